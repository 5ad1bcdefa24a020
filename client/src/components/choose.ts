/** Which components are shown: by what was chosen of each facet, by words, and in which order. */
import type { Facet, Kind, Piece } from "../table/gallery";

/** How often components were used at one kind of table, as the house sends it. */
export interface Used {
  games: number;
  players: number;
  bots: string;
  /** By what was done and the component, the share of games and the ends of its interval. */
  used: Record<string, Record<string, [number, number, number]>>;
  /** And how many times a game, on average. */
  times: Record<string, Record<string, number>>;
}

/** By the name of a facet, the values that are wanted; none is all. */
export type Chosen = Record<string, string[]>;

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const told = ({ id, title, words }: Piece): string => fold([id, title, ...words].join(" "));

/** Those that have one of the wanted values of every facet, and all the words. */
export function chosenOf({ pieces, facets }: Kind, chosen: Chosen, words: string): Piece[] {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  return pieces.filter((piece) => {
    const text = wanted.length ? told(piece) : "";
    return facets.every(({ name }) => fits(piece, name, chosen[name])) && wanted.every((word) => text.includes(word));
  });
}

const fits = (piece: Piece, facet: string, values: string[] = []): boolean =>
  !values.length || values.some((value) => piece.has[facet]?.includes(value));

/** What would be there if this value were the only one of its facet, with what is chosen of the others. */
export const countOf = (kind: Kind, chosen: Chosen, words: string, { name }: Facet, value: string): number =>
  chosenOf(kind, { ...chosen, [name]: [value] }, words).length;

/** The share of games of a component, where somebody counted: of what is most telling of it. */
export function shareOf(piece: Piece, used: Used | null): [number, number, number] | null {
  const [first] = piece.used;
  if (!used || !first) return null;
  const [what, name] = first;
  return used.used[what] ? (used.used[what][name] ?? [0, 0, 0]) : null;
}

/** How many times a game that was. */
export function timesOf({ used: [first] }: Piece, used: Used | null): number {
  return (first && used?.times[first[0]]?.[first[1]]) ?? 0;
}

/** Those first that were used in most games, and where that is every game, most often in it. */
export const mostUsed = (pieces: Piece[], used: Used | null): Piece[] =>
  [...pieces].sort(
    (a, b) => (shareOf(b, used)?.[0] ?? 0) - (shareOf(a, used)?.[0] ?? 0) || timesOf(b, used) - timesOf(a, used),
  );

/** The kinds of table at which such components were used at all: not every one has them in the box. */
export const tablesWith = ({ pieces }: Kind, tables: Used[]): Used[] =>
  tables.filter((table) => pieces.some((piece) => shareOf(piece, table)?.[0]));

/** The place in a grid that an arrow key leads to. */
export function step(at: number, key: string, columns: number, count: number): number {
  const way = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0;
  const to = key === "Home" ? 0 : key === "End" ? count - 1 : at + way;
  return to < 0 || to >= count ? at : to;
}
