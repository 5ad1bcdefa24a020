/** Looking back together: who leads and what is looked at, over the line to the finished table; anyone may go free. */
import { type Line, Socket } from "../../../lib/socket";
import type { Refusal } from "../../../lib/types";
import type { Review } from "./review.svelte";
import type { Comment } from "./told";

export interface Drawn {
  name: string;
  places: string[];
}

interface Shared {
  t: "together";
  leader: string | null;
  you?: boolean;
  step?: number;
  eyes?: number | null;
  marks?: Drawn[];
}

export class Together {
  /** Whether somebody asked to be there. */
  joined = $state(false);
  line = $state<Line>("off");
  leader = $state<string | null>(null);
  leading = $state(false);
  /** Whether what is shown follows whoever leads. */
  following = $state(true);
  marks = $state.raw<Drawn[]>([]);
  /** Whether a click on the board points at something. */
  drawing = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #socket: Socket | null = null;
  #waiting: object[] = [];
  #seq = 0;
  #shared: Shared | null = null;

  constructor(readonly review: Review) {}

  join = (): void => {
    this.joined = true;
    this.#open();
  };

  leave = (): void => {
    this.joined = this.leading = this.drawing = false;
    this.leader = null;
    this.marks = [];
    this.#socket?.close();
    this.#socket = null;
    this.line = "off";
  };

  lead = (leading: boolean): void => {
    this.#send({ t: "lead", leading });
    if (leading) this.look();
  };

  /** Whoever leads tells where. */
  look = (): void => {
    const { number, eyes } = this.review.replay;
    this.#send({ t: "look", step: number, eyes });
  };

  follow = (): void => {
    this.following = true;
    this.#catchUp();
  };

  mark = (places: string[]): void => this.#send({ t: "mark", places });

  /** Says something about a step, for good; whether it could be sent. */
  comment = (step: number, text: string): boolean => {
    this.#open();
    this.#send({ t: "comment", step, text });
    return true;
  };

  #open(): void {
    const { id } = this.review.replay.story;
    this.#socket ??= new Socket(id, {
      seen: () => this.#seq,
      message: (message) => this.#hear(message as unknown as { t: string }),
      line: (line) => (this.line = line),
    });
  }

  #send(message: object): void {
    this.refusal = null;
    if (!this.#socket?.send(message)) this.#waiting.push(message);
  }

  #hear(message: { t: string }): void {
    if (message.t === "table" || message.t === "news") {
      const { seq, entries = [] } = message as unknown as { seq: number; entries?: ({ kind: string } & Comment)[] };
      this.#seq = seq;
      const said = entries.filter((entry) => entry.kind === "said" && entry.step !== undefined);
      if (said.length) this.review.said = [...this.review.said, ...said];
      for (const wish of this.#waiting.splice(0)) this.#socket?.send(wish);
    }
    if (message.t === "refused") this.refusal = message as unknown as Refusal;
    if (message.t === "together" && this.joined) {
      this.#shared = message as Shared;
      this.leader = this.#shared.leader;
      this.leading = this.#shared.you ?? false;
      this.marks = this.#shared.marks ?? [];
      if (this.following && !this.leading) this.#catchUp();
    }
  }

  #catchUp(): void {
    const { step, eyes, leader } = this.#shared ?? {};
    const { replay } = this.review;
    if (!leader || step === undefined || (step === replay.number && eyes === replay.eyes)) return;
    void replay.show(step, eyes ?? null);
  }
}
