/** A table one can sit down at without choosing anything: a game as newcomers play it, against two bots. */
import { api, type NewTable } from "./api";
import { usual } from "./roster";
import { route } from "./route.svelte";

const OPPONENTS = 2;

/** The game of that name, or the first of the house, with what is chosen of it and what the page is to know of it. */
export async function quick(
  name?: string,
  options: Record<string, unknown> = {},
  state: object = {},
  open: (table: NewTable) => Promise<{ id: string }> = api.open,
): Promise<void> {
  const games = await api.games();
  const game = games.find((one) => one.name === name) ?? games[0]!;
  const bot = usual(game.bots);
  const others = Array.from({ length: OPPONENTS }, () =>
    bot ? { kind: "bot" as const, bot } : { kind: "open" as const },
  );
  const seats = [{ kind: "you" as const }, ...others];
  const about = { game: game.name, players: seats.length, options, private: false, pace: "live" as const, seats };
  const { id } = await open(about);
  route.go(`/t/${id}`, { ...state, begin: bot !== null });
}
