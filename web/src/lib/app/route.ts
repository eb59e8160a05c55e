/** What an address leads to. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'missing' };

/** Table names are short and made of letters and digits. */
const TABLE_PATH = /^\/ban\/([0-9A-Za-z_-]{1,32})\/?$/;

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const id = TABLE_PATH.exec(path)?.[1];
  return id === undefined ? { page: 'missing' } : { page: 'table', id };
}

export const tablePath = (id: string): string => `/ban/${id}`;
