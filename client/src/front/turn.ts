/** Whose turn it is at a table of one's own, and which of them come first. */
import type { Summary } from "../lib/types";

/** Whether the table waits for the reader; a bot that keeps the reader's seat needs nobody, nor does one that cannot go on here. */
export const turn = (table: Summary): boolean =>
  table.phase === "playing" &&
  !table.other &&
  table.yours.some((seat) => table.to_act.includes(seat) && table.seats[seat]?.kind === "person");

/** Those that wait for the reader first, the longest waiting on top; then those in play, and what is over last. */
export function sorted(tables: Summary[]): Summary[] {
  const rank = (table: Summary): number => (turn(table) ? 0 : table.phase === "over" ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.since - b.since : b.updated - a.updated));
}
