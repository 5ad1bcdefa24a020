/** A position as somebody writes it: what the text says, and what the house thinks of it. */
import { call } from "../lib/api";
import type { OptionValue, Refusal, View } from "../lib/types";

export interface Position {
  format: string;
  game: string;
  players?: number;
  options?: Record<string, OptionValue | string[]>;
  [more: string]: unknown;
}

export interface Checked {
  problems: Refusal[];
  /** How the table looks to the seat; nothing where something is wrong. */
  view: View | null;
  to_act: number[];
  options: Record<string, OptionValue | string[]>;
  /** The same with all that the seat may know written out. */
  whole: string | null;
}

const MOST = 128 * 1024;
const FORMAT = "kaffeehaus-position-1";

/** A position that leaves everything as it is dealt. */
export const blank = (game: string, players: number): string =>
  `${JSON.stringify({ format: FORMAT, game, players, options: {} }, null, 2)}\n`;

/** What a text says, or why it says nothing. */
export function read(text: string): Position | Refusal {
  if (text.length > MOST) return { id: "page-replay-large", args: {} };
  try {
    const said: unknown = JSON.parse(text);
    if (said && typeof said === "object" && !Array.isArray(said)) return said as Position;
    return { id: "bad-position-format", args: { format: FORMAT } };
  } catch (error) {
    return { id: "bad-position-json", args: { line: line(text, error) } };
  }
}

export const wrong = (said: Position | Refusal): said is Refusal => "id" in said && "args" in said;

/** On which line the reader stopped: engines say so in one way or another, and else it is the last one. */
function line(text: string, error: unknown): number {
  const said = error instanceof Error ? error.message : "";
  const named = /line (\d+)/.exec(said)?.[1];
  if (named) return Number(named);
  const at = /position (\d+)/.exec(said)?.[1];
  return text.slice(0, at ? Number(at) : text.length).split("\n").length;
}

export const house = {
  check: (position: Position, seat: number) => call<Checked>("/api/positions/check", { position, seat }),
  play: (position: Position, seat: number, bot: string) =>
    call<{ id: string }>("/api/positions", { position, seat, bot }),
  /** The position of a moment of a finished game, or of now. */
  of: (table: string, number: string | undefined) =>
    call<Position>(`/api/tables/${table}/position${number === undefined ? "" : `?number=${number}`}`),
};

/** A position as text: what fits on a line stands on one. */
export function written(value: unknown, before = ""): string {
  const flat = spaced(JSON.stringify(value, null, 1));
  if (before.length + flat.length <= 60 || value === null || typeof value !== "object") return flat;
  const deeper = `${before}  `;
  if (Array.isArray(value)) {
    const inside = value.map((one) => deeper + written(one, deeper));
    return inside.length ? `[\n${inside.join(",\n")}\n${before}]` : "[]";
  }
  const pairs = Object.entries(value).map(([name, one]) => `${deeper}${JSON.stringify(name)}: ${written(one, deeper)}`);
  return `{\n${pairs.join(",\n")}\n${before}}`;
}

const spaced = (text: string): string =>
  text
    .replace(/\n */g, " ")
    .replace(/([[{]) /g, "$1")
    .replace(/ ([\]}])/g, "$1");
