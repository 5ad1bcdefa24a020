/** What a game says, read from the table that comes with its content; `core/words.py` tells what its forms mean. */
import type { Args } from "./types";

type Row = Record<string, unknown>;
type Say = (id: string, args: Args) => string;

export interface WordTable {
  events: Row;
  choices: Row;
  questions: Row;
  shorts: Row;
  notes: Row;
  reasons: Row;
  standing: Row;
  components: Record<string, unknown>;
  lines: unknown[];
  tables: { title: string; rows: unknown; columns: Row }[];
  actions: Record<string, string[]>;
  fields: Record<string, Record<string, string | number>>;
  implied: Record<string, string[]>;
  headings: string[];
  nobody: string[];
  rows: string[];
  quiet: Row[];
  closing: Row[];
}

/** What forms read of a view, whichever game it is of. */
export interface SeenView {
  players: number;
  /** The question with what it is about, or its name alone. */
  asked?: { step: string } | string | null;
  desks?: object[];
}

/** A table as texts. */
export interface Grid {
  title: string;
  columns: string[];
  rows: string[][];
  /** Whether there is a row for each player, whether it is of the own desk, or of what lies in the middle. */
  about: "players" | "own" | "table";
}

export interface Happened {
  kind: string;
  seat?: number;
}

/** How the messages begin that say what the table leaves out. */
const USUAL = { events: "log", choices: "do", questions: "ask", shorts: "ask", notes: "ask" };
const NO_ARGUMENTS = ["say", "of", "when"];

export class Phrasebook {
  constructor(
    readonly table: WordTable,
    readonly text: Say,
  ) {}

  /** What happened. */
  event(event: Happened, names: string[]): string {
    const named = event.seat !== undefined && names[event.seat] !== undefined ? { player: names[event.seat] } : {};
    return this.#said("events", event.kind, { ...event, names, players: names.length }, { ...event, ...named });
  }

  /** An action, with what is known to come of it; null if nothing is. */
  choice(action: string, view: SeenView, seat: number, preview: Happened[] | null = null): string {
    const record = this.read(action);
    const known = preview && this.#byKind(preview, seat);
    return this.#said("choices", String(record["kind"]), { ...record, ...seen(view, seat), preview: known }, record);
  }

  /** Events that the words of an action do not tell by themselves. */
  unsaid<E extends Happened>(action: string, events: E[]): E[] {
    const implied = this.table.implied[action.split(" ")[0]!] ?? [];
    return events.filter(({ kind }) => !implied.includes(kind));
  }

  /** What is asked of a seat; short where the action that it belongs to stands beside it. */
  question(view: SeenView, seat: number, short = false): string {
    const step = stepOf(view);
    const section = short && step in this.table.shorts ? "shorts" : "questions";
    return this.#said(section, step, seen(view, seat), isRow(view.asked) ? view.asked : {});
  }

  /** What a beginner is told beside a question, or nothing. */
  note(view: SeenView, seat: number): string {
    return this.#said("notes", stepOf(view), seen(view, seat));
  }

  /** What something is called that scores at the end. */
  standing(key: string, players = 0): string {
    const { standing } = this.table;
    const form = Object.keys(standing).length ? standing : { say: "rule", rule: ["key"] };
    return String(this.#form(form, this.#scope({ key, players })));
  }

  /** How things stand for a seat, or for a spectator. */
  lines(view: SeenView, seat: number | null, names: string[]): string[] {
    const scope = this.#scope({ ...seen(view, seat), names });
    return this.#texts(opened(this.#forms(this.table.lines, scope)));
  }

  /** What belongs to each player, place or piece. */
  tables(view: SeenView, seat: number | null, names: string[]): Grid[] {
    const scope = this.#scope({ ...seen(view, seat), names });
    return this.table.tables.map(({ title, rows, columns }) => ({
      title: this.text(title, {}),
      columns: Object.keys(columns).map((id) => this.text(id, {})),
      rows: members(this.#form(rows, scope)).map(([index, item]) =>
        this.#texts(this.#forms(Object.values(columns), { ...scope, item, index })),
      ),
      about: same(rows, ["view", "desks"]) ? "players" : Array.isArray(rows) && rows[0] === "desk" ? "own" : "table",
    }));
  }

  #texts(values: unknown[]): string[] {
    return values.map((value) => (value === null ? "" : String(this.#argument(value))));
  }

  /** Why a choice is not there. */
  reason(id: string, args: Args): string {
    return this.#say({ say: id, ...this.table.reasons }, this.#scope(args), args) ?? id;
  }

  /** A row of the components as arguments of a message. */
  component(kind: string, key: string | number, players = 0): Args {
    return this.#row(member(this.table.components[kind], key), this.#scope({ players }));
  }

  /** Whether a brief log leaves it out. */
  quiet(event: Happened): boolean {
    return this.table.quiet.some((row) => agrees(event, row));
  }

  /** Whether the end of a turn begins with it. */
  closes(event: Happened): boolean {
    return this.table.closing.some((row) => agrees(event, row));
  }

  /** The text form of an action as a record: its kind and its fields. */
  read(action: string): Row {
    const [kind = "", ...words] = action.split(" ");
    const fields = this.table.actions[kind] ?? [];
    return Object.fromEntries([
      ["kind", kind],
      ...fields.map((field, k) => [field, this.#value(field, words[k] ?? "")]),
    ]);
  }

  #value(field: string, word: string): string | number {
    return this.table.fields[field]?.[word] ?? (/^\d+$/.test(word) ? Number(word) : word);
  }

  #scope(record: object): Row {
    return { ...record, components: this.table.components };
  }

  /** What comes of an action for the seat by kind; two events that differ in their count alone are one. */
  #byKind(events: Happened[], seat: number): Record<string, Row[]> {
    const found: Record<string, Row[]> = Object.fromEntries(Object.keys(this.table.events).map((kind) => [kind, []]));
    for (const event of events) {
      if ((event.seat ?? seat) !== seat) continue;
      const row = (found[event.kind] ??= []);
      const one: Row = { ...event };
      const alike = row.find((e) => "count" in e && same({ ...e, count: 0 }, { ...one, count: 0 }));
      if (alike) alike["count"] = Number(alike["count"]) + Number(one["count"]);
      else row.push(one);
    }
    return found;
  }

  #said(section: keyof typeof USUAL, key: string, record: object, fields: object | null = null): string {
    const form = this.table[section][key];
    if (form === undefined && key && fields) return this.text(`${USUAL[section]}-${key}`, this.#row(fields, {}));
    return String(this.#form(form, this.#scope(record)) ?? "");
  }

  #form(form: unknown, scope: Row): unknown {
    if (Array.isArray(form)) return this.#path(form, scope);
    if (!isRow(form)) return form ?? null;
    if ("say" in form) return this.#say(form, scope);
    if ("either" in form) {
      for (const part of form["either"] as unknown[]) {
        const found = this.#form(part, scope);
        if (found !== null) return found;
      }
      return null;
    }
    if ("each" in form || "list" in form) {
      const found = "each" in form ? this.#each(form, scope) : opened(this.#forms(form["list"], scope));
      return found && "by" in form ? this.#joined(found, String(form["by"])) : found;
    }
    return this.#number(form, scope);
  }

  #forms(forms: unknown, scope: Row): unknown[] {
    return ((forms ?? []) as unknown[]).map((form) => this.#form(form, scope));
  }

  #path(steps: unknown[], scope: Row): unknown {
    let found: unknown = scope;
    for (const step of steps) {
      const literal = typeof step !== "object";
      found = member(found, literal ? step : this.#form(step, scope), literal);
    }
    return isRow(found) && "say" in found ? this.#form(found, scope) : found;
  }

  #say(form: Row, scope: Row, args: Args = {}): string | null {
    if ("when" in form && !something(this.#form(form["when"], scope))) return null;
    const found = { ...args, ...("of" in form ? this.#row(this.#form(form["of"], scope), scope) : {}) };
    for (const [name, part] of Object.entries(form)) {
      const value = NO_ARGUMENTS.includes(name) ? null : this.#form(part, scope);
      if (value !== null) found[name] = this.#argument(value);
    }
    return this.text(String(form["say"]), found);
  }

  #row(row: unknown, scope: Row): Args {
    const found: Args = {};
    for (const [name, part] of Object.entries(isRow(row) ? row : {})) {
      const value = isRow(part) ? this.#form(part, scope) : part;
      if (value !== null) found[name] = this.#argument(value);
    }
    return found;
  }

  #argument(value: unknown): string | number {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return this.#joined(value, "list-separator");
    return typeof value === "number" ? value : String(value);
  }

  #joined(parts: unknown[], separator: string): string {
    return parts.map(String).join(this.text(separator, {}));
  }

  #each(form: Row, scope: Row): unknown[] | null {
    const items = this.#form(form["each"], scope);
    if (items === null || (form["back"] && !Array.isArray(items))) return null;
    const order = members(form["back"] ? [...(items as unknown[])].reverse() : items);
    const part = form["as"] ?? ["item"];
    return order
      .map(([index, item]) => ({ ...scope, item, index }))
      .filter((inner) => !("when" in form) || something(this.#form(form["when"], inner)))
      .map((inner) => this.#form(part, inner))
      .filter((value) => value !== null);
  }

  #number(form: Row, scope: Row): string | number | boolean | null {
    if ("same" in form) {
      const [first, second] = this.#forms(form["same"], scope);
      return same(first, second);
    }
    if ("count" in form) return (this.#form(form["count"], scope) as unknown[] | null)?.length ?? null;
    if ("signed" in form) {
      const number = this.#form(form["signed"], scope);
      if (typeof number !== "number") return null;
      return number >= 0 ? `+${number}` : `\u2212${-number}`;
    }
    const [added, taken] = [this.#forms(form["sum"], scope), this.#forms(form["less"], scope)];
    return [...added, ...taken].includes(null) ? null : sum(added) - sum(taken);
  }
}

function seen(view: SeenView, seat: number | null): Row {
  const desk = seat === null ? {} : (view.desks?.[seat] ?? {});
  return { view, seat, desk, asked: view.asked ?? null, players: view.players };
}

export const stepOf = ({ asked }: SeenView): string => (typeof asked === "string" ? asked : (asked?.step ?? ""));

/** Members with their names or places. */
function members(of: unknown): [string | number, unknown][] {
  return Array.isArray(of) ? of.map((item, index) => [index, item]) : Object.entries(of ?? {});
}

/** A member by name or place; a computed place before the first is nowhere. */
function member(of: unknown, key: unknown, literal = false): unknown {
  if (Array.isArray(of)) {
    // The name of a member may count something.
    const place = typeof key === "string" && /^\d+$/.test(key) ? Number(key) : key;
    return (typeof place !== "number" ? null : literal ? of.at(place) : of[place]) ?? null;
  }
  return isRow(of) ? (of[String(key)] ?? null) : null;
}

const agrees = (event: Happened, row: Row): boolean =>
  Object.entries(row).every(([name, value]) => same((event as unknown as Row)[name], value));
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const same = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);
const something = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const sum = (parts: unknown[]): number => opened(parts).reduce<number>((total, part) => total + Number(part), 0);

/** A list of parts in which lists are opened, without what is nothing. */
const opened = (parts: unknown[]): unknown[] => parts.flat().filter((part) => part !== null);
