/** One's own wishes for a seat: changed here at once, and told to the house when the hand rests. */
import type { Table } from "../../lib/table.svelte";
import type { Planned, Refusal } from "../../lib/types";
import type { Known } from "./only";

const KEY = "kaffeehaus.wishes.";
/** Milliseconds without a change after which the list is sent. */
const RESTS = 400;

export class Wishes {
  #draft = $state.raw<Planned[] | null>(null);
  #known = $state.raw<Record<string, Known>>({});
  #timer = 0;
  /** Why the last change was not kept. */
  trouble = $state.raw<Refusal | null>(null);
  readonly list = $derived.by<Planned[]>(() => this.#draft ?? this.table.wishes?.[this.seat] ?? []);

  constructor(
    readonly table: Table,
    readonly seat: number,
    readonly rests = RESTS,
  ) {
    try {
      this.#known = JSON.parse(localStorage.getItem(KEY + table.id) ?? "{}") as Record<string, Known>;
    } catch {
      // Where nothing can be kept the wishes are told by their actions.
    }
  }

  /** What is known of a wish, on this device, since it was tried. */
  known = (wish: Planned): Known | undefined => this.#known[wish.actions.join()];

  remember(wish: Planned, known: Known): void {
    const wanted = new Set(this.list.map(({ actions }) => actions.join()));
    const left = Object.entries(this.#known).filter(([actions]) => wanted.has(actions));
    this.#known = { ...Object.fromEntries(left), [wish.actions.join()]: known };
    try {
      localStorage.setItem(KEY + this.table.id, JSON.stringify(this.#known));
    } catch {
      // The page still knows it.
    }
  }

  set(list: Planned[]): void {
    this.#draft = list;
    this.trouble = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, this.rests) as unknown as number;
  }

  /** A wish in place of the one of this number. */
  change = (number: number, wish: Planned): void => this.set(this.list.map((one, k) => (k === number ? wish : one)));
  remove = (number: number): void => this.set(this.list.filter((_, k) => k !== number));
  move(from: number, to: number): void {
    if (from === to || to < 0 || to >= this.list.length) return;
    const rest = this.list.filter((_, k) => k !== from);
    this.set([...rest.slice(0, to), this.list[from]!, ...rest.slice(to)]);
  }

  /** What was changed is told now. */
  flush = (): void => {
    const wishes = this.#draft;
    clearTimeout(this.#timer);
    if (!wishes || !this.#timer) return;
    this.#timer = 0;
    const over = (): void => {
      if (this.#draft === wishes) this.#draft = null;
    };
    this.table.inquire({ t: "wishes", seat: this.seat, wishes }).then(over, (refusal: Refusal) => {
      this.trouble = refusal;
      over();
    });
  };
}
