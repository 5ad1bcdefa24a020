/** The house in this browser, as the page sees it: a worker that has the engine, and the way to it. */
import { call } from "./api";
import { Reader, type SentMessage } from "./reader";
import { here } from "./seen";
import type { Listener } from "./socket";
import { texts } from "./texts.svelte";

export interface Engine {
  /** Where Python lies, and our sources. */
  base: string;
  sources: string;
  /** Every file that is asked for, and how many bytes they have. */
  files: string[];
  bytes: number;
}

export type Wish =
  | { t: "start"; engine: Engine }
  | { t: "connect"; line: number; table: string; person: string }
  | { t: "say"; line: number; text: string | null }
  | { t: "ask"; number: number; path: string; body: string | undefined; person: string };
export type Word =
  | { t: "ready" }
  | { t: "failed"; why: string }
  | { t: "told"; line: number; text: string | null }
  | { t: "answer"; number: number; text: string };

class Pocket {
  /** Whether the engine runs, or how far it is. */
  state = $state<"off" | "starting" | "ready" | "failed">("off");
  #worker: Promise<Worker> | null = null;
  #count = 0;
  readonly #lines = new Map<number, (text: string | null) => void>();
  readonly #answers = new Map<number, (text: string) => void>();

  /** Starts the engine, which takes a few seconds. */
  start(): Promise<Worker> {
    this.#worker ??= this.#started();
    this.#worker.catch(() => {
      this.state = "failed";
      this.#worker = null;
    });
    return this.#worker;
  }

  async #started(): Promise<Worker> {
    this.state = "starting";
    const { engine } = await call<{ engine: Engine | null }>(`/api/pocket/${texts.lang}`);
    if (!engine) throw new Error("this house has no engine for browsers");
    const worker = new Worker(new URL("./pocketworker.ts", import.meta.url), { type: "module" });
    await new Promise<void>((done, fail) => {
      worker.onmessage = ({ data }: MessageEvent<Word>) => {
        if (data.t === "ready") done();
        else if (data.t === "failed") fail(new Error(data.why));
        else this.#hear(data);
      };
      worker.onerror = ({ message }) => fail(new Error(message));
      worker.postMessage({ t: "start", engine } satisfies Wish);
    }).catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
    this.state = "ready";
    // What was played here is nowhere else: the browser is asked not to throw it away.
    void navigator.storage?.persist?.();
    return worker;
  }

  #hear(word: Word): void {
    if (word.t === "told") this.#lines.get(word.line)?.(word.text);
    if (word.t !== "answer") return;
    this.#answers.get(word.number)?.(word.text);
    this.#answers.delete(word.number);
  }

  async #person(): Promise<string> {
    const { id, name, lang } = (await here())!;
    return JSON.stringify({ id, name, lang });
  }

  async ask(path: string, body?: string): Promise<{ status: number; body: unknown }> {
    const [worker, person] = await Promise.all([this.start(), this.#person()]);
    const number = (this.#count += 1);
    const answer = new Promise<string>((done) => this.#answers.set(number, done));
    worker.postMessage({ t: "ask", number, path, body, person } satisfies Wish);
    return JSON.parse(await answer) as { status: number; body: unknown };
  }

  async connect(table: string, listener: Listener): Promise<{ send: (message: object) => void; close: () => void }> {
    listener.line("connecting");
    const [worker, person] = await Promise.all([this.start(), this.#person()]);
    const line = (this.#count += 1);
    const reader = new Reader();
    const say = (text: string | null): void => worker.postMessage({ t: "say", line, text } satisfies Wish);
    this.#lines.set(line, (text) => {
      if (text === null) return listener.line("off");
      listener.line("on");
      listener.message(reader.read(JSON.parse(text) as SentMessage));
    });
    worker.postMessage({ t: "connect", line, table, person } satisfies Wish);
    say(JSON.stringify({ t: "hello", v: 2, seen: listener.seen() }));
    return {
      send: (message) => say(JSON.stringify(message)),
      close: () => {
        this.#lines.delete(line);
        say(null);
      },
    };
  }
}

export const pocket = new Pocket();
