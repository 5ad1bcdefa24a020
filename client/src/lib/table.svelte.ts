/** A table as this browser sees it: the latest news, whose seat is being played, and what is looked at. */
import { announced } from "./announced.svelte";
import type { Clock, Clocks } from "./clocks";
import { fingers } from "./fingers";
import { prefs } from "./prefs.svelte";
import { inPocket, line as inner } from "./pocket";
import { type Line, type Listener, Socket } from "./socket";
import type {
  Entry,
  LegalAction,
  NewsMessage,
  Now,
  Pace,
  Phase,
  Planned,
  Proposal,
  Refusal,
  Seat,
  Series,
  ServerMessage,
  TableMessage,
  View,
  Wish,
} from "./types";

/** Why a table will not show however often one asks; anything else, such as a storage that is gone, may pass. */
const FINAL = [
  "error-table-unknown",
  "error-table-closed",
  "error-table-rules",
  "error-table-tables",
  "error-banned",
  "error-signed-out",
  "error-version",
];
/** What a choice is sent as: only where one of these is refused is the choice gone. */
const DEEDS = ["act", "undo"];
/** How long a refusal stays, in milliseconds. */
const REFUSED = 6000;
const inOrder = (a: Entry, b: Entry): number => a.seq - b.seq;

/** Shows news one after the other, each when its time has come. */
export interface Screening {
  /** Whether it takes care of them; otherwise they hold at once. */
  takes: (news: NewsMessage) => boolean;
  /** All that was taken holds now. */
  skip: () => void;
}

export class Table {
  line = $state<Line>("connecting");
  about = $state.raw<TableMessage | null>(null);
  now = $state.raw<Now | null>(null);
  phase = $state<Phase>("gathering");
  seats = $state.raw<Seat[]>([]);
  log = $state.raw<Entry[]>([]);
  /** News that have come and are not shown yet, oldest first. */
  coming = $state.raw<NewsMessage[]>([]);
  /** Something is being shown: nothing is asked until that is over. */
  held = $state(false);
  /** How often this page has come, or come back, and was told what it had missed. */
  returns = $state(0);
  screening: Screening | null = null;
  /** Whether these actions may be sent: a lesson lets only those through that it is about. None: a click led nowhere. */
  guard: ((actions: string[]) => boolean) | null = null;
  seed = $state.raw<string | number | null>(null);
  seq = $state(0);
  pace = $state<Pace>("live");
  /** The digest of the owner's component tables, if the house plays with such. */
  ownTables = $state<string | null>(null);
  /** Whether the game began with a position and not with its beginning. */
  placed = $state(false);
  /** Which edition of the game is played, where it is not today's. */
  edition = $state<string | null>(null);
  /** Since when, in seconds, the table has waited for those it waits for. */
  since = $state(0);
  /** How long players may take, and what they have left; when this page heard of it, by its own watch. */
  clock = $state.raw<Clock | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  heardAt = 0;
  proposal = $state.raw<Proposal | null>(null);
  series = $state.raw<Series | null>(null);
  /** One's own wishes by seat, if there are or were any. */
  wishes = $state.raw<Record<string, Planned[]> | undefined>();
  /** The numbers of those whose lines of chat this browser does not show. */
  muted = $state.raw<number[]>([]);
  /** The lines of chat that were reported from this page. */
  reported = $state.raw<number[]>([]);
  /** Since when what is shown has not been heard again: it was remembered here while the house was out of reach. */
  remembered = $state<number | null>(null);
  /** Why the last wish was not followed; it goes with the next look or choice, or by itself. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the house shows nothing of the table at all. */
  trouble = $state.raw<Refusal | null>(null);
  /** Whether that stays so: the page has stopped asking, and what it showed before holds no longer. */
  readonly shut = $derived(this.trouble !== null && FINAL.includes(this.trouble.id));
  /** The seat whose player is at this screen, where several share it. */
  present = $state<number | null>(null);
  /** The action that was chosen and not yet taken. */
  selected = $state<string | null>(null);
  /** How often something was chosen: the question that it leads to is asked each time. */
  picks = $state(0);
  /** The action under the pointer or the focus. */
  pointed = $state<string | null>(null);
  #fading = 0;
  /** An action on its way: nothing more is sent until the answer. */
  sent = $state(false);
  /** Whether it was done without being chosen first, so that no button waits to be pressed. */
  #direct = $state(false);

  readonly mine = $derived.by(() => {
    const told = this.seats.some((s) => s.yours !== undefined);
    return told ? this.seats.filter((s) => s.yours).map((s) => s.seat) : (this.about?.you.seats ?? []);
  });
  /** The seat this screen plays now; with several here, that of the player who is present as long as nobody else must act. */
  readonly seat = $derived.by(() => {
    const asked = this.held ? [] : this.mine.filter((s) => (this.now?.legal[s]?.length ?? 0) > 0);
    const present = this.mine.find((s) => s === this.present) ?? null;
    if (present !== null && (!asked.length || asked.includes(present))) return present;
    return asked[0] ?? this.mine[0] ?? null;
  });
  /** Several seats at one screen: what one of them sees is covered until that player says so. */
  readonly covered = $derived(this.phase === "playing" && this.mine.length > 1 && this.seat !== this.present);
  readonly view = $derived<View | null>(
    this.now?.views[this.seat ?? "spectator"] ?? this.now?.views["spectator"] ?? null,
  );
  readonly legal = $derived<LegalAction[]>(this.seat === null || this.held ? [] : (this.now?.legal[this.seat] ?? []));
  /** The other answers to a question that was answered without asking: for one of them that answer is taken back. */
  instead = $state.raw<LegalAction[]>([]);
  /** The usual answer that goes before whatever is done onward, as long as no other is chosen. */
  readonly first = $derived.by(() => {
    const other = (l: LegalAction): boolean => l.action === this.selected && !l.onward;
    return this.legal.some(other) ? null : (this.legal.find((l) => l.onward) ?? null);
  });
  /** What may be done at once with that answer. */
  readonly onward = $derived<LegalAction[]>(this.first?.onward ?? []);
  /** What would end the turn and waits for a word: what was chosen, or as long as nothing is, what goes without asking. */
  readonly staged = $derived.by(() => {
    const wanted = this.selected ?? this.legal.find((l) => l.usual && !l.onward)?.action;
    return this.find((l) => l.ends !== undefined && l.action === wanted);
  });
  readonly undoable = $derived(this.seat === null || this.held ? 0 : (this.now?.undoable[this.seat] ?? 0));
  /** What has been said, but for those who are muted. */
  readonly said = $derived(
    this.log.filter((entry) => entry.kind === "said").filter(({ speaker }) => !this.muted.includes(speaker)),
  );
  /** Whether the house knows of lines before these. */
  earlier = $state(false);
  /** All that the house has told, shown or not. */
  readonly heard = $derived([...this.log, ...this.coming.flatMap((news) => this.#fresh(news))]);

  readonly #socket: Pick<Socket, "send" | "close">;
  /** What the rules were last asked about. */
  #wondered = "";
  /** Whether the player's own choice is on its way: usual answers to what it leads to go along with it. */
  #chosen = false;
  /** What else could have been answered where an answer went along. */
  #others: LegalAction[] = [];
  /** What is done once the answer that went along is taken back, or once the answer before it is given. */
  #next: string | null = null;
  /** Whether the player has said the word that ends the turn, before all of it was sent. */
  #ending = false;
  /** How many actions each of the latest clicks has sent, with all that went along. */
  #clicks: number[] = [];
  /** Whether the next message tells what was missed. */
  #returning = true;
  /** What was asked and is not answered yet, by what this page calls it. */
  readonly #questions = new Map<unknown, { answer: (message: never) => void; fail: (refusal: Refusal) => void }>();
  #count = 0;

  constructor(
    readonly id: string,
    connect: (listener: Listener) => Pick<Socket, "send" | "close"> = (listener) =>
      inPocket(id) ? inner(id, listener) : new Socket(id, listener),
  ) {
    this.#socket = connect({
      seen: () => (this.about && this.remembered === null ? this.seq : 0),
      message: (message) => this.#hear(message),
      line: (line) => {
        if (line === this.line) return;
        this.line = line;
        this.sent = false;
        // What was on its way may never have arrived, so clicks can no longer be counted.
        this.#clicks = [];
        this.#forget();
        if (line === "on") return;
        for (const { fail } of this.#questions.values()) fail({ id: "page-not-sent", args: {} });
        this.#questions.clear();
        this.#returning = true;
        this.screening?.skip();
      },
    });
  }

  close = (): void => this.#socket.close();

  find(right: (legal: LegalAction) => boolean): LegalAction | null {
    return this.legal.find(right) ?? this.instead.find(right) ?? this.onward.find(right) ?? null;
  }

  /** Whether something is on its way that needed no confirming. */
  get direct(): boolean {
    return this.sent && this.#direct;
  }

  /** Sends a choice; where the line is down it stays chosen, and the page says so. */
  act(action: string): void {
    if (this.seat === null || this.sent || this.guard?.([action]) === false) return;
    const is = (l: LegalAction): boolean => l.action === action;
    const offered = this.legal.some(is);
    const instead = !offered && this.instead.some(is);
    const onward = offered || instead ? undefined : this.onward.find(is);
    this.#direct = this.selected !== action && this.staged?.action !== action;
    // What is done in place of something that went along belongs to the same click.
    if (!instead) this.#clicks.push(0);
    if (onward && this.first) {
      this.#send(this.first.action);
      this.#next = action;
      this.#ending = onward.ends === "turn";
      this.selected = action;
    } else if (instead) {
      this.#send(action, true);
      this.#next = action;
    } else this.#send(action);
    if (this.sent) return;
    this.#forget();
    if (!instead) this.#clicks.pop();
  }

  /** Sends an action of a click, or takes the last one of it back for another. */
  #send(action: string, back = false): void {
    this.refusal = null;
    this.selected = action;
    this.#forget();
    this.#chosen = true;
    const about = { seat: this.seat, at: this.seq };
    this.sent = this.#socket.send(back ? { t: "undo", ...about } : { t: "act", ...about, action });
    if (!this.sent) this.#refuse({ id: "page-not-sent", args: {} });
    else this.#clicks.push((this.#clicks.pop() ?? 0) + (back ? -1 : 1));
  }

  /** Sends several choices, of which all are followed or none; where the line is down nothing is, and the page says so. */
  follow(actions: string[]): void {
    if (this.seat === null || this.sent || !actions.length || this.guard?.(actions) === false) return;
    this.refusal = null;
    this.selected = null;
    this.#forget();
    this.sent = this.#socket.send({ t: "act", seat: this.seat, at: this.seq, actions });
    if (!this.sent) this.#refuse({ id: "page-not-sent", args: {} });
  }

  /** What can be taken back is done at once; what cannot is chosen and waits. A finger looks first and takes then. */
  pick = (action: string): void => {
    this.refusal = null;
    const choice = this.find((l) => l.action === action);
    if (!choice) return;
    if (this.guard?.([action]) === false) return;
    const waits = choice.ends !== undefined && !prefs.swift;
    if (waits || (fingers.matches && this.selected !== action)) {
      this.selected = action;
      this.picks += 1;
    } else this.act(action);
  };

  /** Looks at a choice; what was refused before it is settled. */
  look(action: string): void {
    if (action !== this.pointed) this.refusal = null;
    this.pointed = action;
  }

  reconsider = (): void => {
    this.selected = null;
    this.refusal = null;
  };

  /** Asks the rules why something is not offered. Should it be by then, nothing happens. */
  ask(action: string): void {
    this.refusal = null;
    this.#wondered = action;
    if (this.seat !== null) this.#socket.send({ t: "why", seat: this.seat, action });
  }

  /** Asks the house what changes nothing; it fails with a refusal where there is no answer. */
  inquire<M>(message: object): Promise<M> {
    const ref = `q${(this.#count += 1)}`;
    return new Promise<M>((answer, fail) => {
      if (this.#socket.send({ ...message, ref })) this.#questions.set(ref, { answer, fail });
      else fail({ id: "page-not-sent", args: {} } satisfies Refusal);
    });
  }

  /** Takes so many of the latest actions back; unless told otherwise the last click, with all that went along with it. */
  undo = (count = 0): void => {
    if (this.sent) return;
    this.#forget();
    const many = count || Math.min(this.#clicks.at(-1) || 1, this.undoable || 1);
    const about = { seat: this.seat, at: this.seq, ...(many > 1 ? { count: many } : {}) };
    this.sent = this.#socket.send({ t: "undo", ...about });
    if (this.sent) this.#clicks.pop();
    else this.#refuse({ id: "page-not-sent", args: {} });
  };
  say = (text: string): boolean => this.#socket.send({ t: "say", text });
  /** Asks for what was said before the first line that is here. */
  lookBack = (): void => {
    const first = this.log.find((entry) => entry.kind === "said");
    if (first) this.#socket.send({ t: "earlier", before: first.seq });
  };
  silence = (speaker: number, silent: boolean): void => void this.#socket.send({ t: "silence", speaker, silent });
  /** Hands a line of chat to whoever runs the house. */
  report = (seq: number, reason: string): void => void this.#socket.send({ t: "report", seq, reason, ref: seq });
  sit = (seat: number, name?: string): void => void this.#socket.send({ t: "sit", seat, ...(name && { name }) });
  /** Whether somebody who asks for a seat of the running game may have it. */
  answer = (seat: number, agrees: boolean): void => void this.#socket.send({ t: "answer", seat, agrees });
  /** What the player of one of several seats at this screen is called. */
  call = (seat: number, name: string): void => void this.#socket.send({ t: "name", seat, name });
  leave = (seat: number): void => void this.#socket.send({ t: "leave", seat });
  bot = (seat: number, bot: string | null): void => void this.#socket.send({ t: "bot", seat, bot });
  back = (seat: number): void => void this.#socket.send({ t: "back", seat });
  setPace = (pace: Pace): void => void this.#socket.send({ t: "pace", pace });
  /** What is asked of the table by those who come later. */
  tell = (message: object): void => void this.#socket.send(message);
  propose = (what: Wish): void => this.tell({ t: "propose", what });
  begin = (): void => void this.#socket.send({ t: "begin" });

  #hear(message: ServerMessage): void {
    const asked = "ref" in message ? this.#questions.get(message.ref) : undefined;
    if (asked && "ref" in message) {
      this.#questions.delete(message.ref);
      return message.t === "refused" ? asked.fail(message) : asked.answer(message as never);
    }
    switch (message.t) {
      case "table":
        this.screening?.skip();
        this.remembered = null;
        this.about = message;
        this.ownTables = message.own_tables;
        this.placed = message.placed;
        this.edition = message.edition;
        this.trouble = null;
        this.log = [...message.log, ...message.chat].sort(inOrder);
        this.earlier = message.earlier;
        this.seq = message.seq;
        this.pace = message.pace;
        this.since = message.since;
        this.clock = message.clock;
        this.series = message.series ?? null;
        this.wishes = message.wishes;
        this.#time(message.clocks, message.proposal);
        this.#settle(message.now, message.phase, message.seats, message.seed);
        this.#returned();
        break;
      case "news":
        this.wishes = message.wishes ?? this.wishes;
        // Time runs on whatever is still to be shown.
        for (const entry of message.entries) if (entry.kind === "clock") this.clock = entry.clock;
        this.#time(this.clock ? (message.clocks ?? this.clocks) : null, message.proposal);
        if (message.series !== undefined) this.series = message.series;
        if (!this.#returning && this.screening?.takes(message)) break;
        this.show(message);
        this.#returned();
        break;
      case "refused":
        if (message.of === "hello") {
          this.trouble = { id: message.id, args: message.args };
          if (this.shut) this.close();
          break;
        }
        this.screening?.skip();
        this.#refuse(message);
        if (message.of === null || DEEDS.includes(message.of)) {
          this.sent = false;
          this.selected = null;
          this.instead = [];
          this.#clicks = [];
          this.#forget();
        }
        if (message.now) this.now = message.now;
        break;
      case "done":
        if (message.of === "report") this.reported = [...this.reported, Number(message.ref)];
        break;
      case "why":
        if (message.action === this.#wondered && message.id !== "why-allowed") this.#refuse(message);
        break;
      case "chat":
        this.log = [...message.chat.filter(({ seq }) => !this.log.some((e) => e.seq === seq)), ...this.log].sort(
          inOrder,
        );
        this.earlier = message.earlier;
        break;
      case "announcement":
        announced.hear(message.announcement);
        break;
      default:
    }
  }

  #time(clocks: Clocks | null, proposal: Proposal | null): void {
    this.clocks = clocks;
    this.heardAt = Date.now();
    this.proposal = proposal;
  }

  /** What a choice takes along: the usual answers to what it leads to, or what is done in place of one. */
  #goOn(): void {
    const [next, ending, going] = [this.#next, this.#ending, this.#chosen];
    const usual = this.legal.find((l) => l.usual && (ending || l.ends === undefined));
    this.#forget();
    if (next !== null && this.legal.some((l) => l.action === next)) {
      this.#send(next);
      this.#ending = ending && this.sent;
    } else if (going && usual) {
      const others = this.legal.filter((l) => l !== usual);
      this.#send(usual.action);
      this.#ending = ending && this.sent;
      if (this.sent) this.#others = others;
    }
  }

  /** All that is known of the table now, as the house would tell it to somebody who may only look. */
  get told(): TableMessage | null {
    if (!this.about || !this.now) return null;
    const { phase, seats, seq, since, pace, seed, earlier } = this;
    const [chat, log] = [this.log.filter((e) => e.kind === "said"), this.log.filter((e) => e.kind !== "said")];
    const now = { ...this.now, legal: {}, undoable: {} };
    return { ...this.about, phase, seats, seq, since, pace, seed, earlier, now, log, chat };
  }

  /** Shows what was told once, until the house tells what is true now. */
  recall(told: TableMessage, at: number): void {
    if (this.about) return;
    this.#hear(told);
    this.#returning = true;
    this.remembered = at;
  }

  #refuse({ id, args, action }: Refusal): void {
    clearTimeout(this.#fading);
    this.refusal = { id, args, ...(action === undefined ? {} : { action }) };
    this.#fading = setTimeout(() => (this.refusal = null), REFUSED);
  }

  #forget(): void {
    this.#chosen = false;
    this.#others = [];
    this.#next = null;
    this.#ending = false;
  }

  /** From now on these news hold. */
  show(news: NewsMessage): void {
    let acted: number | null = null;
    this.since = news.since;
    for (const entry of news.entries) {
      if (entry.kind === "pace" || entry.kind === "clock") this.pace = entry.pace;
      if ((entry.kind === "action" || entry.kind === "undone") && entry.seat === this.seat) {
        // What was chosen is done or was taken back; the same words may mean something else now.
        this.selected = null;
        this.instead = entry.kind === "action" ? this.#others : [];
        this.#others = [];
        acted = this.seat;
      }
    }
    this.log = [...this.log, ...this.#fresh(news)];
    this.seq = Math.max(this.seq, news.seq);
    if (news.now === undefined) {
      // Somebody came, went or said something: what is chosen or on its way is as it was.
      this.phase = news.phase;
      this.seats = news.seats;
    } else this.#settle(news.now, news.phase, news.seats, news.seed);
    if (acted !== null && acted === this.seat) this.#goOn();
  }

  #fresh(news: NewsMessage): Entry[] {
    return news.entries.filter((entry) => entry.seq > this.seq);
  }

  #returned(): void {
    if (!this.#returning) return;
    this.#returning = false;
    this.returns += 1;
  }

  #settle(now: Now | null, phase: Phase, seats: Seat[], seed: string | number | null): void {
    this.now = now;
    this.phase = phase;
    this.seats = seats;
    this.seed = seed ?? null;
    this.sent = false;
    this.refusal = null;
    if (!this.legal.length) this.instead = [];
    if (!this.undoable) this.#clicks = [];
    if (!this.find((l) => l.action === this.selected)) this.selected = null;
    if (!this.find((l) => l.action === this.pointed)) this.pointed = null;
  }
}
