import type { Tree } from '$lib/records/tree';

/** A way from one move to another. */
export type Step =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'alternativeBefore'
  | 'alternativeAfter'
  | 'forkBefore'
  | 'forkAfter';

/**
 * Where a step leads from a node; `chosen` has the continuation that was last walked from each node,
 * or 0, so that a step back and a step on end where they began.
 */
export function stepped(tree: Tree, node: number, step: Step, chosen: ArrayLike<number>): number {
  const next = (from: number): number | null => chosen[from] || tree.next(from);
  switch (step) {
    case 'previous':
      return tree.parent(node);
    case 'next':
      return next(node) ?? node;
    case 'first':
      return 0;
    case 'last': {
      let end = node;
      for (let on = next(end); on !== null; on = next(end)) end = on;
      return end;
    }
    case 'alternativeBefore':
    case 'alternativeAfter': {
      const choices = tree.choices(node);
      const at = choices.indexOf(node) + (step === 'alternativeAfter' ? 1 : -1);
      return choices[at] ?? node;
    }
    case 'forkBefore': {
      let at = node;
      while (at !== 0) {
        at = tree.parent(at);
        if (isFork(tree, at)) break;
      }
      return at;
    }
    case 'forkAfter': {
      let at = node;
      for (let on = next(at); on !== null; on = next(at)) {
        at = on;
        if (isFork(tree, at)) break;
      }
      return at;
    }
  }
}

function isFork(tree: Tree, node: number): boolean {
  const main = tree.next(node);
  return main !== null && tree.sibling(main) !== null;
}
