/** What a wish is called, by what was tried or else by its actions. */
import type { Planned } from "../../lib/types";
import type { Game } from "../game.svelte";
import type { Known } from "./only";

export const said = (game: Game, wish: Planned, known: Known | undefined): string[] =>
  known?.text ?? wish.actions.map((action) => game.words.choice({ action, preview: [] }, game.view));
