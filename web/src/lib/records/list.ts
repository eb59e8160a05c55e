import type { GameRow, Summary } from './view';

/** A game of the list, and where it comes from. */
export interface Listed {
  readonly file: string;
  /** The name the file had. */
  readonly fileName: string;
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly row: GameRow;
}

/** Text as it is searched in: small, without accents, đ as d. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u0111/g, 'd');

const haystacks = new WeakMap<GameRow, string>();

function haystack({ row, fileName }: Listed): string {
  let found = haystacks.get(row);
  if (found === undefined) {
    const { title = '', event = '', red = '', black = '', date = '' } = row.game ?? {};
    found = folded([title, event, red, black, date, fileName].join('\n'));
    haystacks.set(row, found);
  }
  return found;
}

/** The games in which every word stands somewhere. */
export function found(games: readonly Listed[], wanted: string): readonly Listed[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return games;
  return games.filter((game) => {
    const text = haystack(game);
    return words.every((word) => text.includes(word));
  });
}

/** What a game is called in a list: its title, its players, or nothing. */
export function gameName(game: Pick<Summary, 'title' | 'red' | 'black' | 'event'>): string {
  const players = [game.red, game.black].filter(Boolean).join(' \u2013 ');
  return game.title || players || game.event;
}

/** The part of a long list that is on the screen, with some rows around it. */
export function visible(
  scrolled: number,
  height: number,
  row: number,
  count: number,
): { readonly from: number; readonly to: number } {
  const SPARE = 6;
  const within = (place: number) => Math.max(0, Math.min(place, count));
  const first = Math.max(0, scrolled);
  return {
    from: within(Math.floor(first / row) - SPARE),
    to: within(Math.ceil((first + height) / row) + SPARE),
  };
}
