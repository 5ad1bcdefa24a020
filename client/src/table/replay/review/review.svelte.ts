/** A review as it comes from the house, and what of it is looked at: whose decisions, which of them, which one. */
import { ApiError } from "../../../lib/api";
import type { GameEvent, Refusal } from "../../../lib/types";
import type { Replay } from "../replay.svelte";
import { type Comment, type Decision, house, type SeatReview, type State, type Told } from "./told";

export type Filter = "all" | "slip" | "miss" | "turning";
const PAUSE = 1000;
const AGAIN = 3000;

export class Review {
  told = $state.raw<Told | null>(null);
  /** Why there is none, if the house says so. */
  refused = $state.raw<Refusal | null>(null);
  filter = $state<Filter>("all");
  /** Whether what was done is shown on the board, and not what the bot would have done. */
  swapped = $state(false);
  said = $state.raw<Comment[]>([]);
  readonly state = $derived<State>(this.told?.state ?? "none");
  readonly seat = $derived.by<number>(() => this.replay.eyes ?? 0);
  readonly own = $derived<SeatReview | null>(this.told?.seats?.[this.seat] ?? null);
  readonly decisions = $derived<Decision[]>(this.own?.decisions ?? []);
  readonly turning = $derived<number[]>(this.own?.turning ?? []);
  readonly listed = $derived(
    this.decisions.filter(
      ({ verdict, number }) =>
        this.filter === "all" || (this.filter === "turning" ? this.turning.includes(number) : verdict === this.filter),
    ),
  );
  /** The decision that the step shown stands before, or the last one before it. */
  readonly now = $derived<Decision | null>(
    this.decisions.findLast(({ number }) => number <= this.replay.number) ?? this.decisions[0] ?? null,
  );
  /** Whether the step shown is the very moment of it. */
  readonly there = $derived.by<boolean>(() => this.now !== null && this.now.number === this.replay.shown);
  readonly comments = $derived([...(this.told?.comments ?? []), ...this.said]);
  readonly #previews = new Map<string, Promise<GameEvent[]>>();
  #over = false;

  constructor(readonly replay: Replay) {}

  /** Asks for the review, and listens until it is there. */
  begin = async (): Promise<void> => {
    this.refused = null;
    const { id } = this.replay.story;
    try {
      this.told = await house.want(id);
    } catch (error) {
      this.refused = error instanceof ApiError ? error.refusal : { id: "page-offline", args: {} };
      return;
    }
    while (!this.#over && (this.state === "waiting" || this.state === "running")) {
      const heard = this.told.done;
      try {
        this.told = await house.more(id, this.state === "waiting" ? -1 : heard);
        await pause(PAUSE);
      } catch {
        await pause(AGAIN);
      }
    }
  };

  end = (): void => {
    this.#over = true;
  };

  show = (number: number): void => void this.replay.show(number, this.seat);

  /** To the last or the next decision of those listed, or turning point. */
  along = (forward: boolean, turning = false): void => {
    const at = this.replay.number;
    const moments = turning ? this.turning : this.listed.map(({ number }) => number);
    const to = forward ? moments.find((m) => m > at) : moments.findLast((m) => m < at);
    if (to !== undefined) this.show(to);
  };

  /** What would have come of an action, as far as the seat could foresee it. */
  preview(number: number, action: string): Promise<GameEvent[]> {
    const key = `${number}/${this.seat}/${action}`;
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = house.preview(this.replay.story.id, number, this.seat, action);
    this.#previews.set(key, asked);
    asked.catch(() => this.#previews.delete(key));
    return asked;
  }
}

const pause = (time: number): Promise<void> => new Promise((over) => setTimeout(over, time));
