/** Any game at its table, in its words alone: nothing of it is drawn, so nothing is known but what its table says. */
import type { WordTable } from "../../lib/phrases";
import type { Table } from "../../lib/table.svelte";
import { capital, t, texts } from "../../lib/texts.svelte";
import type { GameEvent, LegalAction } from "../../lib/types";
import { Explain } from "../explain";
import { type Button, type Choice, Game } from "../game.svelte";
import type { Move } from "../motion";
import { type Outlook, outlook } from "../outlook";
import { Words } from "../words";

/** What was said, unless it is the name of a message that is not there. */
const known = (text: string): string => (/^(ask|do)-/.test(text) && !texts.has(text) ? "" : text);

export class PlainGame extends Game<Game["view"], Choice, Outlook, null> {
  readonly words: Words;
  readonly explain: Explain;

  constructor(table: Table, content: unknown) {
    super(table);
    this.words = new Words((content as { words: WordTable }).words);
    this.explain = new Explain(this);
  }

  override read(legal: LegalAction): Choice {
    return { ...legal, kind: legal.action.split(" ")[0]! };
  }

  override outlook(choice: Choice | null): Outlook {
    return outlook(choice, this.table.seat ?? -1);
  }

  override marks(): null {
    return null;
  }

  override button(): Button | null {
    return null;
  }

  override moves(): Move[] {
    return [];
  }

  override icon(): string | null {
    return null;
  }

  /** What is asked; a game may have no words for it. */
  question(seat: number): string {
    return capital(known(this.words.question(this.view, seat)) || t("page-plain-ask"));
  }

  /** A choice, without words as records write it. */
  choice(choice: Choice): string {
    const text = known(this.words.choice(choice, this.view)) || choice.action;
    // A place such as c3 is no word that begins a sentence.
    return /^\p{L}\d/u.test(text) ? text : capital(text);
  }

  /** What comes of a choice, in words; points are told beside it. */
  consequence(choice: Choice): string {
    const { seat } = this.table;
    const told = (event: GameEvent): boolean =>
      !this.quiet(event) &&
      event.kind !== "scored" &&
      !this.headings.includes(event.kind) &&
      !this.words.book.table.rows.includes(event.kind) &&
      (event.seat ?? seat) === seat;
    const events = this.words.book.unsaid(choice.action, [...choice.preview, ...(choice.likely ?? [])]);
    return texts.list(events.filter(told).map((event) => this.words.event(event, this.names)));
  }
}
