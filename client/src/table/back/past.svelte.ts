/** The table as it was, seen again while the game goes on: which moment is shown, and the moments before and after it. */
import { Table } from "../../lib/table.svelte";
import type { MomentMessage, View } from "../../lib/types";
import type { Game } from "../game.svelte";
import { standing } from "../review";
import Banner from "./Banner.svelte";
import Within from "./Within.svelte";
import "./back.css";

const SILENT = { send: () => false, close: () => undefined };
/** How many moments are kept. */
const KEEP = 200;

export class Past {
  readonly Banner = Banner;
  readonly Within = Within;
  /** What the drawings look at; nobody can act there. */
  readonly table: Table;
  readonly game: Game;
  /** The entry after which the table is wanted, and after which it is shown. */
  at = $state(0);
  shown = $state(0);
  lost = $state(false);
  readonly actions = $derived.by(() => standing(this.real.table.log));
  /** What can be gone through: the beginning, and every action that stands. */
  readonly moments = $derived.by(() => {
    const began = this.real.table.log.find(({ kind }) => kind === "began");
    return [...(began ? [began.seq] : []), ...this.actions.map(({ seq }) => seq)];
  });
  /** The ends of turns among them. */
  readonly turns = $derived.by(() => {
    const { actions } = this;
    const ends = actions.filter(({ seat }, k) => seat !== actions[k + 1]?.seat).map(({ seq }) => seq);
    return [...this.moments.slice(0, 1), ...ends];
  });
  readonly index = $derived.by(() => this.moments.findLastIndex((seq) => seq <= this.at));
  /** The action that led there. */
  readonly action = $derived.by(() => this.actions.find(({ seq }) => seq === this.shown) ?? null);
  readonly #views = new Map<number, Promise<Record<string, View>>>();

  constructor(readonly real: Game) {
    const { table } = real;
    this.table = new Table(table.id, () => SILENT);
    this.table.about = table.about;
    this.table.ownTables = table.ownTables;
    this.table.placed = table.placed;
    this.table.edition = table.edition;
    this.game = real.again!(this.table);
    this.at = table.seq;
    real.film.skip();
  }

  /** The moment after an entry: that of the last action until then that still stands. */
  show = async (seq: number): Promise<void> => {
    const wanted = this.moments.findLast((one) => one <= seq) ?? this.moments[0];
    if (wanted === undefined) return this.close();
    this.at = wanted;
    try {
      const views = await this.#asked(wanted);
      if (this.at !== wanted) return;
      this.lost = false;
      this.#settle(wanted, views);
    } catch {
      this.lost = true;
    }
  };

  /** So many moments on, or back; beyond the last is now. */
  by = async (steps: number): Promise<void> => {
    const { moments, index } = this;
    if (index + steps >= moments.length - 1) return this.close();
    await this.show(moments[Math.max(0, index + steps)] ?? 0);
  };

  /** To the end of the turn before, or of the next. */
  turn = async (forward: boolean): Promise<void> => {
    const to = forward ? this.turns.find((seq) => seq > this.at) : this.turns.findLast((seq) => seq < this.at);
    if (to === undefined && forward) return this.close();
    await this.show(to ?? this.moments[0] ?? 0);
  };

  close = (): void => {
    this.real.past = null;
  };

  #asked(seq: number): Promise<Record<string, View>> {
    const known = this.#views.get(seq);
    if (known) return known;
    const asked = this.real.table.inquire<MomentMessage>({ t: "moment", after: seq }).then(({ views }) => views);
    this.#views.set(seq, asked);
    asked.catch(() => this.#views.delete(seq));
    for (const old of this.#views.keys()) if (this.#views.size > KEEP) this.#views.delete(old);
    return asked;
  }

  #settle(seq: number, views: Record<string, View>): void {
    const { table, real } = this;
    this.shown = seq;
    table.phase = "playing";
    table.seats = real.table.seats;
    table.present = real.table.present;
    table.pace = real.table.pace;
    table.now = { views, legal: {}, undoable: {} };
    table.log = this.actions.filter((action) => action.seq <= seq);
    table.seq = seq;
    const action = this.action;
    this.game.reviewed = action && this.game.marks(action.events);
  }
}
