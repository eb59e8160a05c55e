// Every row of docs/seeds.md says what shows its rule. This checks that the tests it names exist.
//
//     `crate::module::test`     a Rust test, spelled as nextest spells it (read from stdin)
//     `e2e: title`              a browser test in web/e2e
//     `web: title`              a unit test of the client
//     screen: …                 words for a person who looks
//     not yet (issue: …)        nothing yet

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAPER = 'docs/seeds.md';

/** The names of all Rust tests, from nextest's list. */
function rustTests() {
  const { 'rust-suites': suites } = JSON.parse(readFileSync(0, 'utf8'));
  return new Set(
    Object.values(suites).flatMap((suite) =>
      Object.keys(suite.testcases).map((test) => `${suite['binary-id']}::${test}`),
    ),
  );
}

/** The titles of all tests in the files below `folder` whose names end with `ending`. */
function titles(folder, ending) {
  const found = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !entry.name.endsWith(ending) || path.includes('node_modules')) continue;
    for (const [, , title] of readFileSync(path, 'utf8').matchAll(
      /\b(?:test|it)(?:\.\w+)?\(\s*(['"`])(.+?)\1/g,
    )) {
      found.add(title);
    }
  }
  return found;
}

const rust = rustTests();
const browser = titles('web/e2e', '.spec.ts');
const client = new Set([...titles('web/src', '.test.ts'), ...titles('web/tests', '.test.ts')]);

const faults = [];
let rows = 0;
let named = 0;
let later = 0;
for (const [index, line] of readFileSync(PAPER, 'utf8').split('\n').entries()) {
  if (!/^\| *\d/.test(line)) continue;
  rows += 1;
  const fault = (words) => faults.push(`${PAPER}:${index + 1}: ${words}`);
  const shown = line.split('|').at(-2) ?? '';
  const spans = [...shown.matchAll(/`([^`]+)`/g)].map(([, span]) => span);
  for (const span of spans) {
    const [, kind, title] = span.match(/^(e2e|web): (.+)$/) ?? [];
    const exists = kind ? (kind === 'e2e' ? browser : client).has(title) : rust.has(span);
    if (!exists) fault(`no test is called "${span}"`);
  }
  named += spans.length;
  if (/not yet \(/.test(shown)) later += 1;
  else if (spans.length === 0 && !/screen: /.test(shown)) fault('nothing shows this rule');
}
if (rows === 0) faults.push(`${PAPER}: no rows found`);

for (const line of faults) console.error(line);
console.log(`${PAPER}: ${rows} rows, ${named} tests named, ${later} not yet, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
