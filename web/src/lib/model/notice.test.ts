import { expect, test } from 'vitest';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import type { Notice, RuledPly, Ruling } from '$lib/protocol';
import { basisWords, forbiddenWords, warning } from './notice';
import { plyWords, storyHeading } from './story';

const vi = new I18n(await Catalogue.load('vi'));
const en = new I18n(await Catalogue.load('en'));

const CHASE: RuledPly = {
  move: 'd5d4',
  piece: 'chariot',
  labels: ['chase'],
  attacks: [
    {
      label: 'chase',
      by: 'chariot',
      attacker: 'd4',
      of: 'cannon',
      victim: 'b4',
      protectors: [],
      fakeProtectors: [],
    },
  ],
  provisional: false,
};
const RUN: RuledPly = {
  move: 'b5b4',
  piece: 'cannon',
  labels: ['idle'],
  attacks: [],
  provisional: false,
};
const RULING: Ruling = {
  reason: 'perpetualChase',
  by: 'red',
  article: null,
  times: 3,
  firstPly: 10,
  plies: [RUN, CHASE, { ...RUN, move: 'b4b5' }, { ...CHASE, move: 'd4d5' }],
};

const repetition = (times: number): Notice => ({
  type: 'repetition',
  times,
  limit: 4,
  fault: { by: 'red', reason: 'perpetualChase' },
  then: 'loses',
});
const said = (notice: Notice) => ({ notice, claim: null, ruling: RULING });

test('both sides see the state, with what is chased', () => {
  expect(warning(vi, said(repetition(2)), 'black', 'red')).toEqual({
    text: 'Lần lặp thứ 2 — Đỏ đang đuổi bắt mãi Pháo, phải đổi nước: lặp đến lần thứ 4 là thua.',
    yours: false,
  });
  expect(warning(vi, said(repetition(2)), 'red', 'red').text).toContain('bạn đang đuổi bắt mãi');
});

test('one repetition ahead the offender is warned, and nobody else', () => {
  expect(warning(vi, said(repetition(3)), 'red', 'red')).toEqual({
    text: 'Bạn đang đuổi bắt mãi Pháo: lặp thêm lần nữa sẽ thua. Hãy đổi nước!',
    yours: true,
  });
  expect(warning(vi, said(repetition(3)), null, 'red')).toEqual({
    text: 'Lần lặp thứ 3 — Đỏ đang đuổi bắt mãi Pháo, phải đổi nước: lặp thêm lần nữa sẽ thua.',
    yours: false,
  });
});

test('a repetition without fault says what it leads to', () => {
  const notice = { type: 'repetition', times: 3, limit: 4, fault: null, then: 'refused' } as const;
  expect(warning(vi, said(notice), 'red', 'red')).toEqual({
    text: 'Thế cờ này đã xuất hiện 3 lần; nước đưa về nó lần thứ 4 sẽ không đi được.',
    yours: false,
  });
});

test('the last check that is allowed is one the checking side is told of', () => {
  const checks = { type: 'checks', by: 'black', times: 10, limit: 10 } as const;
  expect(warning(vi, said(checks), 'black', 'red').yours).toBe(true);
  expect(warning(vi, said(checks), 'red', 'red').yours).toBe(false);
  expect(warning(vi, said({ ...checks, times: 8 }), 'black', 'red').text).toBe(
    'Bạn đã chiếu 8 lần liền; luật chỉ cho phép 10 lần.',
  );
});

test('counts are of full moves, and claims say of how many', () => {
  const notice = { type: 'noCapture', plies: 99, limit: 120 } as const;
  expect(warning(vi, said(notice), null, 'red').text).toBe(
    '50 nước liền không ăn quân; đến nước 60 thì hoà.',
  );
  const claim = { reason: 'noCapture', count: 60 } as const;
  const claimable = { type: 'claimable', reason: 'noCapture' } as const;
  expect(warning(vi, { notice: claimable, claim, ruling: null }, null, 'red').text).toBe(
    'Đã đủ 60 nước không ăn quân: ai xin hoà sẽ được xử hoà.',
  );
});

test('a refused move says which rule, which count and what it did', () => {
  expect(forbiddenWords(vi, { type: 'checks', most: 10 }, 'X4-5', 'bigkool')).toBe(
    'Không đi được X4-5: đó là nước chiếu liền thứ 11, luật chỉ cho phép 10. Hãy đi một nước không chiếu. Luật của bàn: Luật Bigkool.',
  );
  expect(
    forbiddenWords(vi, { type: 'repetition', times: 4, offence: null }, 'X9/1', 'no-fourth'),
  ).toContain('thế cờ sẽ lặp lần thứ 4');
  expect(
    forbiddenWords(
      vi,
      { type: 'repetition', times: 4, offence: 'perpetualCheck' },
      'X9/1',
      'tiantian',
    ),
  ).toContain('bạn đang chiếu mãi');
});

test('a ruling names its article where the source has one', () => {
  expect(basisWords(vi, 'wxf-2018', 'perpetualChase')).toBe(
    'Theo Luật thế giới WXF 2018, điều 20.',
  );
  expect(basisWords(vi, 'casual', 'perpetualCheck')).toBe('Theo Luật phổ thông.');
});

test('a ply is told as a sentence, files counted from the reader’s side', () => {
  expect(plyWords(vi, CHASE, 'red')).toBe('Xe cột 6 đuổi bắt Pháo cột 8 (không căn)');
  expect(plyWords(en, CHASE, 'black')).toBe(
    'Chariot on file 4 chases cannon on file 2 (unprotected)',
  );
  expect(plyWords(vi, RUN, 'red')).toBe('Nước chờ');
  const [attack] = CHASE.attacks;
  const guarded = attack ? [{ ...attack, fakeProtectors: ['a6'] }] : [];
  expect(plyWords(vi, { ...CHASE, attacks: guarded }, 'red')).toBe(
    'Xe cột 6 đuổi bắt Pháo cột 8 (căn giả); cột 9 có giữ nhưng không ăn lại được',
  );
});

test('the story says where it lies', () => {
  expect(storyHeading(vi, RULING)).toBe('Vòng lặp nước 10 đến 13, lặp lần thứ 3');
  expect(storyHeading(vi, { ...RULING, reason: 'tooManyChecks', times: 7 })).toBe(
    '7 nước chiếu liền, nước 10 đến 13',
  );
});
