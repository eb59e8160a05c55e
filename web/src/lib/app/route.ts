/** What an address leads to. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  /** The page on one ruleset, or the list of all. */
  | { readonly page: 'rules'; readonly id: string | null }
  | { readonly page: 'missing' };

/** Table names are short and made of letters and digits. */
const TABLE_PATH = /^\/ban\/([0-9A-Za-z_-]{1,32})\/?$/;

const RULES_PATH = /^\/luat(?:\/([0-9a-z-]{1,32}))?\/?$/;

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const rules = RULES_PATH.exec(path);
  if (rules) return { page: 'rules', id: rules[1] ?? null };
  const id = TABLE_PATH.exec(path)?.[1];
  return id === undefined ? { page: 'missing' } : { page: 'table', id };
}

export const tablePath = (id: string): string => `/ban/${id}`;

export const rulesPath = (id?: string): string => (id === undefined ? '/luat' : `/luat/${id}`);
