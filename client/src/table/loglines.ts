/** The log as lines, one source for what is written and what is spoken: who, what, and rules between rounds and turns. */
import { capital, t, texts } from "../lib/texts.svelte";
import type { Entry, GameEvent, Said } from "../lib/types";
import type { Game } from "./game.svelte";
import { scored } from "./outlook";
import { open, since } from "./review";

export interface LogLine {
  key: string;
  /** The entry it comes from, and when that happened, in seconds. */
  seq: number;
  at: number;
  /** Something done, something said, or a rule across the log, as where a round begins; `since` opens the review. */
  kind: "done" | "said" | "rule" | "since";
  text: string;
  /** Whose doing it is; null is nobody's. */
  seat: number | null;
  who: string | null;
  points: number;
  event: GameEvent | null;
}

/** Lines of one player in a row, or a rule by itself. */
export interface Group {
  key: string;
  rule: LogLine | null;
  seat: number | null;
  name: string | null;
  at: number;
  points: number;
  lines: LogLine[];
}

export const KINDS = ["points", "places"] as const;
/** What is left when only one player or one kind of lines is wanted. */
export interface Filter {
  seat: number | null;
  kind: (typeof KINDS)[number] | null;
  /** What was typed to look for, in small letters. */
  text?: string;
}

/** The journal grows by an entry at a time: what was said of the others stays as long as names, language and reader do. */
const known = new WeakMap<Entry, { stamp: string; lines: LogLine[] }>();

function remembered(game: Game, entry: Extract<Entry, { kind: "action" }>): LogLine[] {
  const stamp = [texts.lang, game.table.seat, game.table.covered, ...game.names].join();
  const kept = known.get(entry);
  if (kept?.stamp === stamp) return kept.lines;
  const lines = action(game, entry);
  known.set(entry, { stamp, lines });
  return lines;
}

/** Whose doing an event is; what stands across the log is nobody's. */
export function whose(game: Game, { kind, seat }: GameEvent): number | null {
  return game.headings.includes(kind) || game.nobodys.includes(kind) ? null : (seat ?? null);
}

function action(game: Game, entry: Extract<Entry, { kind: "action" }>): LogLine[] {
  const found: LogLine[] = [];
  entry.events.forEach((event, k) => {
    if (!open(game, event)) return;
    const seat = whose(game, event);
    const last = found.at(-1);
    if (game.quiet(event)) {
      // Its points are those of the line that says it.
      if (last && last.seat === seat) last.points += scored(event);
      return;
    }
    found.push({
      key: `${entry.seq}.${k}`,
      seq: entry.seq,
      at: entry.at,
      kind: game.headings.includes(event.kind) ? "rule" : "done",
      text: game.words.event(event, game.names),
      seat,
      who: seat === null ? null : game.name(seat),
      points: scored(event),
      event,
    });
  });
  return found;
}

function other(game: Game, entry: Entry): string | null {
  switch (entry.kind) {
    case "undone":
      return t("page-undone", { player: game.name(entry.seat), count: entry.count });
    case "pace":
      return t("page-paced", { player: entry.name, pace: entry.pace });
    case "seat": {
      // A bot that takes an open seat plays for nobody else.
      const how = entry.how === "bot" && !entry.name ? "sat" : entry.how;
      return t(`page-seat-${how}`, { player: entry.name ?? game.name(entry.seat) });
    }
    case "advised":
      return t("page-advised", { player: game.name(entry.seat), bot: t("page-bot-name", { bot: entry.bot }) });
    case "silenced":
      return t("page-silenced", { player: entry.name, silent: entry.silent ? "yes" : "no" });
    case "rematch":
      return game.table.series ? t("page-series-open") : t("page-rematch-asked", { player: entry.name });
    case "series":
      return t("page-series-log", { player: entry.name, games: entry.games.length });
    default:
      return more.line(game, entry);
  }
}

/** What else is said, by those who come later. */
export const more: { line: (game: Game, entry: Entry) => string | null } = { line: () => null };

/** Whoever speaks without a seat is told from the players. */
const speaker = ({ name, by }: Said): string => (by === "player" ? name : `${name} ${t("page-speaks", { by })}`);

/** Whether what was taken back last before a place in the log was agreed on: then that says it, and no seat does it. */
function agreed(log: Entry[], k: number): boolean {
  const word = log.findLast((entry, n) => n < k && entry.kind !== "undone");
  if (word?.kind !== "agreed" && word?.kind !== "proposed") return false;
  const asked = word.kind === "proposed" ? word : log.findLast((entry, n) => n < k && entry.kind === "proposed");
  return word.done && asked?.kind === "proposed" && asked.what.kind === "back";
}

/** All that is told of a journal; what only another player knows is left out. */
export function told(game: Game, log: Entry[]): LogLine[] {
  return log.flatMap((entry, k) => {
    if (entry.kind === "action") return remembered(game, entry);
    // Several actions that are taken back in a row are said once.
    const last = log[k - 1];
    if (entry.kind === "undone" && ((last?.kind === "undone" && last.seat === entry.seat) || agreed(log, k))) return [];
    const said = entry.kind === "said";
    if (said && game.table.muted.includes(entry.speaker)) return [];
    const text = said ? entry.text : other(game, entry);
    if (text === null) return [];
    const { seq, at } = entry;
    const who = said ? speaker(entry) : null;
    return [{ key: `${seq}`, seq, at, kind: said ? "said" : "rule", text, seat: null, who, points: 0, event: null }];
  });
}

/** The lines of the table's log, with a rule where one's own last turn was over. */
export function lines(game: Game): LogLine[] {
  const { before, told: passed } = since(game);
  const found = told(game, game.table.log);
  if (!before || !passed.length) return found;
  const seq = before.action.seq;
  const at = found.findLastIndex((line) => line.seq < seq || (line.seq === seq && !later(line, before.key)));
  const rule = { ...found[at]!, key: `${seq}.since`, kind: "since" as const, text: t("page-since"), points: 0 };
  return found.toSpliced(at + 1, 0, { ...rule, seat: null, who: null, event: null });
}

/** Whether a line comes after an event of the same entry. */
const later = (line: LogLine, key: string): boolean => Number(line.key.split(".")[1]) > Number(key.split(".")[1]);

/** A line as it is spoken. */
export const spoken = ({ who, text }: LogLine): string =>
  who === null ? capital(text) : t("log-line", { player: who, what: text });

export function kept(game: Game, line: LogLine, { seat, kind, text }: Filter): boolean {
  if (line.kind === "rule" || line.kind === "since") return true;
  if (seat !== null && line.seat !== seat && line.who !== game.name(seat)) return false;
  if (text && !`${line.who ?? ""} ${line.text}`.toLocaleLowerCase().includes(text)) return false;
  if (kind === "points") return line.points !== 0 || (line.event?.points ?? 0) !== 0;
  return kind === null || (line.event !== null && game.placed(line.event));
}

/** By turns: one group for all that a player does in a row. What is nobody's doing stays with what it follows. */
export function grouped(game: Game, all: LogLine[], filter: Filter): Group[] {
  const found: Group[] = [];
  for (const line of all) {
    if (!kept(game, line, filter)) continue;
    const rule = line.kind === "rule" || line.kind === "since" ? line : null;
    const last = found.at(-1);
    const same = last && !last.rule && (line.who === null || line.who === last.name);
    if (rule || !same) {
      const { key, seat, who, at } = line;
      found.push({ key, rule, seat, name: who, at, points: 0, lines: [] });
    }
    const group = found.at(-1)!;
    group.points += line.points;
    if (!rule) group.lines.push(line);
  }
  const bare = filter.seat === null && filter.kind === null && !filter.text;
  // Where little is wanted, rules with nothing below them are left out.
  return found.filter(({ rule }, k) => bare || !rule || (found[k + 1] && !found[k + 1]!.rule));
}
