import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BINARY = process.env['KYDAI_BINARY'];

/** The real server on a data folder of its own, which outlives its processes. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'kydai-e2e-'));
  readonly #port: number;
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** Starts a process on the same port and folder as the one before it. */
  async start(): Promise<void> {
    if (BINARY === undefined) throw new Error('KYDAI_BINARY names the server to test');
    const child = spawn(
      BINARY,
      ['serve', '--listen', `127.0.0.1:${String(this.#port)}`, '--data', this.#data],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#log += chunk.toString()));
    }
    const patience = Date.now() + 15_000;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > patience) {
        throw new Error(`the server did not start:\n${this.#log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends the process as a power cut would: `kill -9`, no goodbye. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the process politely and removes its folder. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  probe.close();
  await once(probe, 'close');
  return address.port;
}
