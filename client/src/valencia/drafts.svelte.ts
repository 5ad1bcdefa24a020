/** What is arranged before it is sent, kept in this browser: a lost line loses nothing, and a second tab shows the same. */

const KEY = "kaffeehaus.plans";
/** So many are kept; the latest is the last. */
const MOST = 20;
type Kept = Record<string, unknown>;

function stored(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {};
  }
}

class Drafts {
  #kept = $state.raw<Kept>(stored());

  constructor() {
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === KEY || key === null) this.#kept = stored();
    });
  }

  get<T>(key: string): T | null {
    return (this.#kept[key] as T | undefined) ?? null;
  }

  set(key: string, value: unknown): void {
    const { [key]: _, ...others } = { ...this.#kept, ...stored() };
    this.#kept = { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [key]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Where nothing can be kept the page still knows it.
    }
  }
}

export const drafts = new Drafts();
