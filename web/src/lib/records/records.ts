import type {
  Batch,
  BoardView,
  Composition,
  Fault,
  GameView,
  OpenOptions,
  Saved,
  SaveOptions,
  Sentence,
} from './view';

/** A file that was written, or why it was not. */
export type SavedFile = (Saved & { readonly bytes: Uint8Array<ArrayBuffer> }) | Fault;

/** One file and the games that have been read from it; it holds memory until it is freed. */
export interface Library {
  /** Begins to read from the beginning; says what is wrong with the file, if something is. */
  open(options: OpenOptions): Sentence | null;
  /** Reads so many games more. */
  read(most: number): Batch;
  game(index: number): GameView | null;
  /** The texts of so many moves from the node `first` on, in the order of the nodes. */
  texts(index: number, notation: string, first: number, count: number): string[];
  /** The board at a node; 0 is the start. */
  board(index: number, node: number): BoardView | null;
  save(index: number, options: SaveOptions): SavedFile;
  saveAll(options: SaveOptions): SavedFile;
  free(): void;
}

/** Reading and writing what people keep games in, as the rest of the client sees it. */
export interface Records {
  library(bytes: Uint8Array): Library;
  /** A library of one game that was played here. */
  compose(composition: Composition): Library;
}

/** The formats, the ones people ask for most first. */
export const FORMATS = [
  'pgn',
  'xqf',
  'cbr',
  'cbl',
  'dhtmlxq',
  'mxq',
  'cbf',
  'fen',
  'text',
] as const;
export type Format = (typeof FORMATS)[number];

export const ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'utf-16le',
  'windows-1258',
  'tcvn3',
  'vni',
  'viscii',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const NOTATIONS = [
  'vi',
  'zh',
  'zh-hant',
  'wxf',
  'iccs',
  'uci',
  'uci10',
  'san',
  'san10',
] as const;
export type Notation = (typeof NOTATIONS)[number];
