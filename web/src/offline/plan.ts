// What the offline copy of the client answers, and with what.

/** What is fetched by a page, as far as it matters here. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  /** A page is being opened. */
  readonly opensPage: boolean;
}

/**
 * - `page`: the newest page there is, or without a network the one that was kept;
 * - `file`: a file that never changes, so that a kept one is as good;
 * - `pass`: nothing of ours to answer.
 */
export type Answer = 'page' | 'file' | 'pass';

/** Programs ask here; what they are told is never kept. */
const TALK = /^\/(?:api|ws|healthz|metrics)(?:\/|$)/;

export function answerFor({ url, method, opensPage }: Asked, origin: string): Answer {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || TALK.test(asked.pathname)) return 'pass';
  if (opensPage) return 'page';
  return asked.pathname.startsWith('/assets/') ? 'file' : 'pass';
}

/** What belongs to the engine, which not everybody wants to have. */
const ENGINE = /kydai_wasm_engine|engine\.worker/;

/** The files of a build, by whether everybody gets them. */
export function groupsOf(files: readonly string[]): { shell: string[]; engine: string[] } {
  return {
    shell: files.filter((file) => !ENGINE.test(file)),
    engine: files.filter((file) => ENGINE.test(file)),
  };
}
