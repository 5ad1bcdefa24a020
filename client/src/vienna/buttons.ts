/** Which choices are buttons of the prompt, and what stands on them. */
import { t } from "../lib/texts.svelte";
import type { Button } from "../table/game.svelte";
import type { Choice } from "./content";
import type { Vienna } from "./game.svelte";
import { itemIcon } from "./icons";

/** What is chosen on the map or on the desk itself needs no button. */
const ELSEWHERE = ["place", "move-from", "move-figure", "stefan", "remove", "assign"];
const SIGNS = ["take-bribes", "pay", "gain", "advance", "deposit", "buy", "exchange", "complete", "accept"];

function sign(game: Vienna, choice: Choice): string | null {
  if (choice.bribe) return `chip-${choice.bribe}`;
  if (choice.info) return `i-${choice.info}`;
  if (choice.item) return itemIcon(choice.item);
  if (choice.mission) return `f-${game.content.mission(choice.mission).flag}`;
  return choice.kind === "take-shillings" ? "o-coin" : null;
}

function caption(game: Vienna, choice: Choice): string {
  if (choice.drawer !== null) return String(choice.drawer + 1);
  if (choice.amount !== null) return String(choice.amount);
  if (choice.mission) return choice.mission;
  const seen = game.outlook(choice);
  if (choice.item && seen.coins) return String(-seen.coins);
  return choice.info && seen.points ? `+${seen.points}` : "";
}

function word(game: Vienna, choice: Choice): string {
  const shillings = t("shillings", { count: game.outlook(choice).coins });
  return t(`page-do-${choice.kind}`, { shillings, supply: game.desk?.supply ?? 0 });
}

export function button(game: Vienna, choice: Choice): Button | null {
  if (ELSEWHERE.includes(choice.kind)) return null;
  const look = SIGNS.includes(choice.kind) ? "sign" : "word";
  return {
    look,
    icon: sign(game, choice),
    ...(choice.mission ? { cut: "flag" } : {}),
    text: look === "sign" ? caption(game, choice) : word(game, choice),
  };
}

/** How many bribes are given, whichever kind is taken. */
export function lead(game: Vienna, signs: Choice[]): string {
  const gift = signs.find((choice) => choice.kind === "take-bribes");
  return gift ? t("page-do-take-bribes", { count: game.outlook(gift).bribes[gift.bribe!] ?? 0 }) : "";
}
