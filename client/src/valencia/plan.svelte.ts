/** What a player arranges before it is sent: stacks while planning, missions before the first round. */
import { t } from "../lib/texts.svelte";
import type { Deed } from "../table/game.svelte";
import { standing } from "../table/review";
import { complete, type Draft, EMPTY, light, move, puts, reconcile, singly, type Where } from "./draft";
import { drafts } from "./drafts.svelte";
import type { Valencia } from "./game.svelte";
import type { ValencianEvent } from "./types";

/** What an auction of the round before came to. */
export interface Result {
  letter: string;
  guild: string | null;
  seats: number[];
  sums: number[];
}

/** A card on its way with a pointer. */
export interface Drag {
  card: string;
  from: Where;
  /** The how manieth it was there. */
  nth: number;
  x: number;
  y: number;
  over: Where | undefined;
}

/** Stacks of up to so many cards are looked at in the first round. */
const MOST = 4;

export class Plan {
  drag = $state.raw<Drag | null>(null);

  constructor(readonly game: Valencia) {}

  readonly #key = $derived.by(() => {
    const { table, view } = this.game;
    return `${table.id}.${table.seat ?? ""}.${view.round}`;
  });
  readonly order = $derived.by(() => Object.keys(this.game.words.book.table.components["cards"] as object));
  readonly draft = $derived.by<Draft>(() => {
    const { desk } = this.game;
    return reconcile(drafts.get<Draft>(this.#key) ?? EMPTY, desk?.hand ?? [], desk?.own_stacks ?? [], this.order);
  });
  /** The missions to choose from, and those of them that are to be kept. */
  readonly offered = $derived.by(() => (this.game.view.round === 0 ? (this.game.desk?.offered ?? []) : []));
  readonly marked = $derived.by(() =>
    (drafts.get<string[]>(this.#key) ?? []).filter((id) => this.offered.includes(id)),
  );
  /** What the auctions of the round before came to, step by step, as far as the log tells. */
  readonly before = $derived.by(() =>
    results(standing(this.game.table.log).flatMap(({ events }) => events as ValencianEvent[])),
  );

  /** Before any round has been played: what cards of a rival, who shows none yet, come to, by how many they are. */
  readonly rivals = $derived.by(() => {
    const { view, words, table } = this.game;
    const rival = view.desks.find(({ seat }) => seat !== table.seat);
    if (this.before.length || view.round !== 1 || !rival) return [];
    const cards = Object.entries(rival.unseen ?? {}).flatMap(([card, count]) =>
      Array<number>(count).fill(words.value(card)),
    );
    return outcomes(cards, MOST);
  });

  /** Whether the player arranges now. */
  get open(): boolean {
    return this.game.planning && this.game.asked;
  }

  /** Whether all is laid and others still plan. */
  get done(): boolean {
    return this.game.planning && !this.game.asked && (this.game.desk?.own_stacks?.length ?? 0) > 0;
  }

  get stacks(): readonly (readonly string[])[] {
    return this.open ? this.draft.stacks : (this.game.desk?.own_stacks ?? []);
  }

  sum(cards: readonly string[]): number {
    return cards.reduce((sum, card) => sum + this.game.words.value(card), 0);
  }

  /* Arranging ------------------------------------------------------------------------------------------------------- */

  /** What was chosen from the list waits no longer once something is arranged: its button would stand where `deeds` do. */
  #keep(arranged: Draft | string[]): void {
    if (this.game.table.selected !== null) this.game.table.reconsider();
    drafts.set(this.#key, arranged);
  }

  move(card: string, from: Where, to: Where): void {
    this.#keep(move(this.draft, card, from, to));
  }

  /** Puts a card onto the stack that is lit. */
  lay(card: string): void {
    this.move(card, null, this.draft.lit);
  }

  light(stack: number): void {
    this.#keep(light(this.draft, stack));
  }

  singly = (): void => this.#keep(singly(this.draft));

  draw = (): void => {
    if (this.game.choices.some(({ kind }) => kind === "draw")) this.game.table.act("draw");
  };

  /** Lays all as it is arranged, in one message. */
  ready = (): void => {
    if (!this.open || !complete(this.draft)) return;
    // The first card is laid by stopping; what is laid already is not laid again.
    const laid = (this.game.desk?.own_stacks ?? []).flat().length;
    const rest = puts(this.draft, this.order).slice(Math.max(1, laid));
    this.game.table.follow([...(laid ? [] : ["stop"]), ...rest.map((stack) => `put ${stack}`)]);
  };

  /* Missions -------------------------------------------------------------------------------------------------------- */

  mark(mission: string): void {
    this.#keep(this.marked.includes(mission) ? this.marked.filter((id) => id !== mission) : [...this.marked, mission]);
  }

  choose = (): void => {
    const had = this.game.desk?.own_missions?.length ?? 0;
    const names = new Map(
      Object.entries(this.game.words.book.table.fields["mission"]!).map(([word, id]) => [id, word]),
    );
    const last = this.offered.at(-1);
    // The last card is kept by itself where none was.
    const byItself = !had && this.offered.length > 1 && this.marked.length === 1 && this.marked[0] === last;
    const asked = byItself ? this.offered.slice(0, -1) : this.offered;
    this.game.table.follow(asked.map((id) => `${this.marked.includes(id) ? "keep" : "reject"} ${names.get(id) ?? id}`));
  };

  /* The prompt ------------------------------------------------------------------------------------------------------ */

  get deeds(): Deed[] {
    if (this.offered.length && this.game.asked) return [this.#choosing()];
    if (!this.open) return [];
    const { loose } = this.draft;
    const ready: Deed = {
      name: "ready",
      icon: "u-check",
      text: t("page-plan-ready"),
      primary: true,
      ...(loose.length || !this.draft.stacks.length ? { lacks: t("page-plan-lacks", { count: loose.length }) } : {}),
      act: this.ready,
    };
    const rest: Deed = { name: "singly", icon: null, text: t("page-plan-singly"), act: this.singly };
    return loose.length ? [rest, ready] : [ready];
  }

  #choosing(): Deed {
    const count = this.marked.length;
    const had = this.game.desk?.own_missions?.length ?? 0;
    return {
      name: "missions",
      icon: "u-check",
      text: t("page-offer-keep", { count }),
      primary: true,
      ...(count + had ? {} : { lacks: t("page-offer-lacks") }),
      act: this.choose,
    };
  }

  /** Planning is taken back as a whole, so that the stacks can be arranged anew; else what the last click did. */
  get together(): number {
    const { view, table } = this.game;
    return this.game.planning || view.round === 0 ? Math.max(1, table.undoable) : 0;
  }
}

export function results(events: ValencianEvent[]): Result[] {
  let [last, now]: [Result[], Result[]] = [[], []];
  let began: { letter: string; guild: string | null } | null = null;
  for (const event of events) {
    if (event.kind === "round-began") [last, now] = [now, []];
    if (event.kind === "auction-began") began = { letter: event.letter ?? "", guild: event.guild ?? null };
    if (event.kind === "ranked" && began) now.push({ ...began, seats: event.seats ?? [], sums: event.sums ?? [] });
  }
  return last;
}

/** The steps of the round before that a sum would have won, would have been level in, and come second in. */
export function against(sum: number, before: Result[]): { won: string[]; level: string[]; second: string[] } {
  const steps = (right: (first: number, second: number) => boolean): string[] =>
    before.filter(({ sums }) => right(sums[0] ?? 0, sums[1] ?? 0)).map(({ letter }) => letter);
  return {
    won: steps((first) => sum > first),
    level: steps((first) => sum === first),
    second: steps((first, second) => sum < first && sum > second),
  };
}

/** For one card of a pile, for two and so on: what they may come to, each sum with its share of all the ways to draw them. */
export function outcomes(cards: readonly number[], most: number): Map<number, number>[] {
  const ways = Array.from({ length: most + 1 }, (_, n) => new Map<number, number>(n ? [] : [[0, 1]]));
  for (const card of cards)
    for (let n = most; n > 0; n--)
      for (const [sum, count] of ways[n - 1]!) ways[n]!.set(sum + card, (ways[n]!.get(sum + card) ?? 0) + count);
  return ways.slice(1).map((by) => {
    const all = [...by.values()].reduce((sum, count) => sum + count, 0);
    return new Map([...by].map(([sum, count]) => [sum, count / all]));
  });
}

/** How often a sum is more than what so many cards come to. */
export const beaten = (sum: number, outcome: Map<number, number>): number =>
  [...outcome].reduce((share, [other, one]) => share + (other < sum ? one : 0), 0);

/** The cards of a pile that may come next: those put under it come last, in the order they lie. */
export function coming(left: Record<string, number>, under: readonly string[]): Record<string, number> {
  const below = (card: string): number => under.filter((one) => one === card).length;
  const above = Object.entries(left).map(([card, count]) => [card, count - below(card)] as const);
  const rest = above.filter(([, count]) => count > 0);
  const next = under.at(-1);
  return rest.length || next === undefined ? Object.fromEntries(rest) : { [next]: 1 };
}

/** What is known of the next card. */
export interface Odds {
  values: { value: number; count: number; share: number }[];
  count: number;
  mean: number;
}

export function odds(left: Record<string, number>, value: (card: string) => number): Odds {
  const by = new Map<number, number>();
  for (const [card, count] of Object.entries(left)) by.set(value(card), (by.get(value(card)) ?? 0) + count);
  const count = [...by.values()].reduce((sum, one) => sum + one, 0);
  const values = [...by].sort(([a], [b]) => a - b).map(([v, n]) => ({ value: v, count: n, share: n / count }));
  return { values, count, mean: values.reduce((sum, one) => sum + one.value * one.share, 0) };
}
