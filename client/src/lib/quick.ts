/** A table one can sit down at without choosing anything: Vienna as newcomers play it, against two bots. */
import { api } from "./api";
import { bots, usual } from "./roster";
import { route } from "./route.svelte";

const GAME = "vienna";
const OPPONENTS = 2;

export async function quick(): Promise<void> {
  const bot = usual(await bots(GAME));
  const others = Array.from({ length: OPPONENTS }, () =>
    bot ? { kind: "bot" as const, bot } : { kind: "open" as const },
  );
  const seats = [{ kind: "you" as const }, ...others];
  const options = { version: "introductory" };
  const { id } = await api.open({ game: GAME, players: seats.length, options, private: false, pace: "live", seats });
  route.go(`/t/${id}`, { begin: bot !== null });
}
