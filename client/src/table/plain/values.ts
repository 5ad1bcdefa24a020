/** How things stand in a game that has no words for that: all that its view tells, by the names it has there. */
import { type Grid, stepOf } from "../../lib/phrases";
import { t, texts } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";

type Row = Record<string, unknown>;

/** What stands elsewhere on the screen, or never changes. */
const ELSEWHERE = ["game", "players", "options", "seat", "round", "to_act", "score", "desks", "outcome"];
/** What the row of a player shows by itself. */
const SHOWN = ["seat", "colour", "score"];

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";
const named = (name: string): string => name.replace(/[_-]/g, " ");

/** Any value as a text. */
export function told(value: unknown): string {
  if (isNothing(value)) return "";
  if (typeof value === "boolean") return t("page-plain-switch", { value: value ? "yes" : "no" });
  if (Array.isArray(value)) return texts.list(value.map(told));
  if (!isRow(value)) return String(value);
  const parts = Object.entries(value).filter(([, part]) => !isNothing(part));
  return texts.list(parts.map(([name, part]) => t("page-plain-value", { name: named(name), value: told(part) })));
}

/** A member of the view as a line: by a message of the game, or by its name. */
function line(name: string, value: unknown): string {
  const id = `view-${name.replaceAll("_", "-")}`;
  if (texts.has(id)) return t(id, { value: typeof value === "number" ? value : told(value) });
  return t("page-plain-value", { name: named(name), value: told(value) });
}

/** Rows of the same kind, with a column for every member that any of them has. */
function grid(title: string, about: Grid["about"], heads: string[], rows: { first: string[]; row: Row }[]): Grid {
  const members = rows.flatMap(({ row }) => Object.keys(row).filter((name) => !isNothing(row[name])));
  const columns = [...new Set(members)].filter((name) => about !== "players" || !SHOWN.includes(name));
  return {
    title,
    about,
    columns: [...heads, ...columns.map(named)],
    rows: rows.map(({ first, row }) => [...first, ...columns.map((name) => told(row[name]))]),
  };
}

/** The players with their points and all that lies before them. */
function players({ desks }: View, names: string[], score: (seat: number) => number): Grid {
  const rows = names.map((name, seat) => ({
    first: [name, String(score(seat))],
    row: { ...desks?.[seat] } as Row,
  }));
  return grid("", "players", [t("page-plain-player"), t("page-scores")], rows);
}

/** A table, where a member holds several of the same kind. */
function table(name: string, value: unknown): Grid | null {
  const parts = Array.isArray(value) ? value : isRow(value) ? Object.values(value) : [];
  if (!parts.length || !parts.every(isRow)) return null;
  const keys = Array.isArray(value) ? parts.map((_, k) => String(k + 1)) : Object.keys(value as Row).map(named);
  const rows = parts.map((row, k) => ({ first: [keys[k]!], row }));
  return grid(named(name), "table", [named(name)], rows);
}

/** Everything that a view tells beside the question. */
export function values(
  view: View,
  names: string[],
  score: (seat: number) => number,
): { lines: string[]; tables: Grid[] } {
  const found = { lines: [] as string[], tables: [players(view, names, score)] };
  for (const [name, value] of Object.entries(view)) {
    if (isNothing(value) || ELSEWHERE.includes(name) || (name === "asked" && texts.has(`ask-${stepOf(view)}`)))
      continue;
    const laid = table(name, value);
    if (laid) found.tables.push(laid);
    else found.lines.push(line(name, value));
  }
  return found;
}
