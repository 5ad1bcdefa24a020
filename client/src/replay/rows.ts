/** The steps of a finished game as lines of a log, each with the number of its step. */
import type { GameEvent, Step } from "../lib/types";
import type { Game } from "../vienna/game.svelte";
import { eventIcon } from "../vienna/icons";
import { NOBODY, RULES } from "../vienna/loglines";
import { quiet } from "../vienna/words";

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
    const seat = NOBODY.includes(event.kind) ? step.seat : (event.seat ?? step.seat);
    if (RULES.includes(event.kind)) {
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
    row.parts.push({ icon: eventIcon(event), text });
  };
  for (const step of steps) {
    for (const event of step.events) if (!quiet(event)) add(step, event);
  }
  return found;
}
