/** The screens there are, each fetched when its game is played: every folder that has a `screen.ts` is a game. */
import { api } from "../lib/api";
import { expected } from "../lib/expected";
import { texts } from "../lib/texts.svelte";
import type { Screen } from "./screen";

const found = import.meta.glob<{ default: Screen }>(["../*/screen.ts", "!./screen.ts"]);
const SCREENS = new Map(Object.entries(found).map(([path, fetch]) => [path.split("/")[1]!, fetch]));

export interface Ready {
  screen: Screen;
  content: unknown;
}

const asked = new Map<string, Promise<Ready>>();

/** Whether the game can be shown; a screen for those that bring none would be given out by `prepare` instead. */
export const drawn = (game: string): boolean => SCREENS.has(game);

/** The screen of a game with its components; what was asked for once is kept. */
export function prepare(game: string): Promise<Ready> {
  const known = asked.get(game);
  if (known) return known;
  const ready = Promise.all([SCREENS.get(game)!(), api.content(game)]).then(([module, content]) => ({
    screen: module.default,
    content,
  }));
  asked.set(game, ready);
  ready.catch(() => asked.delete(game));
  return ready;
}

/** Sends for what will probably be shown, before the house has told which game it is. */
export function hasten(): void {
  if (expected && drawn(expected)) prepare(expected).catch(() => undefined);
}

/** All that it takes to show a game, its words included. */
export async function open(game: string): Promise<Ready> {
  const [ready] = await Promise.all([prepare(game), texts.learn(game)]);
  return ready;
}
