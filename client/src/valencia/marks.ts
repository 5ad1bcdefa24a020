/** What on the board events are about: spaces, trees and seats of the council. */
import type { ValencianEvent } from "./types";

export interface Marks {
  cells: Set<number>;
  trees: Set<number>;
  places: Set<string>;
}

export function marks(events: ValencianEvent[]): Marks {
  return {
    cells: new Set(events.flatMap(({ cell, origin }) => (cell === undefined ? [] : [cell, origin ?? cell]))),
    trees: new Set(events.flatMap(({ tree, origin }) => (tree === undefined ? [] : [tree, origin ?? tree]))),
    places: new Set(events.flatMap(({ place }) => place ?? [])),
  };
}

/** The place that an event is about, by its name. */
export function place(event: ValencianEvent): string | null {
  if (event.cell !== undefined) return `cell:${event.cell}`;
  if (event.tree !== undefined) return `tree:${event.tree}`;
  if (event.place !== undefined) return `council:${event.place}`;
  return null;
}
