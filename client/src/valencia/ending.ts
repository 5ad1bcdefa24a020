/** The end of a game in words: missions, and how ties were decided. */
import { t, texts } from "../lib/texts.svelte";
import type { Outcome } from "../lib/types";
import type { Goal } from "../table/game.svelte";
import { standing } from "../table/review";
import type { Valencia } from "./game.svelte";
import type { ValencianEvent } from "./types";

export function goals(game: Valencia, seat: number): Goal[] {
  const all = standing(game.table.log).flatMap(({ events }) => events as ValencianEvent[]);
  return all
    .filter((event) => event.kind === "mission-scored" && event.seat === seat)
    .map(({ mission, points = 0 }) => ({ text: game.words.needs(mission!, game.view.players), points, key: mission! }));
}

/** Members in the city decide, then coins; else the victory is shared. */
export function tie(game: Valencia, { scores, winners }: Outcome): string {
  const best = scores[winners[0]!];
  const tied = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length < 2) return "";
  const { city, desks } = game.view;
  const members = tied.map((seat) => city.members[seat]!.length);
  const most = Math.max(...members);
  const coins = tied.map((seat) => desks[seat]?.coins ?? 0);
  const by = winners.length > 1 ? "shared" : unique(members) ? "members" : "coins";
  const figures = by === "coins" ? coins : members;
  // Coins decide only among those with the most members.
  const told = tied.map((seat, k) => ({ seat, k })).filter(({ k }) => by !== "coins" || members[k] === most);
  const list = told.map(({ seat, k }) => t("log-line", { player: game.name(seat), what: String(figures[k]) }));
  return t("page-tie", { by, list: texts.list(list) });
}

/** Whether only one has the most. */
const unique = (figures: number[]): boolean => figures.filter((figure) => figure === Math.max(...figures)).length === 1;
