/** The board's own words. */
export type BoardMessage = 'board-name' | 'board-selected' | 'board-target';

/** Gives one of the board's own words in the reader's language. */
export type BoardText = (id: BoardMessage) => string;
