/** Whose turn it is at a table of one's own, and which of them come first. */
import type { Summary } from "../lib/types";

/** Whether the table waits for the reader; a bot that keeps the reader's seat needs nobody, nor does one that pauses or cannot go on here. */
export const turn = (table: Summary): boolean =>
  table.phase === "playing" &&
  !table.other &&
  !table.clocks?.paused &&
  table.yours.some((seat) => table.to_act.includes(seat) && table.seats[seat]?.kind === "person");

/** When the reader's time runs out there; where there is no clock, after all others. */
function ends({ clocks, yours }: Summary): number {
  return Math.min(Number.MAX_VALUE, ...yours.flatMap((seat) => clocks?.ends[seat] ?? []));
}

/** Those that wait for the reader first, by whose time ends and then the longest waiting on top; then those in play, and what is over last. */
export function sorted(tables: Summary[]): Summary[] {
  const rank = (table: Summary): number => (turn(table) ? 0 : table.phase === "over" ? 2 : 1);
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 0 ? ends(a) - ends(b) || a.since - b.since : b.updated - a.updated),
  );
}
