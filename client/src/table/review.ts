/** What the others did since this seat's last turn, in stretches by player. */
import type { Entry, GameEvent } from "../lib/types";
import type { Game } from "./game.svelte";

export type Action = Extract<Entry, { kind: "action" }>;

export interface Stretch {
  seat: number;
  events: GameEvent[];
  lines: { key: string; text: string; icon: string | null }[];
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

/** Between the last turn of one's own that is over and the one that goes on, if one does. */
export function since(game: Game): { before: Action | null; actions: Action[] } {
  const { log, seat } = game.table;
  if (seat === null) return { before: null, actions: [] };
  const told = standing(log).filter((action) => !action.events.every((event) => game.quiet(event)));
  const end = told.findLastIndex((action) => action.seat !== seat) + 1;
  const own = told.slice(0, end).findLastIndex((action) => action.seat === seat);
  return { before: told[own] ?? null, actions: told.slice(own + 1, end) };
}

export function stretches(game: Game): Stretch[] {
  const found: Stretch[] = [];
  for (const action of since(game).actions) {
    action.events.forEach((event, k) => {
      if (game.quiet(event)) return;
      const nobody = game.headings.includes(event.kind) || game.nobodys.includes(event.kind);
      const seat = nobody ? (found.at(-1)?.seat ?? action.seat) : (event.seat ?? action.seat);
      if (found.at(-1)?.seat !== seat) found.push({ seat, events: [], lines: [] });
      const stretch = found.at(-1)!;
      stretch.events.push(event);
      stretch.lines.push({
        key: `${action.seq}.${k}`,
        text: game.words.event(event, game.names),
        icon: game.icon(event),
      });
    });
  }
  return found;
}
