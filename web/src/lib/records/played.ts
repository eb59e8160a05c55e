import type { Outcome, Seats, TableSettings, TableState } from '$lib/protocol';
import type { Composition } from './view';

const OUTCOMES: Record<Outcome['result'], string> = {
  redWins: '1-0',
  blackWins: '0-1',
  draw: '1/2-1/2',
  bothLose: '*',
  aborted: '*',
};

const seconds = (milliseconds: number): number => Math.round(milliseconds / 1_000);

/** The time control as PGN writes it: `600+5`, `40/3600:1800`, `-` without a clock. */
export function timeControl(time: TableSettings['time']): string {
  if (!time) return '-';
  const stages = time.quotas.map(({ moves, bonus }) => ({ moves, bonus: seconds(bonus) }));
  const increment = time.increment > 0 ? `+${seconds(time.increment)}` : '';
  const [first, ...others] = stages;
  if (!first) return `${seconds(time.initial)}${increment}`;
  // The bonus of a stage is there when its moves are made.
  const later = [first, ...others].map(({ bonus }, place) => {
    const moves = others[place]?.moves;
    return `${moves === undefined ? '' : `${moves}/`}${bonus}${increment}`;
  });
  return [`${first.moves}/${seconds(time.initial)}${increment}`, ...later].join(':');
}

/** The day of a moment as PGN writes it, in UTC as the server has it: `2026.11.30`. */
const day = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '.');

const named = (seats: Seats): [string, string][] => [
  ['Red', seats.red?.name ?? ''],
  ['Black', seats.black?.name ?? ''],
];

/** A game played here as a record: who, when, by which rules, how long they thought, how it ended. */
export function compositionOf(state: TableState, event: string, site: string): Composition {
  const { createdAt, settings, head, moves } = state;
  const headers: [string, string][] = [
    ['Event', event],
    ['Site', site],
    ['Date', day(createdAt)],
    ...named(head.seats),
    ['TimeControl', timeControl(settings.time)],
    ['Ruleset', settings.ruleset],
    ['Termination', head.outcome?.reason ?? ''],
  ];
  return {
    startFen: settings.startFen,
    moves: moves.map(({ move, spent }) => (settings.time ? { move, elapsed: spent } : { move })),
    headers: headers.filter(([, value]) => value !== ''),
    outcome: head.outcome ? OUTCOMES[head.outcome.result] : '*',
  };
}
