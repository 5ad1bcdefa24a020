/** What an action would bring, from the events that were sent with it. */
import type { Change, GameEvent, LegalAction } from "../lib/types";

export interface Outlook {
  /** All that would happen, what is certain first. */
  events: GameEvent[];
  /** Whether anything is known of it. */
  known: boolean;
  /** Whether some of it rests on how later questions are usually answered. */
  likely: boolean;
  /** The points it would bring its player. */
  points: number;
  /** How much more it would score if the game ended then. */
  gain: number;
}

export function outlook(action: LegalAction | null, seat: number): Outlook {
  const { preview = [], likely = [] } = action ?? {};
  const events = [...preview, ...likely];
  const points = events.filter((event) => own(event, seat)).reduce((sum, event) => sum + scored(event), 0);
  const gain = Object.values(action?.standing ?? {}).reduce((sum, change) => sum + gained(change), 0);
  return { events, known: events.length > 0, likely: likely.length > 0, points, gain };
}

/** As far as that can be known. */
export const gained = ({ points: [from, to] }: Change): number => (from === null || to === null ? 0 : to - from);

/** Whether an event is about the seat, or about nobody. */
export const own = (event: GameEvent, seat: number): boolean => event.seat === undefined || event.seat === seat;
/** Points are told by events of one kind, in every game. */
export const scored = (event: GameEvent): number => (event.kind === "scored" ? (event.points ?? 0) : 0);
