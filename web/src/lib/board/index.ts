/** The board, its men and its trays: everything the rest of the client takes from here. */
export { default as Board, BOARD_THEMES, type BoardTheme } from './Board.svelte';
export type { BoardAttack } from './attack';
export type { BoardDrawing } from './drawing';
export type { Digits, River } from './Lines.svelte';
export { default as Tray } from './Tray.svelte';
export type { BoardMessage, BoardText } from './text';
export { PIECE_SETS, pieceSvg, pieceUrl, type PieceSet } from '$lib/pieces/pieces';
