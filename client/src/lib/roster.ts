/** The bots the house knows for a game; the house is asked once. */
import { api } from "./api";

const USUAL = "medium";
const asked = new Map<string, Promise<string[]>>();

export function bots(game: string): Promise<string[]> {
  const known = asked.get(game);
  if (known) return known;
  const found = api.games().then((games) => games.find((g) => g.name === game)?.bots ?? []);
  asked.set(game, found);
  found.catch(() => asked.delete(game));
  return found;
}

/** The bot one plays against if one has not chosen. */
export const usual = (there: string[]): string | null => (there.includes(USUAL) ? USUAL : (there.at(-1) ?? null));
