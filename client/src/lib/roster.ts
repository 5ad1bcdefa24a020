/** What the house knows of its games, and the bots there are; the house is asked once. */
import { api } from "./api";
import type { GameInfo } from "./types";

const USUAL = "medium";
let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const gameOf = async (name: string): Promise<GameInfo | undefined> =>
  (await games()).find((game) => game.name === name);

export const bots = async (game: string): Promise<string[]> => (await gameOf(game))?.bots ?? [];

/** The bot one plays against if one has not chosen. */
export const usual = (there: string[]): string | null => (there.includes(USUAL) ? USUAL : (there.at(-1) ?? null));
