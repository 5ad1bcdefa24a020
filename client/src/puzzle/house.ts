/** What the house tells of puzzles. */
import { call } from "../lib/api";
import type { LegalAction, OptionValue, View } from "../lib/types";

/** What came of a puzzle for the reader: the answer, another one, or none, as it was shown. */
export type Came = "found" | "missed" | "shown";

export interface Listed {
  number: number;
  /** What is decided, as the game calls it. */
  step: string;
  round: number;
  players: number;
  difficulty: number;
  own: Came | null;
}

/** An answer that was offered, once it is known what is best. */
export interface Judged {
  action: string;
  /** The chance to win, in percent, and between what it lies. */
  chance: number;
  between: [number, number];
  /** How much of it is given away. */
  cost: number;
  verdict: string;
  /** By how many points it was behind the best one, and the standard error, in each of the repetitions. */
  behind: [number, number][];
  sure: number;
  /** In which parts of a position the best one led to more, and by how many points. */
  parts: [string, number][];
}

export interface Solution {
  answer: string;
  mine: string | null;
  verdict: Came;
  /** What looks best at first sight. */
  obvious: string;
  choices: Judged[];
  /** In which of the games that were played for puzzles it was found. */
  game: number;
  playouts: number;
  worlds: number;
  /** Whether they were played on to the end of the game. */
  whole: boolean;
  /** How many have answered, how many of them found it, and how many answered as the reader did. */
  tried: number;
  found: number;
  alike: number;
}

export interface Position {
  game: string;
  number: number;
  count: number;
  players: number;
  options: Record<string, OptionValue | string[]>;
  seat: number;
  difficulty: number;
  view: View;
  /** The answers that are offered, as at a table. */
  choices: LegalAction[];
  solution: Solution | null;
}

const at = (game: string): string => `/api/puzzles/${game}`;

export const house = {
  every: (game: string) => call<Listed[]>(at(game)),
  today: (game: string) => call<{ number: number }>(`${at(game)}/today`),
  one: (game: string, number: number) => call<Position>(`${at(game)}/${number}`),
  answer: (game: string, number: number, action: string | null) => call<Solution>(`${at(game)}/${number}`, { action }),
  play: (game: string, number: number) => call<{ id: string }>(`${at(game)}/${number}/play`, {}),
};

/** The next puzzle that the reader has not answered, after this one and then from the beginning; null if none is left. */
export function following(all: Listed[], number: number): number | null {
  const open = all.filter((one) => one.own === null && one.number !== number);
  return (open.find((one) => one.number > number) ?? open[0])?.number ?? null;
}
