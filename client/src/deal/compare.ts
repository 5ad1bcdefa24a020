/** Two games with the same deal beside each other: what each player did in every round, and where they parted. */
import type { Step } from "../lib/types";

export interface Round {
  round: number;
  /** The step after which it was over, to look at it there. */
  step: number;
  /** What the player had by then. */
  points: number;
  actions: string[];
  /** The numbers of the steps in which the player decided. */
  steps: number[];
}

/** What a seat did, round by round. */
export function told(steps: Step[], seat: number): Round[] {
  const found: Round[] = [];
  let points = 0;
  for (const step of steps) {
    let now = found.at(-1);
    if (!now || now.round !== step.round) {
      now = { round: step.round, step: step.number, points, actions: [], steps: [] };
      found.push(now);
    }
    now.step = step.number;
    for (const event of step.events) if (event.kind === "scored" && event.seat === seat) points += event.points ?? 0;
    now.points = points;
    if (step.seat === seat) {
      now.actions.push(step.action);
      now.steps.push(step.number);
    }
  }
  return found;
}

/** The first decision that the two took otherwise: how many they had alike before it, and in which round it was. */
export function parted(mine: Round[], theirs: Round[]): { alike: number; round: number } | null {
  const flat = (rounds: Round[]): { action: string; round: number }[] =>
    rounds.flatMap(({ actions, round }) => actions.map((action) => ({ action, round })));
  const [a, b] = [flat(mine), flat(theirs)];
  const at = a.findIndex(({ action }, k) => action !== b[k]?.action);
  return at < 0 ? null : { alike: at, round: a[at]!.round };
}
