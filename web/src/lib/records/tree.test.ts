import { describe, expect, test } from 'vitest';
import { Tree } from './tree';

/** 1 2 3 with 4 5 beside 2, and 6 beside 5. */
const tree = new Tree([0, 1, 2, 1, 4, 4]);

describe('a tree', () => {
  test('knows its lines', () => {
    expect(tree.length).toBe(6);
    expect(tree.mainLine()).toEqual([1, 2, 3]);
    expect(tree.line(4)).toEqual([4, 5]);
    expect(tree.end(1)).toBe(3);
    expect(tree.path(6)).toEqual([1, 4, 6]);
  });

  test('knows what stands beside what', () => {
    expect(tree.children(1)).toEqual([2, 4]);
    expect(tree.choices(4)).toEqual([2, 4]);
    expect(tree.alternatives(2)).toEqual([4]);
    expect(tree.alternatives(4)).toEqual([]);
    expect(tree.choices(0)).toEqual([]);
  });

  test('knows how far and how much', () => {
    expect([0, 1, 4, 6].map((node) => tree.ply(node))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 4, 6].map((node) => tree.size(node))).toEqual([7, 6, 2, 3, 1]);
    expect([0, 3, 4, 6].map((node) => tree.mainBefore(node))).toEqual([0, 3, 1, 1]);
  });

  test('is deep without a stack', () => {
    const deep = new Tree(Array.from({ length: 200_000 }, (_, node) => node));
    expect(deep.mainLine()).toHaveLength(200_000);
    expect(deep.ply(200_000)).toBe(200_000);
  });
});
