/** The steps of a finished game as lines of a log, each with the number of its step. */
import type { GameEvent, Step } from "../../lib/types";
import type { Game } from "../game.svelte";

export interface Row {
  key: string;
  number: number;
  /** A rule across the list, as where a round begins. */
  rule: string | null;
  seat: number;
  /** Named only where the player changes. */
  name: string | null;
  parts: { icon: string | null; text: string }[];
}

export function rows(game: Game, steps: Step[]): Row[] {
  const found: Row[] = [];
  let row: Row | null = null;
  const add = (step: Step, event: GameEvent): void => {
    const text = game.words.event(event, game.names);
    const key = `${step.number}.${found.length}`;
    const seat = game.nobodys.includes(event.kind) ? step.seat : (event.seat ?? step.seat);
    if (game.headings.includes(event.kind)) {
      found.push({ key, number: step.number, rule: text, seat, name: null, parts: [] });
      row = null;
      return;
    }
    if (row?.number !== step.number || row.seat !== seat) {
      row = {
        key,
        number: step.number,
        rule: null,
        seat,
        name: row?.seat === seat ? null : game.name(seat),
        parts: [],
      };
      found.push(row);
    }
    row.parts.push({ icon: game.icon(event), text });
  };
  for (const step of steps) {
    for (const event of step.events) if (!game.quiet(event)) add(step, event);
  }
  return found;
}
