/** What was tried stays as long as the table is open: whoever comes back goes on with it. */
import type { Game } from "../game.svelte";
import type { Dream } from "./dream.svelte";

export const dreams = new WeakMap<Game, Dream>();
