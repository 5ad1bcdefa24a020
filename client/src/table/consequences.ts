/** What comes of a choice, in lines: for any game, from the events sent with it and the game's own words. */
import type { GameEvent, LegalAction, View } from "../lib/types";
import { outlook } from "./outlook";

/** Who is told, and in which words. */
export interface Listener {
  seat: number;
  view: View;
  names: string[];
  words: {
    event(event: GameEvent, names: string[]): string;
    choice(choice: LegalAction, view: View): string;
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

export interface Consequences {
  /** What the choice itself brings. */
  now: Line[];
  /** What the end of the turn brings. */
  end: Line[];
  /** What becomes possible. */
  then: string[];
  /** The points for the player, all together. */
  points: number;
  /** Whether some of it rests on how later questions are usually answered. */
  likely: boolean;
}

export function consequences(choice: LegalAction, { seat, view, names, words }: Listener): Consequences {
  const { events, points, likely } = outlook(choice, seat);
  const close = events.findIndex((event) => words.closes(event));
  const tell = (some: GameEvent[]): Line[] =>
    some.filter((event) => !words.quiet(event)).map((event) => ({ event, text: words.event(event, names) }));
  const then = (choice.then ?? []).map((action) => words.choice({ action, preview: [] }, view));
  return {
    now: tell(close < 0 ? events : events.slice(0, close)),
    end: tell(close < 0 ? [] : events.slice(close)),
    then: [...new Set(then)],
    points,
    likely,
  };
}
