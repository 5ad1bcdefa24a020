/** Three places: the front room `/`, a table `/t/ID`, and a step of its finished game `/t/ID/N`. */
class Route {
  path = $state(location.pathname);
  /** The part of the page that the address names. */
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", this.#read);
  }

  #read = (): void => {
    this.path = location.pathname;
    this.hash = location.hash;
  };

  get table(): string | null {
    return /^\/t\/([\w-]+)(?:\/\d{1,6})?\/?$/.exec(this.path)?.[1] ?? null;
  }

  /** The step of a finished game, counted in actions. */
  get step(): number | null {
    const found = /^\/t\/[\w-]+\/(\d{1,6})\/?$/.exec(this.path)?.[1];
    return found === undefined ? null : Number(found);
  }

  get front(): boolean {
    return this.path === "/";
  }

  go = (path: string, state: object | null = null): void => {
    history.pushState(state, "", path);
    this.#read();
    scrollTo(0, 0);
  };

  /** Another address for what is shown already. */
  rename = (path: string, state: object | null = null): void => {
    history.replaceState(state, "", path);
    this.#read();
  };

  /** For links: a plain click stays in this page. */
  follow = (event: MouseEvent, state: object | null = null): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    this.go(link.pathname + link.hash, state);
  };
}

export const route = new Route();
