/** How the players at a table are called: by their names, open seats by their colours; a bot that has no name yet by its coffee, and its colour where others drink the same. */
import { t } from "./texts.svelte";
import type { Seat } from "./types";

/** The colours of the seats by themselves, as long as a game has not given its own. */
export const COLOURS = ["yellow", "red", "blue", "green", "white"];

/** The colours of the seats as the game has them. */
export const coloursOf = (game: { colours: string[] } | null | undefined): string[] =>
  game?.colours.length ? game.colours : COLOURS;

export function called(seats: Seat[], seat: number, colour = COLOURS[seat]!): string {
  const place = seats[seat];
  if (place?.name) {
    // Several seats at one screen have one name between them.
    const shared = seats.some((other) => other !== place && other.name === place.name);
    return shared ? t("page-name-seat", { name: place.name, colour }) : place.name;
  }
  if (!place?.bot) return t("player-seat", { colour });
  const name = t("page-bot-name", { bot: place.bot });
  const alike = seats.some((other) => other !== place && !other.name && other.bot === place.bot);
  return alike ? t("page-name-seat", { name, colour }) : name;
}
