import { routeOf, type Route } from './route';

/** Which page is shown, following the address bar. */
export class Router {
  route: Route = $state.raw(routeOf(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => this.#follow());
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.#follow();
    window.scrollTo(0, 0);
  }

  /** For a click on the page: follows links to our own pages without a reload. */
  readonly onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === 'missing') return;
    event.preventDefault();
    this.go(link.pathname);
  };

  #follow(): void {
    this.route = routeOf(location.pathname);
  }
}
