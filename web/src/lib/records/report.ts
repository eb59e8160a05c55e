import type { I18n } from '$lib/i18n/i18n.svelte';
import type { EncodingView, NotationView, ReportView, Sentence } from './view';

type Words = Pick<I18n, 't' | 'named' | 'has'>;

/** A name from the file's side of the messages; one we have no words for is called by its code. */
const called = ({ named, has }: Words, family: string, code: string): string =>
  has(`${family}-${code}`) ? named(`${family}-${code}`) : code;

export const formatName = (words: Words, format: string): string => called(words, 'format', format);
export const encodingName = (words: Words, encoding: string): string =>
  called(words, 'encoding', encoding);
export const notationName = (words: Words, notation: string): string =>
  called(words, 'notation', notation);

/** Whether another encoding could be right: some formats know but one. */
export const isChoosable = (encoding: EncodingView | null): encoding is EncodingView =>
  encoding !== null && encoding.why !== 'format';

export const encodingWords = (words: Words, { name, why }: EncodingView): string =>
  words.t('report-because', {
    what: encodingName(words, name),
    why: called(words, 'encoding-why', why),
  });

function notationWords(words: Words, { name, tried }: NotationView): string {
  const [, ...others] = tried;
  const what = notationName(words, name);
  const plies = tried.find(([notation]) => notation === name)?.[1];
  return plies === undefined || others.length === 0
    ? what
    : words.t('report-because', { what, why: words.t('report-notation-why', { plies }) });
}

/** What the file is and how it was read, as names and values. */
export function factsOf(
  words: Words,
  { format, version, encoding, notation }: ReportView,
): { readonly name: string; readonly value: string }[] {
  const { t } = words;
  const kind = formatName(words, format);
  const facts = [
    {
      name: t('report-format'),
      value: version === null ? kind : t('report-format-version', { format: kind, version }),
    },
  ];
  if (encoding) facts.push({ name: t('report-encoding'), value: encodingWords(words, encoding) });
  if (notation) facts.push({ name: t('report-notation'), value: notationWords(words, notation) });
  return facts;
}

/** Something a reader should know of a game: where, what, and whether something is lost by it. */
export interface Trouble {
  readonly place: string;
  readonly what: string;
  readonly grave: boolean;
  /** The move to go to, if it is about one. */
  readonly node: number | null;
}

/** A place in words; a header is called as the page calls it. */
function placeWords(words: Words, { id, args }: Sentence): string {
  const header = `header-${String(args['name'])}`;
  const known = id === 'place-header' && words.has(header);
  return words.named(id, known ? { ...args, name: words.named(header) } : args);
}

/** Everything that was repaired or lost, and every illegal move; the losses first. */
export function troubles(
  words: Words,
  { remarks, illegal }: Pick<ReportView, 'remarks' | 'illegal'>,
  text: (node: number) => string,
): Trouble[] {
  const { t, named } = words;
  const found: Trouble[] = illegal.map(({ node, ply, why }) => ({
    place: t('report-illegal-place', { ply, move: text(node) }),
    what: t('replay-illegal-why', { why: named(why.id, why.args) }),
    grave: true,
    node,
  }));
  for (const { what, lost, place } of remarks)
    found.push({
      place: placeWords(words, place.at),
      what: named(what.id, what.args),
      grave: lost,
      node: place.node,
    });
  return [...found.filter(({ grave }) => grave), ...found.filter(({ grave }) => !grave)];
}

/** What is lost, each thing once, with the places it is lost at. */
export function lossesOf(
  words: Words,
  remarks: ReportView['remarks'],
): { readonly what: string; readonly places: readonly string[] }[] {
  const found = new Map<string, string[]>();
  for (const { place, what, grave } of troubles(words, { remarks, illegal: [] }, () => '')) {
    if (!grave) continue;
    const places = found.get(what);
    if (places) places.push(place);
    else found.set(what, [place]);
  }
  return [...found].map(([what, places]) => ({ what, places }));
}
