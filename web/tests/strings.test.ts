import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readSource, sourcePaths } from './sources';

// What a reader sees or hears comes from locales/, never from the code.

/** Attributes whose text a person sees or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Words that are the same in every language: languages' own names, the drawings' characters. */
const NAMES = /^lib\/(i18n\/language\.ts|board\/(?:Lines\.svelte|picture\.ts)|pieces\/)/;

const LETTER = /\p{L}/u;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Texts in a component's markup that a reader would meet as they stand. */
function markupTexts(path: string): string[] {
  const found: string[] = [];
  const text = (node: unknown) => {
    if (isNode(node) && node['type'] === 'Text') {
      const data = String(node['data']).trim();
      if (LETTER.test(data)) found.push(data);
    }
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (!isNode(value)) return;
    if (value['type'] === 'Attribute') {
      if (SPOKEN.has(String(value['name']))) [value['value']].flat().forEach(text);
      return;
    }
    text(value);
    for (const child of Object.values(value)) walk(child);
  };
  walk(parse(readSource(path), { modern: true }).fragment);
  return found;
}

/** String literals of a script that are in no language of computers. */
function scriptTexts(path: string): string[] {
  const source = readSource(path);
  const scripts = path.endsWith('.svelte')
    ? [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    : [source];
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node)) {
      if (BEYOND_ASCII.test(node.text) && LETTER.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, walk);
  };
  for (const script of scripts) {
    walk(ts.createSourceFile(path, script, ts.ScriptTarget.Latest));
  }
  return found;
}

describe('no visible string stands outside locales/', () => {
  test.each(sourcePaths('.svelte'))('markup of %s', (path) => {
    expect(markupTexts(path)).toEqual([]);
  });

  test.each(sourcePaths('.svelte', '.ts').filter((path) => !NAMES.test(path)))(
    'script of %s',
    (path) => {
      expect(scriptTexts(path)).toEqual([]);
    },
  );
});
