/** When time runs out at a table of the lobby: whose is the next to end, and what is left of it now. */
import { lasting } from "../lib/clocks";
import { t, texts } from "../lib/texts.svelte";
import type { Summary } from "../lib/types";

export interface Due {
  seat: number;
  left: number;
  /** Whether little is left: the last quarter. */
  low: boolean;
}

/** The clock that ends first, of the reader's own seats where one of them is to act; live clocks are for the table. */
export function due({ clocks, clock, pace, yours }: Summary, now = Date.now() / 1000): Due | null {
  if (!clocks || clocks.paused || pace !== "days") return null;
  const ends = Object.entries(clocks.ends).map(([seat, end]) => ({ seat: Number(seat), end }));
  const own = ends.filter(({ seat }) => yours.includes(seat));
  const first = (own.length ? own : ends).sort((a, b) => a.end - b.end)[0];
  if (!first) return null;
  const left = Math.max(0, first.end - now);
  return { seat: first.seat, left, low: left <= (clock?.turn || clock?.bank || 0) / 4 };
}

/** What a row says of it, once its words are there. */
export function dueWords(table: Summary, name: (seat: number) => string): string {
  if (!texts.has("clock-left")) return "";
  if (table.clocks?.paused) return t("clock-row-paused");
  const found = due(table);
  if (!found) return "";
  const time = lasting(found.left, false);
  if (table.yours.includes(found.seat)) return t("clock-left", { time });
  return t("clock-left-of", { player: name(found.seat), time });
}
