/** Two places: the front room `/`, and a table `/t/ID`. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/t\/([\w-]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  go = (path: string, state: object | null = null): void => {
    history.pushState(state, "", path);
    this.path = path;
    scrollTo(0, 0);
  };

  /** For links: a plain click stays in this page. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const route = new Route();
