/** A finished game step by step: which step is shown, with whose eyes, and the views near it. */
import { api } from "../../lib/api";
import type { Clock } from "../../lib/clocks";
import { ofFinished, type Report } from "../../lib/report";
import { Table } from "../../lib/table.svelte";
import type { Outcome, Step, Story, View } from "../../lib/types";

const SILENT = { send: () => false, close: () => undefined };
/** How many views after the one shown are fetched before anybody asks. */
const AHEAD = 3;

export class Replay {
  /** What the components of a table look at; nobody can act there. */
  readonly table: Table;
  number = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  /** Whether the review of the game is looked at. */
  reviewing = $state(!!(history.state as { review?: boolean } | null)?.review);
  /** The step that can be seen; it follows `number` as soon as its view is here. */
  shown = $state(-1);
  /** The view before the step, in which its action was chosen. */
  earlier = $state.raw<View | null>(null);
  lost = $state(false);
  /** How the game ended, once that has been looked up. */
  outcome = $state.raw<Outcome | null>(null);
  readonly count: number;
  readonly step = $derived.by<Step | null>(() => this.story.steps[this.shown - 1] ?? null);
  /** The moments between two turns, the beginning and the end included. */
  readonly turns: number[];
  /** Where each round begins; what comes before the first has no number of its own. */
  readonly rounds: { round: number; at: number }[];
  readonly #views = new Map<string, Promise<View>>();

  constructor(readonly story: Story) {
    const { steps } = story;
    this.table = new Table(story.id, () => SILENT);
    this.table.ownTables = story.own_tables;
    this.table.placed = story.placed;
    this.table.edition = story.edition;
    this.count = steps.length;
    if (story.over)
      void this.#view(this.count, null).then(
        (view) => (this.outcome = view.outcome),
        () => undefined,
      );
    const last = (k: number): boolean => steps[k]!.turn !== steps[k + 1]?.turn;
    this.turns = [0, ...steps.flatMap((step, k) => (last(k) ? [step.number] : []))];
    const first = (k: number): boolean => steps[k]!.round !== steps[k - 1]?.round;
    this.rounds = steps.flatMap((step, k) =>
      step.round && first(k) ? [{ round: step.round, at: step.number - 1 }] : [],
    );
  }

  /** The address of the moment shown. */
  get path(): string {
    return `/t/${this.story.id}/${this.number}`;
  }

  /** What is reported of a problem at the moment shown. */
  report = async (version: string): Promise<Report> => {
    const { game, edition, id } = this.story;
    return ofFinished(version, game, edition, this.number, this.eyes, await api.record(id));
  };

  /** Goes to the moment after so many actions. */
  show = async (number: number, eyes: number | null = this.eyes): Promise<void> => {
    const wanted = Math.min(Math.max(number, 0), this.count);
    this.number = wanted;
    this.eyes = eyes;
    try {
      const view = await this.#view(wanted, eyes);
      if (this.number !== wanted || this.eyes !== eyes) return;
      this.lost = false;
      this.#settle(wanted, view);
      for (let near = wanted + 1; near <= wanted + AHEAD; near += 1) this.#fetch(near, eyes);
      this.earlier = null;
      const earlier = wanted > 0 ? await this.#view(wanted - 1, eyes) : null;
      if (this.shown === wanted && this.eyes === eyes) this.earlier = earlier;
    } catch {
      this.lost = true;
      this.playing = false;
    }
  };

  by = (steps: number): void => {
    this.playing = false;
    void this.show(this.number + steps);
  };

  /** To the last or the next of some moments. */
  along = (moments: number[], forward: boolean): void => {
    this.playing = false;
    const to = forward ? moments.find((m) => m > this.number) : moments.findLast((m) => m < this.number);
    void this.show(to ?? (forward ? this.count : 0));
  };

  toggle = (): void => {
    this.playing = !this.playing;
    if (this.playing && this.number >= this.count) void this.show(0);
  };

  #fetch(number: number, eyes: number | null): void {
    if (number <= this.count) void this.#view(number, eyes).catch(() => undefined);
  }

  #view(number: number, eyes: number | null): Promise<View> {
    const key = `${number}/${eyes}`;
    const known = this.#views.get(key);
    if (known) return known;
    const asked = api.moment(this.story.id, number, eyes).then((told) => told.view);
    this.#views.set(key, asked);
    asked.catch(() => this.#views.delete(key));
    return asked;
  }

  /** The clocks as they were after so many steps. */
  #time(number: number, clock: Clock): void {
    const of = clock.turn || clock.bank || 1;
    const { steps, seats } = this.story;
    this.table.clock = clock;
    this.table.clocks = {
      at: 0,
      paused: false,
      seats: seats.map(({ seat }) => {
        const last = steps.findLast((step) => step.number <= number && step.seat === seat && step.left !== undefined);
        return { left: last?.left ?? of, of, runs: false, end: null, out: null, stands: [], holidays: 0 };
      }),
    };
  }

  #settle(number: number, view: View): void {
    const { story, table, eyes } = this;
    this.shown = number;
    table.phase = "over";
    if (story.clock) this.#time(number, story.clock);
    table.seats = story.seats.map((seat) => ({ ...seat, yours: seat.seat === eyes }));
    table.now = { views: { [eyes ?? "spectator"]: view }, legal: {}, undoable: {} };
    table.log = story.steps.slice(0, number).map((step) => ({
      seq: step.number,
      at: 0,
      kind: "action",
      seat: step.seat,
      number: step.number,
      events: step.events.filter((event) => event.only === undefined || event.only === eyes),
    }));
    table.seq = number;
  }
}
