/** A file that is written, and where it is kept. */
type Drawn = { readonly output: string; readonly render: () => string };
/** The outlines for the client, and for the crate that draws diagrams. */
export const client: Drawn;
export const crate: Drawn;
