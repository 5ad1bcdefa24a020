/** What is looked for on a rules page, and which of the finds is looked at. */
import { type Chapter, chapters, disputes, type Rule, rules } from "./book";
import { find, fold, type Found, meant } from "./search";
import type { Book } from "./types";

export class Look {
  words = $state("");
  /** The number of the find that is looked at. */
  at = $state(-1);
  readonly chapters: Chapter[];
  readonly rules: Map<string, Rule>;
  readonly disputes: Map<string, Rule[]>;
  readonly wanted = $derived(fold(this.words.trim()));
  readonly found = $derived.by<Found>(() => find(this.chapters, this.words));
  /** The word that was probably meant where nothing is found. */
  readonly meant = $derived.by(() => (this.wanted && !this.found.count ? meant(this.chapters, this.words) : null));

  constructor(readonly book: Book) {
    this.chapters = chapters(book);
    this.rules = rules(this.chapters);
    this.disputes = disputes(this.rules);
  }

  seek(words: string): void {
    this.words = words;
    this.at = -1;
  }

  /** To the next find, or the one before. */
  next(way: 1 | -1): void {
    const { count } = this.found;
    if (count) this.at = this.at < 0 && way < 0 ? count - 1 : (this.at + way + count) % count;
  }
}
