/** The parts of the table as sheets of the phone, one shown at a time. */
import { deskBeside } from "../lib/sheets";
import type { Game } from "./game.svelte";
import type { Tab } from "./screen";

const LOG: Tab = { name: "log", icon: "u-log" };
const OTHERS: Tab = { name: "others", icon: "u-people" };

/** Without a desk, or where it is in sight anyway, there is none to show; the log comes last at a table and first in a replay. */
export function sheets(game: Game, first = false): Tab[] {
  const desk = game.seat === null || deskBeside() ? [] : [game.own];
  const between = [...desk, OTHERS, ...game.tabs];
  return first ? [LOG, ...between] : [...between, LOG];
}
