/** What comes of a choice, in lines: for any game, from the events sent with it and the game's own words. */
import type { Change, GameEvent, LegalAction, Place, View } from "../lib/types";
import { gained, outlook } from "./outlook";

/** Who is told, and in which words. */
export interface Listener {
  seat: number;
  view: View;
  names: string[];
  words: {
    event(event: GameEvent, names: string[]): string;
    choice(choice: LegalAction, view: View): string;
    standing(key: string, players: number): string;
    /** Whether the screen shows an event anyway, or the next one says it again. */
    quiet(event: GameEvent): boolean;
    /** Whether the end of the turn begins with this event. */
    closes(event: GameEvent): boolean;
  };
}

export interface Line {
  event: GameEvent;
  text: string;
}

/** Something that scores at the end and would stand otherwise. */
export interface Stand extends Change {
  key: string;
  text: string;
  gain: number;
}

export interface Consequences {
  /** What the choice itself brings. */
  now: Line[];
  /** What the end of the turn brings. */
  end: Line[];
  /** What becomes possible. */
  then: string[];
  /** What of the end of the game it changes. */
  stands: Stand[];
  /** The points for the player, all together. */
  points: number;
  /** Those if the game ended now, and then; only where games say. */
  total: [number, number] | null;
  /** Whether some of it rests on how later questions are usually answered. */
  likely: boolean;
}

export function consequences(choice: LegalAction, { seat, view, names, words }: Listener): Consequences {
  const { events, points, likely, gain } = outlook(choice, seat);
  const close = events.findIndex((event) => words.closes(event));
  const tell = (some: GameEvent[]): Line[] =>
    some.filter((event) => !words.quiet(event)).map((event) => ({ event, text: words.event(event, names) }));
  const then = (choice.then ?? []).map((action) => words.choice({ action, preview: [] }, view));
  return {
    now: tell(close < 0 ? events : events.slice(0, close)),
    end: tell(close < 0 ? [] : events.slice(close)),
    then: [...new Set(then)],
    stands: Object.entries(choice.standing ?? {}).map(([key, change]) => ({
      ...change,
      key,
      text: words.standing(key, view.players),
      gain: gained(change),
    })),
    points,
    total: choice.standing ? total(view.desks?.[seat], points + gain) : null,
    likely,
  };
}

function total(desk: Place | undefined, more: number): [number, number] {
  const stands = Object.values(desk?.standing ?? {}).reduce((sum, { points }) => sum + (points ?? 0), desk?.score ?? 0);
  return [stands, stands + more];
}
