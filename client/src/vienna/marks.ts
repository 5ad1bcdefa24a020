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

/** The place that an event is about, by its name. */
export function place(event: VienneseEvent): string | null {
  if (event.building !== undefined) return `building:${event.building}`;
  if (event.square !== undefined) return `square:${event.square}`;
  if (event.kind === "marker-moved") return `track:${event.info}`;
  return event.kind === "investigator-moved" ? "investigator" : null;
}
