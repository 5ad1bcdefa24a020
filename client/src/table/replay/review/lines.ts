/** A decision in words: what came of it, or what was chosen where nothing was told of it. */
import { texts } from "../../../lib/texts.svelte";
import type { GameEvent, View } from "../../../lib/types";
import type { Game } from "../../game.svelte";

/** What a step told the seat; nothing where the log leaves it out. */
export function happened(game: Game, events: GameEvent[], seat: number): string {
  const seen = events.filter((event) => event.only === undefined || event.only === seat);
  const told = seen.filter(
    (event) => !game.quiet(event) && !game.headings.includes(event.kind) && (event.seat ?? seat) === seat,
  );
  return texts.parts(told.slice(0, 2).map((event) => game.words.event(event, game.names)));
}

/** A choice as it stood in the list of then. */
export const chosen = (game: Game, action: string, view: View, seat: number, preview: GameEvent[] = []): string =>
  game.words.choice(game.read({ action, preview }), { ...view, seat });

/** The places of the board that events are about. */
export const placesOf = (game: Game, events: GameEvent[]): string[] => [
  ...new Set(events.map((event) => game.place(event)).filter((place) => place !== null)),
];
