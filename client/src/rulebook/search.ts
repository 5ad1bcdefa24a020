/** Looking for words in the rules: where they stand, how they are marked, and what was probably meant. */
import { type Chapter, plain, runsOf } from "./book";
import type { Block, Row, Run } from "./types";

/** A run, or a part of one that was looked for: the number of the find on the page. */
export type Marked = Run & { hit?: number };

/** Letters as they are compared, each in its place: no matter how they are written, no accents. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, k) => {
    const letter = text.charAt(k);
    const bare = letter.normalize("NFKD").charAt(0).toLowerCase();
    return /[\u2019\u2018]/.test(letter) ? "'" : /\s/u.test(letter) ? " " : bare.length === 1 ? bare : letter;
  }).join("");

/** Where the wanted words begin in a text. */
export function places(text: string, wanted: string): number[] {
  if (!wanted) return [];
  const folded = fold(text);
  const found: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) found.push(at);
  return found;
}

/** The runs with what was looked for cut out, numbered from `from` on; a find may go over several of them. */
export function marked(runs: Run[], wanted: string, from: number): Marked[] {
  const starts = places(plain(runs), wanted);
  if (!starts.length) return runs;
  const found: Marked[] = [];
  let before = 0;
  for (const run of runs) {
    const ends = before + run.text.length;
    let at = before;
    starts.forEach((start, k) => {
      const [first, last] = [Math.max(start, before), Math.min(start + wanted.length, ends)];
      if (first >= last) return;
      if (first > at) found.push({ ...run, text: run.text.slice(at - before, first - before) });
      found.push({ ...run, text: run.text.slice(first - before, last - before), hit: from + k });
      at = last;
    });
    if (at < ends) found.push({ ...run, text: run.text.slice(at - before) });
    before = ends;
  }
  return found;
}

/** A text by itself, or the number of a rule. */
type Piece = { runs: Run[] } | { id: string };

const withId = (block: Block | Row, texts: Run[][]): Piece[] => [
  ...("id" in block && block.id !== undefined ? [{ id: block.id }] : []),
  ...texts.map((runs) => ({ runs })),
];

/** Every piece of text of a block in the order in which it is read, its number first. */
const pieces = (block: Block): Piece[] =>
  block.is === "table"
    ? [...block.head.map((runs) => ({ runs })), ...block.rows.flatMap((row) => withId(row, row.cells))]
    : withId(block, runsOf(block));

const textOf = (piece: Piece): string => ("id" in piece ? piece.id : plain(piece.runs));

export interface Found {
  /** How many there are in all, and in each chapter. */
  count: number;
  counts: Map<string, number>;
  /** The number of the first find in a piece of text. */
  first: Map<Run[], number>;
  /** The same for the number of a rule. */
  ids: Map<string, number>;
}

export function find(all: Chapter[], words: string): Found {
  const wanted = fold(words.trim());
  const found: Found = { count: 0, counts: new Map(), first: new Map(), ids: new Map() };
  for (const { anchor, sections } of all) {
    const before = found.count;
    for (const { title, blocks } of sections)
      for (const piece of [{ runs: title }, ...blocks.flatMap(pieces)]) {
        if ("id" in piece) found.ids.set(piece.id, found.count);
        else found.first.set(piece.runs, found.count);
        found.count += places(textOf(piece), wanted).length;
      }
    found.counts.set(anchor, found.count - before);
  }
  return found;
}

/** How many letters must change to make one word the other; letters that changed places count once. */
export function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  for (let j = 1; j <= other.length; j += 1) rows[0]![j] = j;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (same ? 0 : 1),
        swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
  return rows[one.length]![other.length]!;
}

/** So many letters may be wrong for each one that is there. */
const LETTERS = 4;
const SHORT = 3;

/** The word of the page that was probably meant: the nearest one, and of several the most frequent. */
export function meant(all: Chapter[], words: string): string | null {
  const wanted = fold(words.trim());
  if (wanted.length < SHORT || wanted.includes(" ")) return null;
  const counts = new Map<string, number>();
  const text = all.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(pieces)));
  for (const [word] of text
    .map(textOf)
    .join(" ")
    .toLowerCase()
    .matchAll(/\p{L}{3,}/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const limit = Math.max(1, Math.min(2, Math.floor(wanted.length / LETTERS)));
  const near = [...counts]
    .map(([word, count]) => ({ word, count, far: distance(wanted, fold(word)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || b.count - a.count);
  return near[0]?.word ?? null;
}
