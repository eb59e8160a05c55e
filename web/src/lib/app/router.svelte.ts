import { routeOf, type Route } from './route';

/** What a page is told by the one that led to it; a reload does not repeat it. */
export interface Arrival {
  /** Take the free seat at the table. */
  readonly sit?: boolean;
  /** Begin a new game against the machine, whatever game was kept. */
  readonly fresh?: boolean;
}

/** Which page is shown, following the address bar. */
export class Router {
  route: Route = $state.raw(routeOf(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => this.#follow());
  }

  /** Goes to a page of ours, with what that page should know when it is reached this way. */
  go(path: string, state: Arrival | null = null): void {
    const here = location.pathname + location.search + location.hash;
    if (path !== here) history.pushState(state, '', path);
    this.#follow();
    window.scrollTo(0, 0);
  }

  /** What the previous page told this one, once. */
  arrival(): Arrival | null {
    const state = history.state as Arrival | null;
    history.replaceState(null, '');
    return state;
  }

  /** For a click on the page: follows links to our own pages without a reload. */
  readonly onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === 'missing') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #follow(): void {
    this.route = routeOf(location.pathname);
  }
}
