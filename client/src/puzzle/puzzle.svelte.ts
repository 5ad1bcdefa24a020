/** A puzzle on its table: what is offered has letters, what is chosen waits, and nothing is played. */
import { said } from "../lib/said";
import { Table } from "../lib/table.svelte";
import type { TableMessage } from "../lib/types";
import { house, type Judged, type Position, type Solution } from "./house";

const SILENT = { send: () => false, close: () => undefined };
const LETTERS = "ABCDEF";

export class Puzzle {
  /** What the components of a table look at; a click there chooses an answer. */
  readonly table: Table;
  solution = $state.raw<Solution | null>(null);
  sending = $state(false);
  trouble = $state("");

  constructor(readonly told: Position) {
    this.solution = told.solution;
    const { seat, view, game, players, options } = told;
    const table = (this.table = new Table("", () => SILENT));
    table.about = {
      game,
      players,
      options,
      you: { name: null, seats: [seat], host: false },
    } as unknown as TableMessage;
    table.phase = "playing";
    table.seats = Array.from({ length: players }, (_, k) => ({
      seat: k,
      kind: "person",
      name: null,
      bot: null,
      yours: k === seat,
    }));
    table.now = { views: { [seat]: view }, legal: { [seat]: told.choices }, undoable: {} };
    table.guard = ([action]) => {
      if (action !== undefined) this.choose(action);
      return false;
    };
    if (this.solution) table.selected = this.solution.answer;
  }

  letter = (action: string): string => LETTERS[this.told.choices.findIndex((one) => one.action === action)] ?? "";

  /** The answer with a letter, if there is one. */
  lettered = (letter: string): string | undefined => this.told.choices[LETTERS.indexOf(letter.toUpperCase())]?.action;

  judged = (action: string): Judged | undefined => this.solution?.choices.find((one) => one.action === action);

  get chosen(): string | null {
    return this.table.selected;
  }

  /** Before the answer it is chosen, after it looked at on the board. */
  choose = (action: string): void => {
    this.table.selected = action;
    this.table.pointed = null;
    this.table.picks += 1;
  };

  /** Answers with what is chosen, or gives up. */
  answer = async (action: string | null): Promise<void> => {
    if (this.sending || this.solution) return;
    this.sending = true;
    this.trouble = "";
    try {
      this.solution = await house.answer(this.told.game, this.told.number, action);
      this.choose(this.solution.answer);
    } catch (error) {
      this.trouble = said(error);
    }
    this.sending = false;
  };
}
