/** A line of the house for everybody in it, until it ends or is put away. */
import type { Announcement } from "./types";

class Announced {
  #line = $state.raw<Announcement | null>(null);
  #away = $state("");

  /** What is to be shown now. */
  get text(): string {
    return this.#line && this.#line.text !== this.#away ? this.#line.text : "";
  }

  hear = (line: Announcement | null): void => {
    this.#line = line;
  };

  putAway = (): void => {
    this.#away = this.text;
  };
}

export const announced = new Announced();
