/** The rules page in the order in which it is read: chapters, and what each rule is, names and is named by. */
import type { Block, Book, Entry, Row, Run, Section, Table } from "./types";

export interface Chapter {
  anchor: string;
  title: Run[];
  /** The number of its first rule. */
  first: string;
  sections: Section[];
}

/** A rule of its own, wherever on the page it stands. */
export interface Rule {
  id: string;
  chapter: Chapter;
  /** An entry of the page, or the row of a table with what its columns are. */
  stands: Entry | (Row & { head: Run[][] });
  names: string[];
  namedBy: string[];
}

export const plain = (runs: Run[]): string => runs.map(({ text }) => text).join("");

/** All text of a rule or another block, run by run. */
export function runsOf(block: Block | Row): Run[][] {
  if ("cells" in block) return block.cells;
  if (block.is === "table") return [...block.head, ...block.rows.flatMap(({ cells }) => cells)];
  return [block.text, ...(block.is === "entry" ? (block.steps ?? []) : [])];
}

const rowsOf = (block: Block): (Entry | (Row & { head: Run[][] }))[] =>
  block.is === "entry"
    ? [block]
    : block.is === "table"
      ? block.rows.flatMap((row) => (row.id === undefined ? [] : [{ ...row, head: block.head }]))
      : [];

const namedIn = (stands: Rule["stands"]): string[] => {
  const found = [...runsOf(stands), stands.source ?? []].flat().flatMap(({ rule }) => rule ?? []);
  return [...new Set(found)].filter((id) => id !== stands.id);
};

/** Sections of the second level with those below them; what stands before the first one begins the page. */
export function chapters({ sections }: Book): Chapter[] {
  const found: Chapter[] = [];
  for (const section of sections) {
    const { anchor, title, level } = section;
    if (level < 3 || !found.length) found.push({ anchor, title, first: "", sections: [] });
    const chapter = found.at(-1)!;
    chapter.sections.push(section);
    chapter.first ||= section.blocks.flatMap(rowsOf)[0]?.id ?? "";
  }
  return found;
}

export function rules(all: Chapter[]): Map<string, Rule> {
  const found = new Map<string, Rule>();
  for (const chapter of all)
    for (const stands of chapter.sections.flatMap(({ blocks }) => blocks.flatMap(rowsOf)))
      found.set(stands.id!, { id: stands.id!, chapter, stands, names: namedIn(stands), namedBy: [] });
  for (const rule of found.values()) for (const id of rule.names) found.get(id)?.namedBy.push(rule.id);
  return found;
}

/** Where editions disagree about a rule: told beside the first one that names the disagreement. */
export function disputes(all: Map<string, Rule>): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of all.values()) {
    const { kind, head } = rule.stands as Row & { head?: Table["head"] };
    if (kind !== "disagreement" || !head) continue;
    const first = rule.namedBy.find((id) => all.get(id)?.stands.kind === "rule");
    if (first) found.set(first, [...(found.get(first) ?? []), rule]);
  }
  return found;
}
