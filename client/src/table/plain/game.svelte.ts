/** Any game at its table, in its words alone: nothing of it is drawn, so nothing is known but what its table says. */
import { api } from "../../lib/api";
import type { WordTable } from "../../lib/phrases";
import type { Table } from "../../lib/table.svelte";
import { t, texts } from "../../lib/texts.svelte";
import type { GameEvent, LegalAction } from "../../lib/types";
import { consequences, type Line } from "../consequences";
import { Explain } from "../explain";
import { type Button, type Choice, Game } from "../game.svelte";
import { type Move, signed } from "../motion";
import { type Outlook, outlook, own } from "../outlook";
import { PlainWords } from "./words";

/** What comes of a choice, in words. */
export interface Comes {
  now: string;
  /** What the end of the turn brings. */
  end: string;
  /** What becomes possible. */
  then: string;
  /** What of the end of the game it changes. */
  stands: string;
  points: number;
  /** Whether some of it rests on how later questions are usually answered. */
  likely: boolean;
}

export class PlainGame extends Game<Game["view"], Choice, Outlook, null> {
  readonly words: PlainWords;
  readonly explain: Explain;
  #actions: Promise<string[]> | null = null;

  constructor(table: Table, content: unknown) {
    super(table);
    this.words = new PlainWords((content as { words: WordTable }).words);
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

  /** Every action of the game; what was asked for once is kept. */
  actions(): Promise<string[]> {
    const asked = (this.#actions ??= api.actions(this.view.game, this.table.edition));
    asked.catch(() => (this.#actions = null));
    return asked;
  }

  /** What comes of a choice beyond its own words; one's own points are told beside it. */
  comes(choice: Choice): Comes {
    const { words, view, names } = this;
    const seat = this.table.seat ?? -1;
    const listener = {
      seat,
      view,
      names,
      words: {
        event: (event: GameEvent) => this.#named(event, seat),
        choice: (legal: LegalAction) => words.choice(legal, view),
        quiet: (event: GameEvent) => this.#elsewhere(event, seat),
        standing: (key: string, players: number) => words.standing(key, players),
        closes: (event: GameEvent) => words.closes(event),
      },
    };
    const unsaid = (events: GameEvent[] = []): GameEvent[] => words.book.unsaid(choice.action, events);
    const preview = { ...choice, preview: unsaid(choice.preview), likely: unsaid(choice.likely) };
    const { now, end, then, stands, points, likely } = consequences(preview, listener);
    const list = (lines: Line[]): string => texts.list(lines.map(({ text }) => text));
    const changed = stands.filter(({ gain }) => gain).map(({ text, gain }) => `${text} ${signed(gain)}`);
    return { now: list(now), end: list(end), then: texts.list(then), stands: texts.list(changed), points, likely };
  }

  /** What happens to another player is told with the name. */
  #named(event: GameEvent, seat: number): string {
    const what = this.words.event(event, this.names);
    if (own(event, seat) || this.nobodys.includes(event.kind)) return what;
    return t("log-line", { player: this.name(event.seat!), what });
  }

  /** Whether an event is told beside the choice, or concerns all of the table at once. */
  #elsewhere(event: GameEvent, seat: number): boolean {
    const { rows } = this.words.book.table;
    const told = event.kind === "scored" && own(event, seat);
    return told || this.quiet(event) || this.headings.includes(event.kind) || rows.includes(event.kind);
  }
}
