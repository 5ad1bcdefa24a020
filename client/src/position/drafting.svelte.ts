/** Writing a position: the house looks at the text whenever it has rested a little, and the table shows what it says. */
import { ApiError } from "../lib/api";
import { bots, usual } from "../lib/roster";
import { said } from "../lib/said";
import { Table } from "../lib/table.svelte";
import type { Refusal, TableMessage } from "../lib/types";
import { type Checked, house, read, wrong } from "./draft";

const SILENT = { send: () => false, close: () => undefined };
const REST = 350;

export class Drafting {
  text = $state("");
  seat = $state(0);
  bot = $state("");
  bots = $state.raw<string[]>([]);
  problems = $state.raw<Refusal[]>([]);
  whole = $state.raw<string | null>(null);
  /** What keeps the house from looking, such as a line that is down. */
  trouble = $state("");
  going = $state(false);
  /** Whether what is on the table is what the text says. */
  fresh = $state(false);
  players = $state(2);
  /** What the components of a table look at: the position as it was when nothing was wrong with it the last time. */
  table = $state.raw(new Table("", () => SILENT));
  /** Changes with whatever makes another table of it, such as how many play. */
  laid = $state("");
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    text: string,
  ) {
    this.text = text;
    void bots(game).then((there) => {
      this.bots = there;
      this.bot ||= usual(there) ?? there[0] ?? "";
    });
  }

  write = (text: string): void => {
    this.text = text;
    this.fresh = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.settled(), REST);
  };

  sit = (seat: number): void => {
    this.seat = seat;
    void this.settled();
  };

  stop = (): void => clearTimeout(this.#timer);

  /** Asks the house what it thinks of the text as it is now. */
  async settled(): Promise<void> {
    const asked = (this.#asked += 1);
    const position = read(this.text);
    if (wrong(position)) return void (this.problems = [position]);
    try {
      const seat = Math.min(this.seat, Math.max(0, (position.players ?? 2) - 1));
      const checked = await house.check(position, seat);
      if (asked === this.#asked) this.#lay(checked, seat);
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof ApiError && error.refusal.id.startsWith("bad-")) this.problems = [error.refusal];
      else this.trouble = said(error);
    }
  }

  #lay(checked: Checked, seat: number): void {
    this.trouble = "";
    this.problems = checked.problems;
    const { view, options, whole } = checked;
    if (!view) return;
    this.seat = seat;
    this.players = view.players;
    this.whole = whole;
    const about = { game: this.game, players: view.players, options, you: { name: null, seats: [seat], host: false } };
    const laid = JSON.stringify(about);
    if (laid !== this.laid) {
      const table = new Table("", () => SILENT);
      table.about = about as unknown as TableMessage;
      table.phase = "playing";
      table.seats = Array.from({ length: view.players }, (_, k) => ({
        seat: k,
        kind: "person",
        name: null,
        bot: null,
        yours: k === seat,
      }));
      table.guard = () => false;
      this.table = table;
    }
    this.table.now = { views: { [seat]: view }, legal: {}, undoable: {} };
    this.laid = laid;
    this.fresh = true;
  }

  /** The address of a table that begins with this; nothing where that cannot be. */
  async play(): Promise<string | null> {
    const position = read(this.text);
    if (wrong(position) || this.going) return null;
    this.going = true;
    try {
      return `/t/${(await house.play(position, this.seat, this.bot)).id}`;
    } catch (error) {
      this.trouble = said(error);
      return null;
    } finally {
      this.going = false;
    }
  }
}
