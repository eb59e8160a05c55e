import type { Library, Records } from './records';
import type { GameRow, GameView, OpenOptions } from './view';

/** For tests: a file is lines of `title: move move …`; one that begins with `!` is of no format. */
export const fakeRecords: Records = {
  library: (bytes) => fakeLibrary(new TextDecoder().decode(bytes)),
  compose: ({ moves }) => fakeLibrary(`played: ${moves.map(({ move }) => move).join(' ')}`),
};

function fakeLibrary(text: string): Library {
  const lines = text.split('\n').filter(Boolean);
  let options: OpenOptions = {};
  let at = 0;
  return {
    open: (given) => {
      options = given;
      at = 0;
      return text.startsWith('!') ? { id: 'read-error-unknown', args: {} } : null;
    },
    read: (most) => {
      const games = lines.slice(at, at + most).map((line) => rowOf(line, options));
      at += games.length;
      return { games, done: at >= lines.length, full: false };
    },
    game: (index) => (lines[index] === undefined ? null : gameOf(lines[index])),
    texts: (index, notation, first, count) =>
      movesOf(lines[index] ?? '')
        .slice(first - 1, first - 1 + count)
        .map((move) => `${notation}:${move}`),
    board: () => null,
    save: (_, { format }) => ({
      extension: format,
      remarks: [],
      refused: [],
      bytes: new TextEncoder().encode(text),
    }),
    saveAll: () => ({ fault: { id: 'write-error-io', args: {} } }),
    free: () => undefined,
  };
}

const movesOf = (line: string): string[] => line.split(': ')[1]?.split(' ') ?? [];

function rowOf(line: string, { encoding }: OpenOptions): GameRow {
  return {
    fault: null,
    game: {
      title: line.split(': ')[0] ?? '',
      event: '',
      red: '',
      black: '',
      date: '',
      outcome: '*',
      plies: movesOf(line).length,
      variations: 0,
      comments: 0,
      fromStart: true,
      startFen: '',
      lost: 0,
      illegal: 0,
      format: 'text',
      encoding: { name: encoding ?? 'utf-8', why: encoding ? 'asked' : 'valid' },
    },
  };
}

function gameOf(line: string): GameView {
  const moves = movesOf(line);
  return {
    headers: [['Title', line.split(': ')[0] ?? '']],
    outcome: '*',
    startFen: '',
    first: 'red',
    parents: moves.map((_, index) => index),
    moves: moves.join(''),
    notes: [],
    opening: null,
    report: {
      format: 'text',
      version: null,
      encoding: null,
      notation: null,
      remarks: [],
      moreRemarks: 0,
      illegal: [],
    },
  };
}
