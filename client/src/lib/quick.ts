/** A table one can sit down at without choosing anything: a game as newcomers play it, against two bots. */
import { api } from "./api";
import { usual } from "./roster";
import { route } from "./route.svelte";

const OPPONENTS = 2;

/** The game of that name, or the first of the house. */
export async function quick(name?: string): Promise<void> {
  const games = await api.games();
  const game = games.find((one) => one.name === name) ?? games[0]!;
  const bot = usual(game.bots);
  const others = Array.from({ length: OPPONENTS }, () =>
    bot ? { kind: "bot" as const, bot } : { kind: "open" as const },
  );
  const seats = [{ kind: "you" as const }, ...others];
  const about = { game: game.name, players: seats.length, options: {}, private: false, pace: "live" as const, seats };
  const { id } = await api.open(about);
  route.go(`/t/${id}`, { begin: bot !== null });
}
