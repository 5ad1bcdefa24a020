/** A table as this browser sees it: the latest news, whose seat is being played, and what is looked at. */
import { type Line, Socket } from "./socket";
import type { Entry, LegalAction, Now, Phase, Refusal, Seat, ServerMessage, TableMessage, VienneseView } from "./types";

export class Table {
  line = $state<Line>("connecting");
  about = $state.raw<TableMessage | null>(null);
  now = $state.raw<Now | null>(null);
  phase = $state<Phase>("gathering");
  seats = $state.raw<Seat[]>([]);
  log = $state.raw<Entry[]>([]);
  seed = $state.raw<string | number | null>(null);
  seq = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** The action that was chosen and not yet taken. */
  selected = $state<string | null>(null);
  /** The action under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** An action on its way: nothing more is sent until the answer. */
  sent = $state(false);

  readonly mine = $derived.by(() => {
    const told = this.seats.some((s) => s.yours !== undefined);
    return told ? this.seats.filter((s) => s.yours).map((s) => s.seat) : (this.about?.you.seats ?? []);
  });
  /** The seat this screen plays now; with several seats here, the first that is asked. */
  readonly seat = $derived(this.mine.find((s) => (this.now?.legal[s]?.length ?? 0) > 0) ?? this.mine[0] ?? null);
  readonly view = $derived<VienneseView | null>(
    this.now?.views[this.seat ?? "spectator"] ?? this.now?.views["spectator"] ?? null,
  );
  readonly legal = $derived<LegalAction[]>(this.seat === null ? [] : (this.now?.legal[this.seat] ?? []));
  readonly undoable = $derived(this.seat === null ? 0 : (this.now?.undoable[this.seat] ?? 0));

  readonly #socket: Socket;

  constructor(readonly id: string) {
    this.#socket = new Socket(id, {
      seen: () => (this.about ? this.seq : 0),
      message: (message) => this.#hear(message),
      line: (line) => {
        this.line = line;
        this.sent = false;
      },
    });
  }

  close = (): void => this.#socket.close();

  act(action: string): void {
    if (this.seat === null || this.sent) return;
    this.sent = this.#socket.send({ t: "act", seat: this.seat, at: this.seq, action });
  }

  /** First looks, then takes: the second time the same action is picked it is sent. */
  pick = (action: string): void => {
    this.refusal = null;
    if (this.selected === action) this.act(action);
    else this.selected = action;
  };

  undo = (): void => void this.#socket.send({ t: "undo", seat: this.seat, at: this.seq });
  say = (text: string): boolean => this.#socket.send({ t: "say", text });
  sit = (seat: number): void => void this.#socket.send({ t: "sit", seat });
  leave = (seat: number): void => void this.#socket.send({ t: "leave", seat });
  bot = (seat: number, bot: string | null): void => void this.#socket.send({ t: "bot", seat, bot });
  back = (seat: number): void => void this.#socket.send({ t: "back", seat });
  begin = (): void => void this.#socket.send({ t: "begin" });

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "table":
        this.about = message;
        this.log = message.log;
        this.seq = message.seq;
        this.#settle(message.now, message.phase, message.seats, message.seed);
        break;
      case "news":
        this.log = [...this.log, ...message.entries.filter((e) => e.seq > this.seq)];
        this.seq = Math.max(this.seq, message.seq);
        this.#settle(message.now, message.phase, message.seats, message.seed);
        break;
      case "refused":
        this.refusal = { id: message.id, args: message.args };
        this.sent = false;
        this.selected = null;
        if (message.now) this.now = message.now;
        break;
      default:
    }
  }

  #settle(now: Now | null, phase: Phase, seats: Seat[], seed: string | number | null): void {
    this.now = now;
    this.phase = phase;
    this.seats = seats;
    this.seed = seed ?? null;
    this.sent = false;
    this.refusal = null;
    const legal = this.legal;
    if (!legal.some((l) => l.action === this.selected)) this.selected = null;
    if (!legal.some((l) => l.action === this.pointed)) this.pointed = null;
  }
}
