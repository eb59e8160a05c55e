// How fast the engine searches as WebAssembly, and how much of its native speed that is.
//
//   node scripts/engine-speed.mjs [PROGRAM ARGUMENT…]
//
// Searches the same positions to the same number of nodes with the module that the client loads
// (scripts/wasm builds it) and, if a program is named, with that over UCI on one thread, e.g.
// `target/release/kydai uci`. Both by CPU seconds, since machines are shared; both twice, the first
// time to warm up. Then says what of the engine a browser must load.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';

const NODES = 300_000;
const RULESET = 'wxf-2018';
const HASH_MIB = 32;

const POSITIONS = [
  'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  'r1bakab1r/9/1cn3nc1/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R b - - 0 4',
  '2bakab2/9/2n1c1n2/p1p1p1p1p/9/9/P1P1P1P1P/2N1C1N2/9/2BAKAB2 w - - 0 12',
  '3ak4/4a4/4b4/p3p3p/2b6/2P3P2/P3P3P/4B4/4A4/2BAK4 w - - 0 30',
  '4kab2/4a4/4b1n2/p1N1p3p/9/4R4/P3P3P/4B1r2/4A4/2BAK4 w - - 0 30',
];

const PACKAGE = new URL('../web/src/lib/engine/pkg/', import.meta.url);
const BINARY = readFileSync(new URL('kydai_wasm_engine_bg.wasm', PACKAGE));

/** Runs a search over every position and returns nodes a CPU second. */
async function measure(search, cpuSeconds) {
  for (const fen of POSITIONS) await search(fen);
  const before = cpuSeconds();
  let nodes = 0;
  for (const fen of POSITIONS) nodes += await search(fen);
  return nodes / (cpuSeconds() - before);
}

async function wasm() {
  Object.assign(globalThis, { engineHost: { isStopped: () => false, report: () => {} } });
  const module = await import(new URL('kydai_wasm_engine.js', PACKAGE));
  await module.default({ module_or_path: BINARY });
  const engine = new module.Engine(HASH_MIB);
  const search = (startFen) => {
    engine.clear();
    if (!engine.game(JSON.stringify({ ruleset: RULESET, startFen, moves: [] }))) {
      throw new Error(`no position: ${startFen}`);
    }
    return JSON.parse(engine.go(JSON.stringify({ nodes: NODES }))).line.nodes;
  };
  return measure(search, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
}

async function native([program, ...args]) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const say = (text) => child.stdin.write(`${text}\n`);
  const search = async (fen) => {
    say('ucinewgame');
    say(`position fen ${fen}`);
    say(`go nodes ${NODES}`);
    let nodes = 0;
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended`);
      nodes = Number(/ nodes (\d+)/.exec(value)?.[1] ?? nodes);
      if (value.startsWith('bestmove')) return nodes;
    }
  };
  say('uci');
  say(`setoption name Hash value ${HASH_MIB}`);
  say('setoption name Threads value 1');
  const speed = await measure(search, () => {
    // utime and stime, in ticks of a hundredth; the name before them may have blanks.
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
    return (Number(stat[11]) + Number(stat[12])) / 100;
  });
  say('quit');
  return speed;
}

const thousands = (speed) => `${Math.round(speed / 1000)} k nodes a CPU second`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

const browser = await wasm();
console.log(`WebAssembly (Node ${process.version}): ${thousands(browser)}`);
if (process.argv.length > 2) {
  const own = await native(process.argv.slice(2));
  console.log(`Native: ${thousands(own)}`);
  console.log(`WebAssembly has ${Math.round((browser / own) * 100)} % of it.`);
}
console.log(
  `Module: ${megabytes(BINARY.length)}, ${megabytes(brotliCompressSync(BINARY).length)} with brotli.`,
);
