/** What an address leads to. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  /** The page on one ruleset, or the list of all. */
  | { readonly page: 'rules'; readonly id: string | null }
  /** Where files of games are brought, and what was brought. */
  | { readonly page: 'import' }
  /** One game of a file that was brought, from 1; without a file, the game that the link carries. */
  | { readonly page: 'replay'; readonly file: string | null; readonly game: number }
  /** A game against the machine. */
  | { readonly page: 'machine' }
  | { readonly page: 'missing' };

/** Table names are short and made of letters and digits. */
const TABLE_PATH = /^\/ban\/([0-9A-Za-z_-]{1,32})\/?$/;

const RULES_PATH = /^\/luat(?:\/([0-9a-z-]{1,32}))?\/?$/;

const IMPORT_PATH = /^\/nhap\/?$/;

const MACHINE_PATH = /^\/may\/?$/;

const REPLAY_PATH = /^\/xem(?:\/([0-9a-f]{12})\/([1-9][0-9]{0,6}))?\/?$/;

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const rules = RULES_PATH.exec(path);
  if (rules) return { page: 'rules', id: rules[1] ?? null };
  if (IMPORT_PATH.test(path)) return { page: 'import' };
  if (MACHINE_PATH.test(path)) return { page: 'machine' };
  const replay = REPLAY_PATH.exec(path);
  if (replay) return { page: 'replay', file: replay[1] ?? null, game: Number(replay[2] ?? 1) };
  const id = TABLE_PATH.exec(path)?.[1];
  return id === undefined ? { page: 'missing' } : { page: 'table', id };
}

export const tablePath = (id: string): string => `/ban/${id}`;

export const rulesPath = (id?: string): string => (id === undefined ? '/luat' : `/luat/${id}`);

export const machinePath = (): string => '/may';

export const importPath = (): string => '/nhap';

/** Where in a game a link leads: a ply of the main line, or any move by its number in the file. */
export interface Spot {
  readonly ply?: number | null;
  readonly node?: number | null;
}

/** A game of a file that was brought, by its place from 0; or one that the link itself carries. */
export function replayPath(
  game: ({ readonly file: string; readonly index: number } | { readonly fragment: string }) & Spot,
): string {
  const path = 'file' in game ? `/xem/${game.file}/${game.index + 1}` : '/xem';
  const fragment = 'file' in game ? '' : `#${game.fragment}`;
  return path + spotQuery(game) + fragment;
}

/** The part of an address that says where in a game one looks. */
export function spotQuery({ ply, node }: Spot): string {
  if (ply) return `?nuoc=${ply}`;
  return node ? `?nut=${node}` : '';
}

/** Where in a game an address leads. */
export function spotOf(query: string): Spot {
  const number = (name: string) => {
    const text = new URLSearchParams(query).get(name) ?? '';
    return /^[0-9]{1,7}$/.test(text) ? Number(text) : null;
  };
  return { ply: number('nuoc'), node: number('nut') };
}
