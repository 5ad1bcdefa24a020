/** A small game for the tests of this folder: events say themselves, and nothing of it is drawn. */
import type { Entry, GameEvent } from "../lib/types";
import type { Game } from "./game.svelte";

const NAMES = ["Ada", "Emil", "Clara"];

/** A table with three players, of whom the first looks. */
export function sits(log: Entry[], seat: number | null = 0, scores = [0, 0, 0]): Game {
  const table = {
    seat,
    mine: seat === null ? [] : [seat],
    muted: [] as number[],
    log,
    seats: NAMES.map((name, k) => ({ seat: k, name })),
  };
  return {
    table,
    names: NAMES,
    name: (k: number) => NAMES[k],
    score: (k: number) => scores[k],
    headings: ["round-began"],
    nobodys: ["weather", "ranked"],
    quiet: (event: GameEvent) => event.kind === "drawn" || event["hidden"] === true,
    placed: (event: GameEvent) => event["house"] !== undefined,
    icon: () => null,
    share: (events: GameEvent[]) => Math.max(...events.map((event) => (event.kind === "passes" ? 0.4 : 1))),
    cuts: (event: GameEvent) => event.kind === "ranked",
    words: { event: (event: GameEvent) => `${event.kind}${event.number ?? ""}` },
  } as unknown as Game;
}

let seq = 0;
/** An action and what came of it, a second after the one before. */
export const action = (seat: number, ...events: GameEvent[]): Extract<Entry, { kind: "action" }> => {
  seq += 1;
  return { seq, at: 1000 + seq, kind: "action", seat, number: seq, events };
};
export const entry = <E extends object>(rest: E): E & { seq: number; at: number } => {
  seq += 1;
  return { seq, at: 1000 + seq, ...rest };
};
export const did = (kind: string, seat?: number, rest: object = {}): GameEvent => ({
  kind,
  ...(seat === undefined ? {} : { seat }),
  ...rest,
});
/** A line of chat; without a seat it is a spectator's. */
export const said = (name: string, seat: number | null, speaker = 1) =>
  ({ kind: "said", name, text: "Servus", speaker, by: seat === null ? "spectator" : "player", seat }) as const;
