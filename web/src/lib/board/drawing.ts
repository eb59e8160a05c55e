/** A circle or an arrow that an author drew on the board. */
export interface BoardDrawing {
  readonly color: 'green' | 'red' | 'yellow' | 'blue';
  /** The square, or where the arrow begins. */
  readonly from: string;
  /** Where the arrow ends; without it, it is a circle. */
  readonly to: string | null;
}
