/** Which choices are buttons of the prompt, and what stands on them. */
import { capital, t } from "../lib/texts.svelte";
import type { Button } from "../table/game.svelte";
import type { Choice } from "./content";
import type { Vienna } from "./game.svelte";
import { itemIcon } from "./icons";

/** What is chosen on the map or on the desk itself needs no button. */
const ELSEWHERE = ["place", "move-from", "move-figure", "stefan", "remove", "assign"];

function icon(game: Vienna, choice: Choice): string | null {
  if (choice.bribe) return `chip-${choice.bribe}`;
  if (choice.info) return `i-${choice.info}`;
  if (choice.item) return itemIcon(choice.item);
  if (choice.mission) return `f-${game.content.mission(choice.mission).flag}`;
  return ["take-shillings", "deposit", "pay-coins"].includes(choice.kind) ? "o-coin" : null;
}

/** What it is called by itself. */
function name(game: Vienna, choice: Choice): string {
  const { kind, bribe, info, item, mission, drawer, amount } = choice;
  if (bribe) return t("bribe", { bribe });
  if (info) return t("info", { info });
  if (item) return capital(t("item", { item }));
  if (mission) return t(`page-do-${kind}`, { mission });
  if (drawer !== null) return t("page-x-drawer.title", { drawer: drawer + 1 });
  if (amount !== null) return t("shillings", { count: amount });
  if (kind === "take-shillings") return t("shillings", { count: game.outlook(choice).coins });
  return t(`page-do-${kind}`, { supply: game.desk?.supply ?? 0 });
}

function note(game: Vienna, choice: Choice): string | undefined {
  if (choice.item) return t("item.use", { item: choice.item });
  const points = choice.info ? game.outlook(choice).points : 0;
  return points ? t("do-scores", { count: points }) : undefined;
}

export function button(game: Vienna, choice: Choice): Button | null {
  if (ELSEWHERE.includes(choice.kind)) return null;
  const sign = icon(game, choice);
  const says = note(game, choice);
  return {
    look: sign || choice.drawer !== null ? "sign" : "word",
    icon: sign,
    ...(choice.mission ? { cut: "flag" } : {}),
    text: name(game, choice),
    ...(choice.item ? { price: { icon: "o-coin", text: String(game.words.price(choice.item)) } } : {}),
    ...(says ? { note: says } : {}),
  };
}

/** How many bribes are given, whichever kind is taken. */
export function lead(game: Vienna, choices: Choice[]): string {
  const gift = choices.find((choice) => choice.kind === "take-bribes");
  return gift ? t("page-do-take-bribes", { count: game.outlook(gift).bribes[gift.bribe!] ?? 0 }) : "";
}
