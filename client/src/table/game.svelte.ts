/** A game at its table, as the shell knows it: what is offered and looked at, and what each game says of its own. */
import { getContext, setContext } from "svelte";
import type { Explanation } from "../lib/explains";
import { called, COLOURS } from "../lib/names";
import type { Table } from "../lib/table.svelte";
import { t, texts } from "../lib/texts.svelte";
import type { GameEvent, LegalAction, Outcome, View } from "../lib/types";
import type { Past } from "./back/past.svelte";
import type { Explain } from "./explain";
import { Film } from "./film.svelte";
import { type Move, signed } from "./motion";
import { type Outlook, scored } from "./outlook";
import type { Box } from "./placement";
import type { Tab } from "./screen";
import type { Dream } from "./wishes/dream.svelte";
import type { Words } from "./words";

/** A legal action, read: what kind it is; each game adds what it is about. */
export interface Choice extends LegalAction {
  kind: string;
}

/** A choice as a button of the prompt: a drawing with its name, or a word. */
export interface Button {
  look: "sign" | "word";
  icon: string | null;
  /** The class of the icon. */
  cut?: string;
  text: string;
  /** What it costs. */
  price?: Sign;
  /** What it is good for, in a line, where the name does not say it. */
  note?: string;
  /** Whether it stands after those that do something. */
  last?: boolean;
}

/** A button of the prompt for what is no single choice, such as several of them together. */
export interface Deed {
  name: string;
  icon: string | null;
  text: string;
  /** Whether it is what the question waits for. */
  primary?: boolean;
  /** What is missing before it can be done; nothing where it can. */
  lacks?: string;
  act: () => void;
}

interface Seeing {
  "data-action": string | undefined;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** What a drawing is to whoever chooses: a button, or a picture. */
interface Offering extends Seeing {
  role: "button" | "img";
  tabindex: number;
  "aria-pressed": boolean | undefined;
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** A few letters with a picture. */
export interface Sign {
  icon: string | null;
  text: string;
}

/** One of the steps that what a player may do falls into. */
export interface Stage {
  text: string;
  icon: string | null;
  state: "done" | "now" | "ahead" | "not";
}

export interface Goal {
  text: string;
  points: number;
  /** By which the board knows what was counted for it. */
  key?: string;
}

const KEY = Symbol("game");
const FLASH = 1800;

export abstract class Game<V extends View = View, C extends Choice = Choice, O extends Outlook = Outlook, M = unknown> {
  abstract readonly words: Words;
  abstract readonly explain: Explain;
  readonly choices = $derived.by<C[]>(() => this.table.legal.map((legal) => this.read(legal)));
  /** What could still be answered in place of what went without asking. */
  readonly instead = $derived.by<C[]>(() => this.table.instead.map((legal) => this.read(legal)));
  /** What may be done at once with the answer that goes before it. */
  readonly onward = $derived.by<C[]>(() => this.table.onward.map((legal) => this.read(legal)));
  /** What is chosen by a button of the prompt. */
  readonly buttons = $derived.by<{ choice: C; button: Button }[]>(() =>
    [...this.choices, ...this.instead, ...this.onward]
      .flatMap((choice) => {
        const button = this.button(choice);
        return button ? [{ choice, button }] : [];
      })
      .sort((a, b) => Number(a.button.last ?? false) - Number(b.button.last ?? false)),
  );
  /** The choice that is looked at. */
  readonly shown = $derived.by<C | null>(
    () =>
      this.find(this.table.pointed) ??
      this.find(this.table.selected) ??
      this.find(this.table.staged?.action ?? null) ??
      null,
  );
  /** What it would bring. */
  readonly ahead = $derived.by<O>(() => this.outlook(this.shown));
  readonly names = $derived.by(() => this.table.seats.map((_, seat) => this.name(seat)));
  /** Whether what is looked at lies where the preview would, so that it is told beside it. */
  beside = $state(false);
  /** Whether the buttons of the prompt have no room for what they are good for, so that it is told elsewhere. */
  folded = $state(false);
  /** Pieces hidden, to see what lies beneath. */
  bare = $state(false);
  /** The sheet of the phone that is wanted. */
  sheet = $state("desk");
  /** How many turns have begun before these eyes: each lets the prompt light up once. */
  turns = $state(0);
  /** What a line of the log points at, for a moment. */
  flashed = $state.raw<M | null>(null);
  /** What is looked back at, as long as it is. */
  reviewed = $state.raw<M | null>(null);
  readonly marked = $derived.by<M>(() => this.reviewed ?? this.flashed ?? this.marks([]));
  /** Whether what happened since one's last turn is looked at. */
  reviewing = $state(false);
  /** The moment that is looked back at; null is now. */
  past = $state.raw<Past | null>(null);
  /** The turns that are tried, as long as somebody does. */
  dream = $state.raw<Dream | null>(null);
  /** The same game at another table, as at this one at an earlier moment. */
  again: ((table: Table) => Game) | null = null;
  /** Whether a line may say what a decision is about, or offer a lesson: not where a lesson is given. */
  coached = $state(false);
  /** Whether a bot is asked what it would do. */
  asking = $state(false);
  /** How many other tables wait for whoever sits here. */
  elsewhere = $state(0);
  /** What a lesson waits for, on the screen: no note may lie over it. */
  aims = $state.raw<Box[]>([]);
  /** The turns of others, as they are shown. */
  readonly film: Film = new Film(this);
  #fading = 0;

  constructor(readonly table: Table) {}

  /* What each game says of its own ---------------------------------------------------------------------------------- */

  abstract read(legal: LegalAction): C;
  abstract outlook(choice: C | null): O;
  /** What on the board events are about, in the game's own terms. */
  abstract marks(events: GameEvent[]): M;
  /** How a choice looks as a button; null where it is made elsewhere on the screen. The list has it all the same. */
  abstract button(choice: C): Button | null;
  /** What moves when these events are shown. */
  abstract moves(events: GameEvent[]): Move[];
  /** The small picture before a line of the log or of a preview. */
  abstract icon(event: GameEvent): string | null;
  /** The picture before something that scores at the end, by its key. */
  stands(_key: string): string {
    return "o-point";
  }

  /** The place on the board that an event is about, by its name in `data-place`. */
  place(_event: GameEvent): string | null {
    return null;
  }

  /** Whether there is anything on the board to point at. */
  placed(event: GameEvent): boolean {
    return this.place(event) !== null;
  }

  /** What a turn cost and brought. */
  gist(events: GameEvent[]): Sign[] {
    const points = events.reduce((sum, event) => sum + scored(event), 0);
    return points ? [{ icon: "o-point", text: signed(points) }] : [];
  }

  /** Into how many steps a turn falls; none where games know no steps. */
  readonly beats: number = 0;
  /** The step that an event belongs to, counted from 1. */
  beat(_event: GameEvent): number {
    return 0;
  }

  /** How much of the time of a film a turn takes, by what happens in it. */
  share(_events: GameEvent[]): number {
    return 1;
  }

  /** Whether a film shows an event by itself, after what came before it in the same turn. */
  cuts(_event: GameEvent): boolean {
    return false;
  }

  /** What a film calls whatever is nobody's turn, with the sign of it. */
  get house(): Sign {
    return { icon: null, text: this.title };
  }

  /** What a turn came to, of all that was told of it so far. */
  headline(told: GameEvent[]): GameEvent | undefined {
    return told.find((event) => this.placed(event)) ?? told.at(-1);
  }

  /** What of the turns of others is to be kept in mind for one's own next one. */
  meaning(_events: GameEvent[]): Sign[] {
    return [];
  }

  /** What the player has to pay and to play with, for a strip where there is no room for the desk. */
  get holdings(): Sign[] {
    return [];
  }

  /** Whether a choice says this event by itself, so that its preview need not. */
  obvious(_event: GameEvent): boolean {
    return false;
  }

  /** What is said of the thing that a choice is made on, beside what comes of it. */
  tells(_choice: C): Explanation | null {
    return null;
  }

  /** What comes after a choice of which nothing is known yet. */
  after(_choice: C): string {
    return "";
  }

  /** What else the prompt offers beside the choices. */
  get deeds(): Deed[] {
    return [];
  }

  /** How many of one's latest actions are taken back together; 0 for those of the last click. */
  get together(): number {
    return 0;
  }

  /** A few words before the buttons. */
  lead(_choices: C[]): string {
    return "";
  }

  /** The steps that what one may do falls into, in order. */
  get stages(): Stage[] {
    return [];
  }

  /** What a player set out to do, once it is known whether it was done. */
  goals(_seat: number): Goal[] {
    return [];
  }

  /** Whether the board stays in sight beside the points at the end, where there is room. */
  get beholds(): boolean {
    return false;
  }

  /** Where on the board lies what was counted for points at the end, by the rule or the goal; null where nothing does. */
  counted(_seat: number, _key: string): M | null {
    return null;
  }

  /** How a tie at the end was decided, or why it was not. */
  tie(_outcome: Outcome): string {
    return "";
  }

  /** The sign before the question. */
  get numeral(): string {
    return "";
  }

  /** What the button says that does what was looked at first; nothing where it says what every game's does. */
  doing(_choice: C): string {
    return "";
  }

  /** What the prompt adds to the question while nothing is looked at. */
  get hint(): string {
    return "";
  }

  /** The sheet of the phone with the own things. */
  get own(): Tab {
    return { name: "desk", icon: "u-desk" };
  }

  /** The sheets of the phone beside the own things, players and log. */
  get tabs(): Tab[] {
    return [];
  }

  /** Classes of the whole screen. */
  get looks(): string[] {
    return [];
  }

  /** The seats in turn order. */
  get order(): number[] {
    return this.table.seats.map(({ seat }) => seat);
  }

  /** The seat whose turn it is; null while all decide at once. */
  get onTurn(): number | null {
    const { to_act } = this.view;
    return to_act.length === 1 ? to_act[0]! : null;
  }

  /** Where the marker of so many points lies on the drawing it slides on, in units of that drawing. */
  scoreAt(_points: number): { x: number; y: number } | null {
    return null;
  }

  /* What holds for every game --------------------------------------------------------------------------------------- */

  /** Kinds of events that stand across the log as headings, as where a round begins. */
  get headings(): string[] {
    return this.words.book.table.headings;
  }

  /** Kinds of events that belong to nobody's turn, whoever they are about. */
  get nobodys(): string[] {
    return this.words.book.table.nobody;
  }

  quiet(event: GameEvent): boolean {
    return this.words.quiet(event);
  }

  get view(): V {
    return this.table.view as V;
  }

  /** The game as it is looked at: as it was, while somebody looks back. */
  get seen(): Game {
    return this.past?.table.view ? this.past.game : this;
  }

  get title(): string {
    return t("page-game", { game: this.view.game });
  }

  get asked(): boolean {
    return this.choices.length > 0;
  }

  /** The seat whose desk is shown; null for those who watch. */
  get seat(): number | null {
    const { seat } = this.table;
    return seat !== null && seat < this.view.players ? seat : null;
  }

  /** Whether all others are bots: bots advise those who play against bots only. */
  get alone(): boolean {
    const { mine, seats } = this.table;
    return mine.length === 1 && seats.every(({ yours, kind }) => yours || kind === "bot");
  }

  find(action: string | null): C | undefined {
    if (action === null) return undefined;
    return [...this.choices, ...this.instead, ...this.onward].find((choice) => choice.action === action);
  }

  colour(seat: number): string {
    return this.table.view?.desks?.[seat]?.colour ?? COLOURS[seat % COLOURS.length]!;
  }

  score(seat: number): number {
    const { desks, score } = this.table.view ?? {};
    return desks?.[seat]?.score ?? score?.[seat] ?? 0;
  }

  name(seat: number): string {
    return called(this.table.seats, seat, this.colour(seat));
  }

  pick = (choice: Choice | undefined): void => {
    if (choice) this.table.pick(choice.action);
  };

  /** Shows the table as it was after an entry of the log, or one step before now. */
  lookBack = async (seq?: number): Promise<void> => {
    if (this.table.covered || this.view.outcome) return;
    // Fetched with the first look back.
    const [{ Past }] = await Promise.all([import("./back/past.svelte"), texts.about("back", this.view.game)]);
    this.past ??= new Past(this);
    await (seq === undefined ? this.past.by(-1) : this.past.show(seq));
  };

  undo = (): void => this.table.undo(this.together);

  /** What lets an element be looked at for its choice. What loses the focus may no longer be what is looked at. */
  seeing(choice: Choice | undefined): Seeing {
    const look = (): void => {
      if (choice) this.table.look(choice.action);
    };
    const leave = (): void => {
      if (choice?.action === this.table.pointed) this.table.pointed = null;
    };
    return {
      "data-action": choice?.action,
      onpointerenter: ({ pointerType }) => pointerType === "mouse" && look(),
      onpointerleave: leave,
      onfocus: look,
      onblur: leave,
    };
  }

  /** What lets a drawing be chosen for its choice; without one it is a picture. */
  offering(choice: Choice | undefined): Offering {
    return {
      role: choice ? "button" : "img",
      tabindex: choice ? 0 : -1,
      "aria-pressed": choice && choice.action === this.table.selected,
      onclick: () => this.pick(choice),
      onkeydown: (event) => {
        if (!choice || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        this.pick(choice);
      },
      ...this.seeing(choice),
    };
  }

  flash(event: GameEvent): void {
    clearTimeout(this.#fading);
    this.flashed = this.marks([event]);
    this.#fading = setTimeout(() => (this.flashed = null), FLASH);
  }

  /** Points at what an event is about, as long as somebody looks there. */
  dwell(event: GameEvent | null): void {
    this.reviewed = event && this.marks([event]);
  }
}

export const provide = <G extends Game>(game: G): G => setContext(KEY, game);
export const useGame = <G extends Game = Game>(): G => getContext<G>(KEY);
