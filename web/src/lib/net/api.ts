import type {
  CreateTable,
  Joined,
  Me,
  Problem,
  Quick,
  RulesetInfo,
  RulesetPage,
} from '$lib/protocol';

/** An answer of the API that is not a success, or none at all. */
export class ApiFault extends Error {
  constructor(readonly problem: Problem | { readonly code: 'unreachable' }) {
    super(problem.code);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new ApiFault({ code: 'unreachable' });
  }
  if (response.ok) return (await response.json()) as Answer;
  throw new ApiFault(await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem | { code: 'unreachable' }> {
  try {
    const body = (await response.json()) as Problem;
    if (typeof body.code === 'string') return body;
  } catch {
    // A proxy answered in the server's place.
  }
  return { code: 'unreachable' };
}

export const api = {
  me: () => call<Me>('GET', 'me'),
  rename: (name: string) => call<Me>('PATCH', 'me', { name }),
  createTable: (table: CreateTable) => call<Joined>('POST', 'tables', table),
  rulesets: () => call<RulesetInfo[]>('GET', 'rulesets'),
  rulesetPage: (id: string, language: string) =>
    call<RulesetPage>('GET', `rulesets/${id}/${language}`),
  play: (quick: Quick) => call<Joined>('POST', 'play', quick),
};

export type Api = typeof api;
