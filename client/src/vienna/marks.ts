/** What on the board events are about: houses, squares, markers and the Investigator. */
import type { VienneseEvent } from "./types";

export interface Marks {
  buildings: Set<number>;
  squares: Set<number>;
  infos: Set<string>;
  investigator: boolean;
}

export function marks(events: VienneseEvent[]): Marks {
  const places = (key: "building" | "square"): Set<number> => new Set(events.flatMap((event) => event[key] ?? []));
  return {
    buildings: places("building"),
    squares: places("square"),
    infos: new Set(events.flatMap((event) => (event.kind === "marker-moved" ? (event.info ?? []) : []))),
    investigator: events.some((event) => event.kind === "investigator-moved"),
  };
}

/** Whether there is anything on the board to point at. */
export const placed = (event: VienneseEvent): boolean =>
  event.building !== undefined ||
  event.square !== undefined ||
  ["marker-moved", "investigator-moved"].includes(event.kind);
