/** Turns that are only tried: the same game at a table of its own, whose house is the real one's guess. */
import type { Listener } from "../../lib/socket";
import { Table } from "../../lib/table.svelte";
import type { Entry, ImaginedMessage, Planned, Refusal, ServerMessage } from "../../lib/types";
import { names } from "../ask/lights";
import type { Game } from "../game.svelte";
import { spoken, told } from "../loglines";
import { dreams } from "./kept";
import Screen from "./Screen.svelte";
import { kind, type Step, turn, unkeepable } from "./trail";
import { Wishes } from "./wishes.svelte";

/** What the table sends: it is read here, and none of it goes any further than being imagined. */
interface Sent {
  t: string;
  action?: string;
  actions?: string[];
  count?: number;
}

export class Dream {
  readonly Screen = Screen;
  readonly table: Table;
  readonly game: Game;
  readonly seat: number;
  readonly wishes: Wishes;
  /** What was tried, in order; the first `held` of it can be done as things stand. */
  steps = $state.raw<Step[]>([]);
  held = $state(0);
  /** Why the next of them cannot be done any more. */
  lost = $state.raw<Refusal | null>(null);
  /** After how many of them something shows that nobody can know. */
  sure = $state<number | null>(null);
  /** What everybody has done in this world. */
  entries = $state.raw<Entry[]>([]);
  /** Why there was no answer. */
  trouble = $state.raw<Refusal | null>(null);
  busy = $state(0);
  /** What those hear who do not see it. */
  said = $state.raw<string[]>([]);
  /** The turn that was tried last, and why it cannot be kept. */
  readonly turn = $derived.by(() => turn(this.steps.slice(0, this.held)));
  readonly unkeepable = $derived.by(() =>
    this.asked ? "error-wish-turn" : unkeepable(this.steps.slice(0, this.held), this.wishes.list),
  );
  #listener!: Listener;
  #queue: Promise<void> = Promise.resolve();
  #rebasing = false;
  /** Whether what is sent now goes along with the click before. */
  #going = false;
  #click = 0;
  /** How much had been told of this world, so that only what is new is said. */
  #heard = 0;

  constructor(readonly real: Game) {
    this.seat = real.table.seat!;
    this.wishes = new Wishes(real.table, this.seat);
    // Of another name: what is arranged here is no draft of what is arranged there.
    this.table = new Table(`${real.table.id}~`, (listener) => {
      this.#listener = listener;
      return { send: this.#send, close: () => undefined };
    });
    this.game = real.again!(this.table);
    this.game.dream = this;
    this.game.undo = this.back;
    this.game.lookBack = async () => undefined;
  }

  /** Goes on with what was tried at this table, or begins. */
  static open(real: Game): void {
    const dream = dreams.get(real) ?? new Dream(real);
    dreams.set(real, dream);
    real.film.skip();
    dream.#sit();
    dream.look();
    real.dream = dream;
  }

  /** Whether it is one's real turn. */
  get asked(): boolean {
    return this.real.asked;
  }

  /** Whether some of the wishes are about what is asked now. */
  get soon(): boolean {
    const kinds = this.real.choices.map(({ action }) => kind(action));
    return this.wishes.list.some(({ actions }) => kinds.includes(kind(actions[0]!)));
  }

  close = (): void => {
    this.wishes.flush();
    this.said = [];
    this.real.dream = null;
  };

  /** The room is there at once, as things stand; what may be done there is told a moment later. */
  #sit(): void {
    const { table, real } = this;
    const { about, now } = real.table;
    table.about = about && { ...about, you: { ...about.you, seats: [this.seat] } };
    table.ownTables = real.table.ownTables;
    table.placed = real.table.placed;
    table.edition = real.table.edition;
    table.pace = real.table.pace;
    table.phase = "playing";
    table.seats = real.table.seats.map((place) => ({ ...place, online: true, yours: place.seat === this.seat }));
    table.now = now && { views: now.views, legal: {}, undoable: {} };
    table.log = real.table.log;
    table.seq = real.table.seq;
    this.#listener.line("on");
  }

  /** Follows what was tried anew from how the real table stands now. */
  look(): void {
    if (this.#rebasing) return;
    this.#rebasing = true;
    this.#ask(
      () => {
        this.#rebasing = false;
        return this.steps;
      },
      (found, steps) => this.#settle(found, steps, null),
    );
  }

  /** Takes the last click back, with all that went along with it. */
  back = (): void => {
    const last = this.steps.at(-1);
    if (last && !this.busy) this.#undo(this.steps.filter(({ click }) => click !== last.click));
  };

  /** Takes everything back; the real table is as it was all the time. */
  restart = (): void => {
    if (this.steps.length && !this.busy) this.#undo([]);
  };

  /** Keeps the turn that was tried last as a wish, after all others. */
  keep = async (): Promise<void> => {
    // What goes along with the last click belongs to it.
    while (this.busy) await this.#queue;
    const { turn } = this;
    if (this.unkeepable !== null) return;
    const wish: Planned = { actions: turn.map(({ action }) => action) };
    this.wishes.remember(wish, {
      text: named(turn),
      round: turn[0]!.round,
      events: turn.flatMap(({ events }) => events),
      taken: this.#taken(turn.filter(({ usual }) => !usual)),
      shows: turn.some(({ shows }) => shows),
    });
    this.wishes.set([...this.wishes.list, wish]);
  };

  /** What somebody else might do first: what is about a place of the board; in words alone how the turn begins. */
  #taken(steps: Step[]): string[] {
    const lies = ({ action }: Step): boolean =>
      names(this.game.read({ action, preview: [] }), this.seat).some((place) =>
        document.querySelector(`.board [data-place~="${CSS.escape(place)}"]`),
      );
    const found = document.querySelector(".board") ? steps.filter(lies) : steps.slice(0, 1);
    return found.map(({ action }) => action);
  }

  /** What the table would send goes to where it is imagined; nothing is ever played. */
  readonly #send = (message: object): boolean => {
    const sent = message as Sent;
    switch (sent.t) {
      case "act":
        this.#act(sent.actions ?? [sent.action!]);
        return true;
      case "undo":
        this.#undo(this.steps.slice(0, this.held - (sent.count ?? 1)));
        return true;
      case "why":
        this.#why(sent.action!);
        return true;
      default:
        return false;
    }
  };

  #act(actions: string[]): void {
    if (!this.#going) this.#click += 1;
    const { game, table } = this;
    const kinds = [...new Set(table.legal.map(({ action }) => kind(action)))];
    const added = actions.map((action): Step => {
      const choice = game.find(action);
      const text = game.words.choice(choice ?? { action, preview: [] }, game.view);
      const { round } = game.view;
      const usual = choice?.usual === true;
      return {
        action,
        text,
        events: choice?.preview ?? [],
        kinds,
        round,
        usual,
        click: this.#click,
        turn: 0,
        shows: false,
      };
    });
    const tell = (message: ServerMessage): void => this.#listener.message(message);
    this.#ask(
      () => [...this.steps.slice(0, this.held), ...added],
      (found, steps) => {
        const { refused } = found;
        if (refused) return tell({ t: "refused", of: "act", id: refused.id, args: refused.args, seq: table.seq });
        this.#settle(found, steps, { kind: "action", seat: this.seat, number: 0, events: [] });
        // Several that were sent at once are told by what came of them.
        if (actions.length > 1) this.#call(added.length);
      },
      ({ id, args }) => tell({ t: "refused", of: "act", id, args, seq: table.seq }),
    );
  }

  #undo(steps: Step[]): void {
    const count = Math.max(1, this.steps.length - steps.length);
    this.#ask(
      () => steps,
      (found, left) => this.#settle(found, left, { kind: "undone", seat: this.seat, count }),
    );
  }

  /** The house says why something cannot be done by refusing it. */
  #why(action: string): void {
    const { seat } = this;
    const done = (): string[] => [...this.steps.slice(0, this.held).map((step) => step.action), action];
    this.#queue = this.#queue.then(async () => {
      const found = await this.#imagined(done()).catch(() => null);
      const refused = found?.refused ?? { id: "why-allowed", args: {} };
      if (found) this.#listener.message({ t: "why", seat, action, ...refused });
    });
  }

  #imagined(actions: string[]): Promise<ImaginedMessage> {
    return this.real.table.inquire<ImaginedMessage>({ t: "imagine", seat: this.seat, actions });
  }

  /** One question after the other; the next is put together when its turn has come. */
  #ask(
    steps: () => Step[],
    heard: (found: ImaginedMessage, steps: Step[]) => void,
    failed: (refusal: Refusal) => void = () => undefined,
  ): void {
    this.busy += 1;
    this.#queue = this.#queue.then(async () => {
      const wanted = steps();
      try {
        const found = await this.#imagined(wanted.map(({ action }) => action));
        this.trouble = null;
        heard(found, wanted);
      } catch (refusal) {
        if (!(refusal instanceof Error)) this.trouble = refusal as Refusal;
        else console.error(refusal);
        failed(refusal as Refusal);
      }
      this.busy -= 1;
    });
  }

  #settle(found: ImaginedMessage, steps: Step[], entry: object | null): void {
    const { table, real } = this;
    const held = found.turns.length;
    this.steps = steps.map((step, k) => (k < held ? { ...step, turn: found.turns[k]!, shows: found.shows[k]! } : step));
    this.held = held;
    this.lost = found.refused;
    this.sure = found.sure;
    this.entries = found.entries;
    const seq = table.seq + 1;
    const { views, legal } = found.now;
    // What the next question offers may read the same: whatever was open for the one before is over.
    if (entry) table.picks += 1;
    this.#going = true;
    this.#listener.message({
      t: "news",
      seq,
      entries: entry ? [{ seq, at: 0, ...entry } as Entry] : [],
      now: { views, legal, undoable: { [this.seat]: Math.min(1, held) } },
      phase: "playing",
      seats: table.seats,
      seed: null,
      since: real.table.since,
      proposal: null,
    });
    this.#going = false;
    const last = real.table.seq;
    const entries = found.entries.map((one) => ({ ...one, seq: last + one.seq, at: real.table.since }));
    table.log = [...real.table.log, ...entries];
    const fresh = entry && (entry as Entry).kind === "action" ? entries.slice(this.#heard) : [];
    this.#heard = entries.length;
    this.said = told(this.game, fresh).map(spoken);
  }

  /** The last of the steps are called by what came of them together. */
  #call(count: number): void {
    const own = this.entries.flatMap((entry) => (entry.kind === "action" && entry.seat === this.seat ? [entry] : []));
    const events = own.slice(-count).flatMap((entry) => entry.events);
    const what = events.filter((event) => event.seat === this.seat && !this.game.quiet(event)).at(-1);
    if (!what) return;
    const text = this.game.words.event(what, this.game.names);
    const from = this.steps.length - count;
    this.steps = this.steps.map((step, k) =>
      k < from ? step : { ...step, text, usual: k > from, events: k === from ? events : [] },
    );
  }
}

/** What a turn is called: by the choices that were made in it. */
export const named = (steps: Step[]): string[] => {
  const chosen = steps.filter(({ usual }) => !usual);
  return (chosen.length ? chosen : steps).map(({ text }) => text);
};
