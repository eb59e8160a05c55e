/** Where the drawing is kept. */
export const output: string;
/** The drawing as it is to be kept. */
export function render(): string;
