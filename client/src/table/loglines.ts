/** The log as lines: who, what, and rules between rounds and before one's own turn. */
import { t } from "../lib/texts.svelte";
import type { GameEvent } from "../lib/types";
import type { Game } from "./game.svelte";
import { since } from "./review";

export interface LogLine {
  key: string;
  text: string;
  seat: number | null;
  /** Named only where the player changes. */
  name: string | null;
  mine: boolean;
  rule: boolean;
  /** The rule after one's own last turn: it opens the review. */
  since: boolean;
  event: GameEvent | null;
  /** When it happened, in seconds. */
  at: number | null;
}

export function lines(game: Game): LogLine[] {
  const found: LogLine[] = [];
  let last: number | null = null;
  const rule = (key: string, text: string, since = false): void => {
    last = null;
    found.push({ key, text, seat: null, name: null, mine: false, rule: true, since, event: null, at: null });
  };
  const { before, actions } = since(game);
  for (const entry of game.table.log) {
    if (entry.kind === "undone")
      rule(`${entry.seq}`, t("page-undone", { player: game.name(entry.seat), count: entry.count }));
    if (entry.kind === "pace") rule(`${entry.seq}`, t("page-paced", { player: entry.name, pace: entry.pace }));
    if (entry.kind === "seat") {
      // A bot that takes an open seat plays for nobody else.
      const how = entry.how === "bot" && !entry.name ? "sat" : entry.how;
      rule(`${entry.seq}`, t(`page-seat-${how}`, { player: entry.name ?? game.name(entry.seat) }));
    }
    if (entry.kind !== "action") continue;
    entry.events.forEach((event, k) => {
      if (game.quiet(event)) return;
      const key = `${entry.seq}.${k}`;
      const text = game.words.event(event, game.names);
      if (game.headings.includes(event.kind)) return rule(key, text);
      const seat = game.nobodys.includes(event.kind) ? null : (event.seat ?? null);
      found.push({
        key,
        text,
        seat,
        name: seat !== null && seat !== last ? game.name(seat) : null,
        mine: seat === game.table.seat,
        rule: false,
        since: false,
        event,
        at: entry.at ?? null,
      });
      if (seat !== null) last = seat;
    });
    if (entry === before && actions.length) rule(`${entry.seq}.since`, t("page-since"), true);
  }
  return found;
}
