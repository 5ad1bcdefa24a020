/** What an action would bring, from the events that were sent with it. */
import type { GameEvent, LegalAction } from "../lib/types";

export interface Outlook {
  events: GameEvent[];
  /** Whether anything is known; a choice that leads to a further question may come without a preview. */
  known: boolean;
  /** Whether it is only likely, as a later question may be answered differently. */
  likely: boolean;
  /** The points it would bring its player. */
  points: number;
}

export function outlook(action: LegalAction | null, seat: number): Outlook {
  const likely = action?.preview.length === 0 && (action.likely?.length ?? 0) > 0;
  const events = (likely ? action.likely : action?.preview) ?? [];
  const points = events
    .filter((event) => event.kind === "scored" && (event.seat === undefined || event.seat === seat))
    .reduce((sum, event) => sum + (event.points ?? 0), 0);
  return { events, known: events.length > 0, likely, points };
}
