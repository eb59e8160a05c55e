import { expect, test } from 'vitest';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import type { TableHead } from '$lib/protocol';
import { statusLine } from './statusLine';
import type { TableController } from './tableController.svelte';

const vi = new I18n(await Catalogue.load('vi'));

const HEAD: TableHead = {
  phase: 'playing',
  seats: { red: null, black: null },
  host: null,
  clock: null,
  firstMoveBy: null,
  offers: { draw: null, takeback: null, rematch: null },
  notice: null,
  claim: null,
  ruling: null,
  absence: null,
  pause: null,
  outcome: null,
  nextTable: null,
};

type Seen = Omit<Partial<TableController>, 'head'> & { head?: Partial<TableHead> };

/** What the line says at a table seen by Red, who is to move, unless told otherwise. */
const says = ({ head, ...seen }: Seen) =>
  statusLine(vi, {
    head: { ...HEAD, ...head },
    you: 'red',
    turn: 'red',
    now: 1_000,
    status: { kind: 'open' },
    remark: null,
    lookingBack: false,
    premoveText: null,
    ply: 0,
    first: 'red',
    ...seen,
  } as TableController);

test('whose turn it is, from each viewer’s eyes', () => {
  expect(says({})).toEqual({
    text: 'Đến lượt bạn',
    urgent: false,
    warns: false,
    counts: false,
  });
  expect(says({ turn: 'black' })?.text).toBe('Đối thủ đang nghĩ');
  expect(says({ you: null })?.text).toBe('Đỏ đang nghĩ');
});

test('a lost connection outweighs everything', () => {
  const line = says({ status: { kind: 'lost' }, remark: { kind: 'notYourTurn' } });
  expect(line?.text).toContain('Mất kết nối');
  expect(line?.urgent).toBe(true);
});

test('what the person just tried outweighs the game', () => {
  const head = { notice: { type: 'noCapture', plies: 100, limit: 120 } } as const;
  expect(says({ head, remark: { kind: 'notYourTurn' } })?.text).toBe('Chưa đến lượt bạn.');
  expect(says({ head })?.text).toContain('không ăn quân');
});

test('the first move is called for, in red near the end, and never read aloud each second', () => {
  expect(says({ head: { firstMoveBy: 41_000 } })).toMatchObject({ urgent: false, counts: true });
  expect(says({ head: { firstMoveBy: 21_000 } })).toMatchObject({ urgent: true, counts: true });
  expect(says({ turn: 'black', head: { firstMoveBy: 21_000 } })?.text).toBe(
    'Đen có 20 giây để đi nước đầu.',
  );
});

test('an absent opponent can be claimed against once the time has come', () => {
  const absence = { color: 'black', claimAt: 31_000 } as const;
  expect(says({ head: { absence } })?.text).toContain('Sau 30 giây');
  expect(says({ head: { absence }, now: 40_000 })?.text).toContain('Bạn có thể nhận thắng');
  expect(says({ you: null, head: { absence } })?.text).toBe('Đen đã rời ván.');
});

test('a move chosen in advance is named, with how to drop it', () => {
  const line = says({ turn: 'black', premoveText: 'P2-5' });
  expect(line?.text).toBe('Đã đặt sẵn nước P2-5: bấm bàn cờ hoặc Esc để huỷ.');
  expect(line?.counts).toBe(false);
});

test('nothing is said when nothing is being played', () => {
  expect(says({ head: { phase: 'over' } })).toBeNull();
});

test('looking back says where', () => {
  expect(says({ lookingBack: true, ply: 12 })?.text).toBe('Đang xem nước 12');
  expect(says({ lookingBack: true, ply: 0 })?.text).toBe('Đang xem thế ban đầu');
});
