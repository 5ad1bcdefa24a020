/** What the others did since this seat's last turn, in stretches by player. */
import type { Entry, GameEvent } from "../lib/types";
import type { Game } from "./game.svelte";
import { scored } from "./outlook";

export type Action = Extract<Entry, { kind: "action" }>;

/** An event, in whose turn it happened, and the action that led to it, which may be somebody else's. */
export interface Owned {
  key: string;
  event: GameEvent;
  seat: number;
  action: Action;
}

export interface Stretch {
  /** Ties its lines to places on the board. */
  number: number;
  seat: number;
  /** When it ended, in seconds. */
  at: number;
  events: GameEvent[];
  lines: { key: string; text: string; icon: string | null; event: GameEvent }[];
  /** The player's points before and after it. */
  from: number;
  to: number;
}

/** The actions that stand: without those taken back. */
export function standing(log: Entry[]): Action[] {
  const actions: Action[] = [];
  for (const entry of log) {
    if (entry.kind === "action") actions.push(entry);
    if (entry.kind !== "undone") continue;
    for (let k = 0; k < entry.count; k += 1) {
      const last = actions.findLastIndex((action) => action.seat === entry.seat);
      if (last >= 0) actions.splice(last, 1);
    }
  }
  return actions;
}

/** Where several share a screen, what only one of them knows is told to that one alone, and not while it is covered. */
export const open = ({ table }: Game, event: GameEvent): boolean =>
  event.only === undefined || (event.only === table.seat && !table.covered);

/** Events with the players in whose turns they happened: what is nobody's doing goes with what came before it. */
export function owned(game: Game, actions: Action[]): Owned[] {
  let seat: number | null = null;
  return actions.flatMap((action) =>
    action.events.flatMap((event, k) => {
      if (!open(game, event) || (game.quiet(event) && !scored(event))) return [];
      const nobody = game.headings.includes(event.kind) || game.nobodys.includes(event.kind);
      const whose = (seat = nobody ? (seat ?? action.seat) : (event.seat ?? action.seat));
      return [{ key: `${action.seq}.${k}`, event, seat: whose, action }];
    }),
  );
}

/**
 * Between the last turn of one's own that is over and the one that goes on, if one does. The first things that the next
 * player does may follow from one's own last action, and the first of one's own from that of another.
 */
export function since(game: Game): { before: Owned | null; told: Owned[]; ongoing: Owned[] } {
  const { log, seat } = game.table;
  if (seat === null) return { before: null, told: [], ongoing: [] };
  const all = owned(game, standing(log));
  const end = all.findLastIndex((one) => one.seat !== seat) + 1;
  const own = all.slice(0, end).findLastIndex((one) => one.action.seat === seat && one.seat === seat);
  return { before: all[own] ?? null, told: all.slice(own + 1, end), ongoing: all.slice(end) };
}

/** What happened since one's last turn, or only what came after an entry of the log. */
export function stretches(game: Game, after = 0): Stretch[] {
  const { told, ongoing } = since(game);
  const found: Stretch[] = [];
  for (const { key, event, seat, action } of told) {
    if (action.seq <= after || game.headings.includes(event.kind)) continue;
    if (found.at(-1)?.seat !== seat)
      found.push({ number: found.length + 1, seat, at: action.at, events: [], lines: [], from: 0, to: 0 });
    const stretch = found.at(-1)!;
    stretch.at = action.at;
    stretch.events.push(event);
    if (!game.quiet(event))
      stretch.lines.push({ key, text: game.words.event(event, game.names), icon: game.icon(event), event });
  }
  const points = game.table.seats.map(({ seat }) => game.score(seat));
  // What this turn has brought so far came after all that is told.
  for (const { event } of ongoing) if (event.seat !== undefined) points[event.seat]! -= scored(event);
  for (const stretch of found.toReversed()) {
    stretch.to = points[stretch.seat]!;
    stretch.from = stretch.to - stretch.events.reduce((sum, event) => sum + scored(event), 0);
    points[stretch.seat] = stretch.from;
  }
  return found;
}

/** How many turns of others passed after an entry of the log. */
export const passed = (game: Game, after: number): number =>
  stretches(game, after).filter(({ seat, lines }) => lines.length > 0 && seat !== game.table.seat).length;
