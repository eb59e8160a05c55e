import { describe, expect, test } from 'vitest';
import { PIECE_SETS, ROLES, SIDES, pieceSvg, pieceUrl } from './pieces';

const all = PIECE_SETS.flatMap((set) =>
  SIDES.flatMap((side) => ROLES.map((role) => [set, side, role] as const)),
);

describe.each(all)('%s %s %s', (set, side, role) => {
  test('is one drawing with nothing from outside and no text', () => {
    const svg = pieceSvg(set, side, role);
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/<text|<image|href|undefined|NaN/);
  });

  test('has an address that gives the same drawing', () => {
    const url = pieceUrl(set, side, role);
    expect(decodeURIComponent(url.replace('data:image/svg+xml,', ''))).toBe(
      pieceSvg(set, side, role),
    );
  });
});

test('every man has his own drawing', () => {
  expect(new Set(all.map((man) => pieceSvg(...man))).size).toBe(28);
});

test('the readable soldier points where he goes', () => {
  expect(pieceSvg('doc', 'red', 'soldier', 'down')).not.toBe(pieceSvg('doc', 'red', 'soldier'));
  expect(pieceSvg('han', 'red', 'soldier', 'down')).toBe(pieceSvg('han', 'red', 'soldier'));
});
