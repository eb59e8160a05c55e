import { describe, expect, test } from 'vitest';
import { Tree } from '$lib/records/tree';
import { stepped, type Step } from './steps';

/** 1 2 3 with 4 5 beside 2. */
const tree = new Tree([0, 1, 2, 1, 4]);
const none: number[] = [];
const from = (node: number, step: Step, chosen = none) => stepped(tree, node, step, chosen);

describe('a step', () => {
  test('goes along the line and stops at its ends', () => {
    expect([from(1, 'previous'), from(0, 'previous')]).toEqual([0, 0]);
    expect([from(1, 'next'), from(3, 'next')]).toEqual([2, 3]);
    expect([from(4, 'first'), from(0, 'last'), from(4, 'last')]).toEqual([0, 3, 5]);
  });

  test('goes where one last went', () => {
    const chosen = [0, 4];
    expect([from(1, 'next', chosen), from(0, 'last', chosen)]).toEqual([4, 5]);
  });

  test('goes to the alternatives of a move', () => {
    expect([from(2, 'alternativeAfter'), from(4, 'alternativeAfter')]).toEqual([4, 4]);
    expect([from(4, 'alternativeBefore'), from(2, 'alternativeBefore')]).toEqual([2, 2]);
    expect(from(0, 'alternativeAfter')).toBe(0);
  });

  test('goes to where lines part', () => {
    expect([from(0, 'forkAfter'), from(3, 'forkBefore'), from(5, 'forkBefore')]).toEqual([1, 1, 1]);
    expect([from(1, 'forkBefore'), from(1, 'forkAfter')]).toEqual([0, 3]);
  });
});
