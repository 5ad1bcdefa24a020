/** Which choices are buttons of the prompt, what stands on them, and which of them are done at once. */
import { fingers } from "../lib/fingers";
import { capital, t } from "../lib/texts.svelte";
import type { Button, Choice as Chosen } from "../table/game.svelte";
import type { Choice } from "./content";
import { roman } from "./draft";
import type { Valencia } from "./game.svelte";
import { cardSign, goodIcon, missionIcon } from "./icons";

/** What is chosen in the city needs no button; stacks and the first missions are arranged and sent together. */
const ELSEWHERE = ["settle", "move-from", "move-to", "lift", "plant", "build", "put", "stop"];
/** What leaves something out stands behind what does it. */
const LAST = ["pass", "privilege", "skip"];
/** What a turn of an auction is: one click does it, though it cannot be taken back. */
const AT_ONCE = ["draw", "reveal", "pass", "privilege"];
/** More stacks than these have no room for a verb each. */
const MANY = 4;

function icon(game: Valencia, choice: Choice): string | null {
  const { kind, good, guild, card, mission } = choice;
  if (good ?? guild) return goodIcon((good ?? guild)!);
  if (card) return cardSign(card) ?? "v-cards";
  if (mission) return missionIcon(game.content.mission(mission));
  switch (kind) {
    case "take-good":
      return goodIcon(game.view.auction?.guild ?? "oranges");
    case "take-seat":
      return `v-${game.view.auction?.guild ?? "merchants"}`;
    case "draw":
      return "v-cards";
    case "privilege":
      return "v-privilege";
    case "fountain":
      return "v-fountain";
    default:
      return null;
  }
}

/** What it is called by itself, or among others. */
function name(game: Valencia, choice: Choice, alone = false): string {
  const { kind, stack, good, mission } = choice;
  const { auction, players } = game.view;
  switch (kind) {
    case "reveal":
      // Where they are many, the question says what is done with them.
      return t(!alone && (game.desk?.stacks.length ?? 0) > MANY ? "page-do-reveal.short" : "page-do-reveal", {
        stack: roman(stack! + 1),
        sum: game.bid(stack!),
      });
    case "draw":
    case "pass":
    case "privilege":
      return t(`page-do-${kind}`);
    case "take-seat":
      return t("page-do-take-seat", { place: auction?.guild ?? "merchants" });
    case "take-good":
      return t("page-do-take-good", { good: auction?.guild ?? "oranges" });
    case "sell":
      return t("page-do-sell", { good: good!, count: game.content.price(good!) });
    case "upgrade":
      return t("page-do-upgrade", game.words.book.component("goods", good!));
    case "fountain":
      return game.words.choice(choice, game.view);
    case "keep":
      return capital(game.words.needs(mission!, players));
    default:
      return capital(game.words.choice(choice, game.view));
  }
}

export function button(game: Valencia, choice: Choice): Button | null {
  if (ELSEWHERE.includes(choice.kind) || (choice.mission && game.view.round === 0)) return null;
  const sign = icon(game, choice);
  return {
    look: sign ? "sign" : "word",
    icon: sign,
    text: name(game, choice),
    last: LAST.includes(choice.kind),
  };
}

export function lead(_game: Valencia, _choices: Choice[]): string {
  return "";
}

/** What was looked at is done by its name, for there is no turn that it would end. */
export const doing = (game: Valencia, choice: Choice): string =>
  AT_ONCE.includes(choice.kind) ? name(game, choice, true) : "";

/** A finger looks at a stack first; a card is drawn without looking. */
export function pick(game: Valencia, choice: Chosen): void {
  const { action, kind } = choice;
  const looked = kind === "draw" || !fingers.matches || game.table.selected === action;
  if (AT_ONCE.includes(kind) && looked) game.table.act(action);
  else game.table.pick(action);
}

/** How many of the others have finished, never what; and that one may still think again. */
export function hint(game: Valencia): string {
  if (!game.secret || game.seat === null || game.table.phase === "over") return "";
  const others = game.view.desks.filter(({ seat }) => seat !== game.seat);
  const finished = t("page-plan-waiting", {
    count: others.filter(({ ready }) => ready).length,
    players: others.length,
  });
  return game.plan.done && game.table.undoable ? `${finished} ${t("page-plan-taken")}` : finished;
}
