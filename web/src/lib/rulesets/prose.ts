/** A run of words, strong or not. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
}

/** What our pages are made of; text in any other form stands as it is written. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

const HEADING = /^(#{1,3}) +(.+)$/;
const ITEM = /^- +(.+)$/;

/** Reads the few forms of Markdown that the pages on rulesets are written in. */
export function readProse(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n{2,}/)) {
    let lines: string[] = [];
    let items: string[] = [];
    const flush = () => {
      if (items.length > 0) blocks.push({ kind: 'list', items: items.map(spans) });
      if (lines.length > 0) blocks.push({ kind: 'paragraph', spans: spans(lines.join(' ')) });
      lines = [];
      items = [];
    };
    for (const line of part.split('\n')) {
      const heading = HEADING.exec(line);
      const item = ITEM.exec(line);
      if (heading?.[1] && heading[2]) {
        flush();
        blocks.push({ kind: 'heading', level: heading[1].length, spans: spans(heading[2]) });
      } else if (item?.[1]) {
        if (lines.length > 0) flush();
        items.push(item[1]);
      } else if (line.trim() !== '') {
        if (items.length > 0) flush();
        lines.push(line.trim());
      }
    }
    flush();
  }
  return blocks;
}

const spans = (text: string): Span[] =>
  text
    .split('**')
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
