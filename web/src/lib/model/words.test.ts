import { describe, expect, test } from 'vitest';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import { LANGUAGES, type Language } from '$lib/i18n/language';
import type { EndReason, Fault, Outcome, Problem, Refusal } from '$lib/protocol';
import { spokenAnnouncement, spokenMove } from './spoken';
import { fileAndRank, squareWords } from './squares';
import { PRESETS, timeControl } from './time';
import { eyesOf, outcomeWords, presetName, rulesetName, timeLong, timeShort } from './words';

const speaking = async (language: Language): Promise<I18n> =>
  new I18n(await Catalogue.load(language));

const vi = await speaking('vi');

describe('time controls', () => {
  test.each([
    ['1+0', '1+0', '1 phút'],
    ['10+5', '10+5', '10 phút, thêm 5 giây mỗi nước'],
    ['bigkool-blitz', '8 phút', '8 phút, tối đa 90 giây/nước'],
    ['bigkool-slow', '15 phút', '15 phút, tối đa 3 phút/nước'],
    ['60/25', '60 phút', '60 phút, đi 25 nước, thêm 30 phút'],
    ['unlimited', 'Không tính giờ', 'Không tính giờ'],
  ])('%s', (id, short, long) => {
    const preset = PRESETS.find((candidate) => candidate.id === id);
    expect(preset && timeShort(vi, preset.time)).toBe(short);
    expect(preset && timeLong(vi, preset.time)).toBe(long);
  });

  test('parts are joined as the language does', async () => {
    const time = timeControl({ initial: 900_000, moveCap: 120_000 });
    expect(timeLong(await speaking('zh-Hans'), time)).toBe('15 分钟，每步最多 2 分钟');
  });

  test('byoyomi is told', () => {
    const time = timeControl({ initial: 600_000, byoyomi: { period: 30_000, periods: 3 } });
    expect(timeLong(vi, time)).toBe('10 phút, rồi 3 lần 30 giây');
  });

  test('only presets with a name of their own have one', () => {
    expect(presetName(vi, PRESETS.find(({ id }) => id === 'bigkool-slow')?.time ?? null)).toBe(
      'Bigkool',
    );
    expect(presetName(vi, timeControl({ initial: 60_000 }))).toBeNull();
  });
});

test('a ruleset without words is called by its id', () => {
  expect(rulesetName(vi, 'casual')).toBe('Luật phổ thông');
  expect(rulesetName(vi, 'my-own')).toBe('my-own');
});

describe('the end', () => {
  const mate: Outcome = { result: 'redWins', reason: 'checkmate' };

  test('is told from each viewer’s eyes', () => {
    expect(outcomeWords(vi, mate, 'red')).toEqual({
      title: 'Bạn thắng',
      why: 'Đen bị chiếu bí, bạn thắng ván này.',
    });
    expect(outcomeWords(vi, mate, 'black')).toEqual({
      title: 'Bạn thua',
      why: 'Bạn bị chiếu bí, Đỏ thắng ván này.',
    });
    expect(outcomeWords(vi, mate, null)).toEqual({
      title: 'Đỏ thắng',
      why: 'Đỏ thắng vì Đen bị chiếu bí.',
    });
  });

  test('both can lose, and a draw is nobody’s loss', () => {
    expect(eyesOf({ result: 'bothLose', reason: 'bothAtFault' }, 'red')).toBe('lost');
    expect(eyesOf({ result: 'draw', reason: 'agreement' }, 'red')).toBe('playing');
  });
});

describe('a move, said aloud', () => {
  test.each([
    ['P2-5', 'Pháo hai bình năm'],
    ['M8.7', 'Mã tám tấn bảy'],
    ['X1/4', 'Xe một thoái bốn'],
    ['Tg5.1', 'Tướng năm tấn một'],
    ['Xs-4', 'Xe sau bình bốn'],
    ['Bg.1', 'Tốt giữa tấn một'],
    ['B4t.1', 'Tốt trước bốn tấn một'],
    ['Bg2.1', 'Tốt giữa hai tấn một'],
    ['?', '?'],
  ])('%s', (text, said) => {
    expect(spokenMove(vi, text)).toBe(said);
  });

  test('with its side, and the call of check', async () => {
    expect(spokenAnnouncement(vi, { color: 'black', text: 'P2-5', check: true })).toBe(
      'Đen: Pháo hai bình năm. Chiếu tướng!',
    );
    expect(
      spokenAnnouncement(await speaking('en'), { color: 'red', text: 'M2.3', check: false }),
    ).toBe('Red: horse two forward three.');
  });
});

test('squares are counted from the side’s own right hand and back rank', () => {
  expect(fileAndRank('i0', 'red')).toEqual({ file: 1, rank: 0 });
  expect(fileAndRank('a9', 'black')).toEqual({ file: 1, rank: 0 });
  const view = {
    fen: '',
    turn: 'red',
    pieces: [{ square: 'i0', color: 'red', role: 'chariot' }],
    check: false,
    checkers: [],
    general: 'e0',
    dests: {},
    status: 'ongoing',
    captured: { red: [], black: [] },
    lastMove: null,
  } as const;
  const position = {
    ...view,
    pieces: [...view.pieces],
    checkers: [],
    captured: { red: [], black: [] },
  };
  expect(squareWords(vi, position, 'i0', 'red')).toBe('Xe đỏ, cột 1 hàng 0');
  expect(squareWords(vi, position, 'e4', 'red')).toBe('Trống, cột 5 hàng 4');
});

describe('everything the server can say has words', () => {
  const REASONS: Record<EndReason, true> = {
    checkmate: true,
    stalemate: true,
    resignation: true,
    timeout: true,
    moveTimeout: true,
    quotaTimeout: true,
    agreement: true,
    abandonment: true,
    repetition: true,
    perpetualCheck: true,
    perpetualKill: true,
    perpetualChase: true,
    perpetualAttack: true,
    tooManyChecks: true,
    tooManyChases: true,
    noCapture: true,
    noProgress: true,
    lengthLimit: true,
    deadMaterial: true,
    bothAtFault: true,
    aborted: true,
    firstMoveTimeout: true,
    serverFault: true,
  };

  test.each(LANGUAGES)('every end in %s', async (language) => {
    const words = await speaking(language);
    expect(Object.keys(REASONS).filter((reason) => !words.has(`outcome-${reason}`))).toEqual([]);
  });

  // The message ids of these are built in the code, where the compiler checks them one by one.
  test('refusals, faults and problems are typed', () => {
    const refusal: `refusal-${Refusal}` = 'refusal-notYourTurn';
    const fault: `fault-${Fault}` = 'fault-restart';
    const problem: `problem-${Problem['code']}` = 'problem-internal';
    expect([refusal, fault, problem].every((id) => vi.has(id))).toBe(true);
  });
});
