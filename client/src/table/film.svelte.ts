/** The turns of others as short films: news wait here until what came before them has been seen. */
import { prefs, type Speed } from "../lib/prefs.svelte";
import type { Screening } from "../lib/table.svelte";
import type { GameEvent, NewsMessage } from "../lib/types";
import type { Game } from "./game.svelte";
import { owned } from "./review";

/** Milliseconds for a turn. */
export const LENGTHS: Record<Speed, number> = { slow: 3000, normal: 1500, fast: 700, still: 1000, instant: 0 };
/** The share of it that each of several steps gets at least, and the last one. */
const STEP = 1 / 4;
const LAST = 1 / 2;
/** Whoever is so many turns behind has no time for films; it is shown as it stands. */
const BEHIND = 8;

/** In place of a seat: what the rules do by themselves is nobody's turn. */
export const NOBODY = -1;

/** A piece of a turn. News hold when their first piece is shown; a piece of nobody's turn takes no time. */
interface Shot {
  seat: number | null;
  events: GameEvent[];
  news?: NewsMessage;
  /** It has long happened. */
  past?: boolean;
}

/** What a film needs to know of the page. */
export interface Stage {
  away: () => boolean;
  speed: () => Speed;
  moves: () => boolean;
  now: () => number;
}

const PAGE: Stage = {
  away: () => document.hidden,
  speed: () => prefs.film,
  moves: () => prefs.moves,
  now: () => performance.now(),
};

export class Film implements Screening {
  /** Whose turn is shown, `NOBODY` among them, and what of it so far. */
  seat = $state<number | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Counts the turns shown. */
  turn = $state(0);
  paused = $state(false);
  /** Counts how often somebody had seen enough. */
  skips = $state(0);
  /** Pieces of turns that have long happened: they fly over the table as it stands. */
  again = $state.raw<GameEvent[]>([]);
  #shots: Shot[] = [];
  #timer = 0;
  /** When the turn and its last piece began, and when the next one is due. */
  #began = 0;
  #step = 0;
  #due = 0;
  /** What was left of it when it was paused. */
  #left = 0;

  constructor(
    readonly game: Game,
    readonly stage: Stage = PAGE,
  ) {}

  /** Whether what is asked waits for it; without motion nothing does. */
  get holds(): boolean {
    return this.game.table.held;
  }

  get length(): number {
    if (!this.stage.moves()) return LENGTHS.still;
    // Whoever wants none of it has asked for this one.
    return LENGTHS[this.stage.speed()] || LENGTHS.normal;
  }

  takes = (news: NewsMessage): boolean => {
    const { table } = this.game;
    if (this.stage.speed() === "instant" || this.stage.away() || table.covered || this.game.past) {
      this.skip();
      return false;
    }
    const shots = this.#cut(news);
    const busy = this.#shots.length > 0 || this.seat !== null;
    // Whoever is deciding is not interrupted.
    if (!busy && (table.legal.length > 0 || !shots.some(({ seat }) => seat !== null))) return false;
    if (!this.stage.moves() && !table.held) {
      this.#add(shots.map(({ seat, events }) => ({ seat, events })));
      return false;
    }
    table.held = true;
    table.coming = [...table.coming, news];
    this.#add(shots);
    if (this.#behind() > BEHIND) this.skip();
    return true;
  };

  /** Shows turns that have long happened, one after the other. */
  watch(turns: { seat: number; events: GameEvent[] }[]): void {
    this.skip();
    this.game.table.held = true;
    const pieces = this.#pieces(turns.flatMap(({ seat, events }) => events.map((event) => ({ seat, event }))));
    this.#add(pieces.map((piece) => ({ ...piece, past: true })));
  }

  skip = (): void => {
    if (this.seat === null && !this.#shots.length) return;
    clearTimeout(this.#timer);
    this.skips += 1;
    for (const { news } of this.#shots.splice(0)) this.#show(news);
    this.#end();
  };

  pause = (): void => {
    this.paused = !this.paused;
    const left = Math.max(0, this.#due - this.stage.now());
    clearTimeout(this.#timer);
    this.#left = this.paused ? left : this.#left;
    if (!this.paused) this.#wait(this.#left);
  };

  /** The pieces of news by the turns they belong to; a turn of one's own is not shown, it was played. */
  #cut(news: NewsMessage): Shot[] {
    const { table } = this.game;
    const actions = news.entries.flatMap((entry) => (entry.kind === "action" ? [entry] : []));
    const seen = owned(this.game, actions).filter(
      ({ seat, event }) => !table.mine.includes(seat) && !this.game.headings.includes(event.kind),
    );
    const shots: Shot[] = [{ seat: null, events: [], news }, ...this.#pieces(seen)];
    const told = shots.filter(({ events }) => events.some((event) => !this.game.quiet(event)));
    // The news hold from the first piece on.
    return told.length ? told.map((shot, k) => (k ? shot : { ...shot, news })) : shots.slice(0, 1);
  }

  /** Events by the turns they are shown in. */
  #pieces(events: { seat: number; event: GameEvent }[]): Shot[] {
    const shots: Shot[] = [];
    for (const { seat, event } of events) {
      const cut = this.game.cuts(event);
      const whose = cut && this.game.nobodys.includes(event.kind) ? NOBODY : seat;
      if (cut || shots.at(-1)?.seat !== whose) shots.push({ seat: whose, events: [] });
      shots.at(-1)!.events.push(event);
    }
    return shots;
  }

  /** How many turns wait; short ones count for less. */
  #behind(): number {
    let sum = 0;
    this.#shots.forEach(({ seat }, k) => {
      if (seat !== null && seat !== this.#shots[k - 1]?.seat) sum += this.game.share(this.#rest(k));
    });
    return sum;
  }

  /** What is still to be shown of the turn that such a piece belongs to. */
  #rest(from: number): GameEvent[] {
    const { seat } = this.#shots[from]!;
    const after = this.#shots.findIndex((shot, k) => k > from && shot.seat !== seat);
    return this.#shots.slice(from, after < 0 ? undefined : after).flatMap(({ events }) => events);
  }

  #add(shots: Shot[]): void {
    const waiting = this.#shots.length;
    this.#shots.push(...shots);
    if (this.seat === null) return this.#next();
    // The turn that is being shown goes on.
    if (waiting || this.paused || this.#shots[0]?.seat !== this.seat) return;
    clearTimeout(this.#timer);
    this.#wait(Math.max(0, this.#step + this.#share() * STEP - this.stage.now()));
  }

  #next = (): void => {
    const shot = this.#shots.shift();
    if (!shot) return this.#end();
    this.#show(shot.news);
    if (shot.seat === null) return this.#next();
    const now = this.stage.now();
    if (shot.seat !== this.seat) {
      this.seat = shot.seat;
      this.events = [];
      this.turn += 1;
      this.#began = now;
    }
    this.events = [...this.events, ...shot.events];
    if (shot.past) this.again = shot.events;
    this.#step = now;
    const after = this.#shots.findIndex(({ seat }) => seat !== this.seat);
    const more = after < 0 ? this.#shots.length : after;
    const length = this.#share();
    const left = length - (now - this.#began);
    this.#wait(more ? Math.max(length * STEP, left / (more + 1)) : Math.max(length * LAST, left));
  };

  /** Milliseconds for the turn that is shown. */
  #share(): number {
    const more = this.#shots[0]?.seat === this.seat ? this.#rest(0) : [];
    return this.length * this.game.share([...this.events, ...more]);
  }

  #wait(time: number): void {
    this.#left = time;
    this.#due = this.stage.now() + time;
    if (!this.paused) this.#timer = setTimeout(this.#next, time) as unknown as number;
  }

  #show(news: NewsMessage | undefined): void {
    const { table } = this.game;
    if (!news) return;
    table.coming = table.coming.filter((one) => one !== news);
    table.show(news);
  }

  #end(): void {
    this.seat = null;
    this.events = [];
    this.again = [];
    this.paused = false;
    this.game.table.held = false;
  }
}
