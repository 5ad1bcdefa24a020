/** A line to a table that comes back by itself: hello with what was seen, then messages in order. */
import { Reader, type SentMessage } from "./reader";
import type { ServerMessage } from "./types";

export type Line = "connecting" | "on" | "off";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 25_000;
const SILENCE = 60_000;
const ANSWER = 3_000;

export interface Listener {
  seen: () => number;
  message: (message: ServerMessage) => void;
  line: (line: Line) => void;
}

export class Socket {
  readonly #reader = new Reader();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #doubted = 0;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  /** Sends at once; answers false if the line is down, so that nothing is silently lost or doubled. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    clearTimeout(this.#doubted);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    this.listener.line("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.send({ t: "hello", v: 2, seen: this.listener.seen() });
      this.listener.line("on");
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#listen(socket), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      clearTimeout(this.#doubted);
      this.listener.line("on");
      const sent = JSON.parse(event.data as string) as SentMessage;
      // A house that opens the line only to say why there is nothing to see is asked less and less often.
      if (sent.t === "table" || sent.t === "news") this.#wait = FIRST_WAIT;
      this.listener.message(this.#reader.read(sent));
    };
    socket.onclose = () => this.#lost(socket);
  }

  #listen(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) this.#drop(socket);
    else this.send({ t: "ping" });
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#beat);
    this.listener.line("off");
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The browser has lost its net: said at once, and true unless the house, which may be on this machine, answers. */
  readonly #doubt = (): void => {
    this.listener.line("off");
    const socket = this.#socket;
    clearTimeout(this.#doubted);
    if (socket && this.send({ t: "ping" })) this.#doubted = window.setTimeout(() => this.#drop(socket), ANSWER);
  };

  readonly #online = (): void => {
    if (this.send({ t: "ping" })) return;
    this.#wait = FIRST_WAIT;
    this.#again();
  };

  /** A line that says nothing any more is given up at once, without waiting for it to end politely. */
  #drop(socket: WebSocket): void {
    socket.close();
    this.#lost(socket);
  }

  readonly #again = (): void => {
    const state = this.#socket?.readyState;
    if (document.hidden || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
