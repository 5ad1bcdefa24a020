/** The screens there are, each fetched when its game is played: every folder that has a `screen.ts` is a game. */
import { api } from "../lib/api";
import { expected } from "../lib/expected";
import { prefs } from "../lib/prefs.svelte";
import { texts } from "../lib/texts.svelte";
import type { Screen } from "./screen";

const found = import.meta.glob<{ default: Screen }>(["../*/screen.ts", "!./screen.ts"]);
const SCREENS = new Map(Object.entries(found).map(([path, fetch]) => [path.split("/")[1]!, fetch]));

export interface Ready {
  screen: Screen;
  content: unknown;
}

const asked = new Map<string, Promise<Ready>>();

/** Whether the game brings a screen of its own; the plain one shows every game. */
export const drawn = (game: string): boolean => SCREENS.has(game);

/** Whether the game is shown in words alone: for want of a screen, or because somebody prefers that. */
export const plain = (game: string): boolean => prefs.plain || !drawn(game);

const contents = new Map<string, Promise<unknown>>();

/** The components of an edition of a game; what was asked for once is kept. */
function components(game: string, edition: string | null): Promise<unknown> {
  const key = `${game}@${edition}`;
  const content = contents.get(key) ?? api.content(game, edition);
  contents.set(key, content);
  content.catch(() => contents.delete(key));
  return content;
}

/** The screen of a game with its components. */
function prepare(game: string, edition: string | null): Promise<Ready> {
  const key = `${game}@${edition}`;
  const known = asked.get(key);
  if (known) return known;
  const ready = Promise.all([SCREENS.get(game)!(), components(game, edition)]).then(([module, content]) => ({
    screen: module.default,
    content,
  }));
  asked.set(key, ready);
  ready.catch(() => asked.delete(key));
  return ready;
}

/** Sends for what will probably be shown, before the house has told which game it is. */
export function hasten(): void {
  if (!expected) return;
  const coming = plain(expected) ? components(expected, null) : prepare(expected, null);
  coming.catch(() => undefined);
}

/** All that it takes to show a game, its words included. */
export async function open(game: string, edition: string | null): Promise<Ready> {
  const [ready] = await Promise.all([prepare(game, edition), texts.learn(game)]);
  return ready;
}

/** All that it takes to tell of a game, whichever it is. */
export async function openPlain(game: string, edition: string | null): Promise<{ content: unknown }> {
  const [content] = await Promise.all([components(game, edition), texts.learn(game)]);
  return { content };
}
