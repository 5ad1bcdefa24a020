/** What a rank brings, step by step, as its player goes through it: taken, left, or not to be had. */
import { t } from "../lib/texts.svelte";
import type { Stage } from "../table/game.svelte";
import { standing } from "../table/review";
import type { Valencia } from "./game.svelte";
import { goodIcon } from "./icons";
import type { Guild, ValencianEvent } from "./types";

/** The questions of an auction that has been decided, by what is at stake. */
const STEPS: Record<string, string> = {
  "guild-seat": "seat",
  good: "good",
  settle: "space",
  ability: "space",
  sell: "sell",
  "merchants-seat": "seat",
};

/** What rank somebody acts with, and the sum that it took. */
export function ranked(game: Valencia): string {
  const { auction } = game.view;
  const seat = game.asked ? game.seat : game.onTurn;
  const rank = auction && seat !== null ? auction.ranks.indexOf(seat) + 1 : 0;
  return rank ? t("page-ranked", { rank, sum: auction!.sums[seat!] ?? 0 }) : "";
}

export function stages(game: Valencia): Stage[] {
  const { auction, asked } = game.view;
  const rank = auction && game.seat !== null ? auction.ranks.indexOf(game.seat) : -1;
  const steps = auction?.rewards?.[rank] ?? [];
  const now = steps.indexOf(STEPS[asked?.step ?? ""] ?? "");
  if (!game.asked || now < 0 || steps.length < 2) return [];
  const done = gone(game);
  return steps.map((step, k) => {
    const state = k > now ? "ahead" : k === now ? "now" : done.has(step) ? "done" : "not";
    return {
      text: t("page-stage", { step, state, guild: auction!.guild ?? "oranges" }),
      icon: icon(step, auction!.guild),
      state,
    };
  });
}

const icon = (step: string, guild: Guild | null): string =>
  step === "good" && guild
    ? goodIcon(guild)
    : step === "seat"
      ? `v-${guild ?? "merchants"}`
      : step === "sell"
        ? "v-coin"
        : "v-member";

/** What the player has already got in this auction. */
function gone(game: Valencia): Set<string> {
  const { auction, council } = game.view;
  const all = standing(game.table.log).flatMap(({ events }) => events as ValencianEvent[]);
  const since = all
    .slice(all.findLastIndex(({ kind }) => kind === "ranked") + 1)
    .filter(({ seat }) => seat === game.seat);
  const found = new Set<string>();
  if (council[auction?.guild ?? "merchants"].seat === game.seat) found.add("seat");
  for (const { kind, cause } of since) {
    if (kind === "good-gained" && cause === "guild") found.add("good");
    if (kind === "good-returned") found.add("sell");
  }
  return found;
}
