/** The tables that wait for whoever looks, the most urgent one first: looked for while something shows them. */
import { api, type Awaited } from "./api";
import { withdraw } from "./shown";

const EVERY = 20_000;
/** Nothing is asked sooner after it was asked, however often somebody wants to know. */
const SOON = 3_000;

class Waiting {
  tables = $state.raw<Awaited[]>([]);
  #shown = 0;
  #timer = 0;
  #asked = -Infinity;

  /** From now on until what it hands back is called. */
  watch = (): (() => void) => {
    this.#shown += 1;
    document.addEventListener("visibilitychange", this.look);
    this.look();
    return () => {
      this.#shown -= 1;
      if (this.#shown) return;
      document.removeEventListener("visibilitychange", this.look);
      clearTimeout(this.#timer);
    };
  };

  /** As soon as may be. */
  look = (): void => {
    clearTimeout(this.#timer);
    if (!this.#shown || document.hidden) return;
    this.#timer = window.setTimeout(() => void this.#ask(), Math.max(0, this.#asked + SOON - performance.now()));
  };

  async #ask(): Promise<void> {
    this.#asked = performance.now();
    // Without an answer it is as it was.
    const found = await api.next().catch(() => null);
    if (found) {
      this.tables = found.tables;
      void withdraw(found.tables.map(({ id }) => id));
    }
    clearTimeout(this.#timer);
    if (this.#shown && !document.hidden) this.#timer = window.setTimeout(this.look, EVERY);
  }
}

export const waiting = new Waiting();
