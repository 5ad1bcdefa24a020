/** What the house tells of finished games, and how it is drawn. */
import type { GameOption, OptionValue } from "../lib/types";

/** A value and the ends of its 95 % interval; too few games have none. */
export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

export interface Spread {
  mean: number;
  middle: number;
  /** Each value, and how often it came. */
  counted: [value: number, times: number][];
}

/** What there are games of, to choose from. */
export interface There {
  players: number[];
  company: string[];
  pace: string[];
  options: Record<string, string[]>;
}

export interface Figures {
  length: { rounds: Spread; decisions: number; minutes: number | null };
  scores: Spread;
  winning: Spread;
  places: { players: number; games: number; shares: Estimate[] }[];
  points: Record<string, Estimate>;
  ended: Record<string, number>;
  used: {
    games: number;
    /** By what was done and with which component, the share of games. */
    in: Record<string, Record<string, Estimate>>;
    /** Of the missions that were kept, the share that was completed. */
    completed: Record<string, Estimate & { kept: number }>;
  } | null;
}

export interface OfHouse {
  games: number;
  waiting: number;
  abandoned: number;
  least: number;
  since: string | null;
  there: There;
  figures: Figures | null;
}

export interface OwnGame {
  id: string;
  at: number;
  yours: number[];
  players: number;
  options: Record<string, OptionValue | string[]>;
  pace: string;
  company: string;
  seats: { name: string | null; bot: string | null }[];
  scores: number[];
  ranks: number[];
  rounds: number;
  minutes: number;
}

/** A game as a point of a line. */
export interface Drawn {
  id: string;
  at: number;
  points: number;
  /** The most points of anybody else. */
  best: number | null;
  rank: number;
  players: number;
}

export interface Won {
  company: string;
  level: string | null;
  games: number;
  fair: number;
  share: Estimate;
}

export interface Page {
  games: OwnGame[];
  older: string | null;
}

export interface OfPerson extends Page {
  count: number;
  waiting: number;
  there: There;
  drawn: Drawn[];
  wins: Won[];
}

/** Which games are looked at; what is empty is all. */
export interface Asked {
  players: string;
  company: string;
  pace: string;
  months: string;
  /** By the name of an option. */
  options: Record<string, string>;
}

export const all = (): Asked => ({ players: "", company: "", pace: "", months: "", options: {} });

/** The question as the house understands it. */
export function query(asked: Asked, before: string | null = null): string {
  const said = new URLSearchParams();
  for (const name of ["players", "company", "pace", "months"] as const) if (asked[name]) said.set(name, asked[name]);
  for (const [name, value] of Object.entries(asked.options))
    if (value !== ANY) said.append("option", `${name}:${value}`);
  if (before) said.set("before", before);
  const text = said.toString();
  return text && `?${text}`;
}

/** What chooses nothing of an option: the empty word means none of several. */
export const ANY = "*";

/** The options of which there are games of more than one kind. */
export const telling = (options: readonly GameOption[], there: There): GameOption[] =>
  options.filter((option) => !option.seat && (there.options[option.name]?.length ?? 0) > 1 && !always(option));

/** Options in which all values are always there, only in another order. */
const always = (option: GameOption): boolean => !!option.several && (option.default as OptionValue[]).length > 0;

/** The value of an option, of which the house sends the word. */
export const valueOf = (option: GameOption, word: string): OptionValue =>
  option.values.find((value) => String(value) === word) ?? word;

/** Columns of equal width for values and how often each came: the least value of each, and how often it is in there. */
export function columns(
  counted: [number, number][],
  low: number,
  high: number,
  most = 26,
): { width: number; all: { from: number; times: number }[] } {
  const width = [1, 2, 5, 10, 20, 50, 100].find((one) => (high - low + 1) / one <= most) ?? 200;
  const first = Math.floor(low / width) * width;
  const found = Array.from({ length: Math.floor((high - first) / width) + 1 }, (_, k) => ({
    from: first + k * width,
    times: 0,
  }));
  for (const [value, times] of counted) {
    const column = found[Math.floor((value - first) / width)];
    if (column) column.times += times;
  }
  return { width, all: found };
}

/** Round numbers from the least to the most, not more than so many. */
export function steps(low: number, high: number, most = 6): number[] {
  const unit =
    [1, 2, 5, 10, 20, 50, 100, 200].find((one) => Math.floor(high / one) - Math.ceil(low / one) <= most) ?? 500;
  const first = Math.ceil(low / unit);
  return Array.from({ length: Math.max(0, Math.floor(high / unit) - first + 1) }, (_, k) => (first + k) * unit);
}

/** The mean of each value and those before it, so many at most. */
export const smooth = (values: number[], over: number): number[] =>
  values.map((_, k) => {
    const some = values.slice(Math.max(0, k - over + 1), k + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });

/** The first and the last of a list, as far as both ends do not meet. */
export function bothEnds<T>(list: T[], each: number): { first: T[]; last: T[] } {
  if (list.length <= 2 * each) return { first: list, last: [] };
  return { first: list.slice(0, each), last: list.slice(-each) };
}
