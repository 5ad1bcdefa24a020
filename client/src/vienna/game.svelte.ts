/** The Vienna table for its components: choices by what they are about, and what the one looked at would bring. */
import { getContext, setContext } from "svelte";
import { called } from "../lib/names";
import type { Table } from "../lib/table.svelte";
import type { Desk, GameEvent, VienneseView } from "../lib/types";
import { type Choice, type Content, read } from "./content";
import { Explain } from "./explain";
import { type Outlook, outlook } from "./outlook";
import { type Marks, marks, NOTHING } from "./marks";
import { Words } from "./words";

const KEY = Symbol("vienna");

export class Game {
  readonly words: Words;
  readonly explain: Explain;
  readonly choices = $derived.by(() => this.table.legal.map((legal) => read(legal, this.content)));
  readonly onMap = $derived(new Map(this.choices.filter((c) => c.building !== null).map((c) => [c.building!, c])));
  readonly onCard = $derived(new Map(this.choices.filter((c) => c.card !== null).map((c) => [c.card!, c])));
  readonly onDrawer = $derived(new Map(this.choices.filter((c) => c.drawer !== null).map((c) => [c.drawer!, c])));
  readonly onMission = $derived(new Map(this.choices.filter((c) => c.mission !== null).map((c) => [c.mission!, c])));
  readonly onInfo = $derived(new Map(this.choices.filter((c) => c.info !== null).map((c) => [c.info!, c])));
  readonly shown = $derived.by<Choice | null>(
    () => this.find(this.table.pointed) ?? this.find(this.table.selected) ?? null,
  );
  readonly ahead = $derived.by<Outlook>(() => outlook(this.shown, this.table.seat ?? -1));
  readonly names = $derived.by(() => this.table.seats.map((_, seat) => this.name(seat)));
  /** Pieces hidden, to see the houses beneath. */
  bare = $state(false);
  /** How many turns have begun before these eyes: each lets the prompt light up once. */
  turns = $state(0);
  /** What a line of the log points at, for a moment. */
  flashed = $state.raw<Marks | null>(null);
  /** What is looked back at, as long as it is. */
  reviewed = $state.raw<Marks | null>(null);
  readonly marked = $derived(this.reviewed ?? this.flashed ?? NOTHING);
  #fading = 0;

  constructor(
    readonly table: Table,
    readonly content: Content,
  ) {
    this.words = new Words(content);
    this.explain = new Explain(this);
  }

  get view(): VienneseView {
    return this.table.view!;
  }

  get advanced(): boolean {
    return this.view.options["version"] === "advanced";
  }

  get desk(): Desk | null {
    return this.table.seat === null ? null : (this.view.desks[this.table.seat] ?? null);
  }

  get asked(): boolean {
    return this.choices.length > 0;
  }

  find(action: string | null): Choice | undefined {
    return action === null ? undefined : this.choices.find((c) => c.action === action);
  }

  colour(seat: number): string {
    return this.table.view?.desks[seat]?.colour ?? "red";
  }

  name(seat: number): string {
    return called(this.table.seats, seat, this.colour(seat));
  }

  pick = (choice: Choice | undefined): void => {
    if (choice) this.table.pick(choice.action);
  };

  point = (choice: Choice | undefined | null): void => {
    this.table.pointed = choice?.action ?? null;
  };

  flash(event: GameEvent): void {
    clearTimeout(this.#fading);
    this.flashed = marks([event]);
    this.#fading = setTimeout(() => (this.flashed = null), 1800);
  }
}

export const provide = (game: Game): Game => setContext(KEY, game);
export const useGame = (): Game => getContext<Game>(KEY);
