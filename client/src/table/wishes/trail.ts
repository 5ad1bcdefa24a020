/** What was tried, step by step, and what of it may be kept. */
import type { Entry, GameEvent, Planned } from "../../lib/types";

/** An action that was tried. */
export interface Step {
  action: string;
  /** The choice in words, and what was foreseen of it. */
  text: string;
  events: GameEvent[];
  /** The kinds of all that could be done there, and the round it was. */
  kinds: string[];
  round: number;
  /** Whether it went along without being asked for. */
  usual: boolean;
  /** What one click did has one number. */
  click: number;
  /** The own turn it belongs to, counted from 0. */
  turn: number;
  /** Whether it brings something hidden to light. */
  shows: boolean;
}

/** So many wishes are kept at once, of so many actions each. */
export const MOST = 8;
const LONGEST = 16;

/** The question that an action answers. */
export const kind = (action: string): string => action.split(" ")[0]!;

/** The steps of the turn that was tried last. */
export function turn(steps: Step[]): Step[] {
  const last = steps.at(-1);
  return last ? steps.filter((step) => step.turn === last.turn) : [];
}

export const same = (a: string[], b: string[]): boolean => a.join("\n") === b.join("\n");

/** Why the turn that was tried last cannot be kept as a wish, as a message; null where it can. */
export function unkeepable(steps: Step[], wishes: Planned[]): string | null {
  const own = turn(steps);
  if (!own.length) return "wishes-keep-nothing";
  const actions = own.map(({ action }) => action);
  if (wishes.some((wish) => same(wish.actions, actions))) return "wishes-keep-kept";
  if (wishes.length >= MOST) return "wishes-keep-full";
  if (own.length > LONGEST) return "wishes-keep-long";
  // A wish is for the next time that it is asked: one for a time after that would be taken for this one.
  const before = steps.filter((step) => step.turn < own[0]!.turn);
  return before.some(({ kinds }) => kinds.includes(kind(actions[0]!))) ? "wishes-keep-later" : null;
}

/** A piece of the trail: what one click did, or what others are guessed to do until one is asked again. */
export type Piece =
  { key: string; seats: number[]; steps?: never } | { key: string; steps: Step[]; from: number; seats?: never };

/** The trail in order. What could not be followed any more is at its end. */
export function pieces(steps: Step[], entries: Entry[], seat: number): Piece[] {
  const found: Piece[] = [];
  let k = 0;
  const step = (): void => {
    const one = steps[k]!;
    const last = found.at(-1);
    if (last?.steps && last.steps[0]!.click === one.click) last.steps.push(one);
    else found.push({ key: `s${k}`, steps: [one], from: k });
    k += 1;
  };
  for (const entry of entries) {
    if (entry.kind !== "action") continue;
    if (entry.seat === seat) {
      if (k < steps.length) step();
      continue;
    }
    const last = found.at(-1);
    if (!last?.seats) found.push({ key: `o${k}`, seats: [entry.seat] });
    else if (!last.seats.includes(entry.seat)) last.seats.push(entry.seat);
  }
  while (k < steps.length) step();
  return found;
}
