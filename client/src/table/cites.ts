/** Which rule stands behind what is said at a table: a table of data per game, fetched when somebody looks. */
import type { Heard } from "../lib/texts.svelte";

/** Where the table shows what a rule is about, and what must be chosen for it to be there. */
export interface Shown {
  /** Selectors, of which the first that is there counts. */
  at: string;
  options?: Record<string, string | boolean>;
}

/** `client/src/<game>/rules.ts` has one of these as its default export. */
export interface Cites {
  /** The rule that a message is about, or one case of it: `log-scored`, or `log-scored.squares`. */
  said: Record<string, string>;
  /** What can be seen of a rule at a table. */
  shown: Record<string, Shown>;
  /** Which of the game's components a rule is about, by their kind. */
  pieces?: Record<string, string>;
}

const found = import.meta.glob<{ default: Cites }>(["../*/rules.ts"]);
const CITES = new Map(Object.entries(found).map(([path, fetch]) => [path.split("/")[1]!, fetch]));

export async function cites(game: string): Promise<Cites | null> {
  // Where the line is down, nothing is cited, and what is said stands all the same.
  return (await CITES.get(game)?.().catch(() => null))?.default ?? null;
}

/** The rule of a message: of the case it tells, or of all its cases. */
function of({ said }: Cites, { id, args }: Heard): string | undefined {
  for (const value of Object.values(args)) {
    const rule = typeof value === "string" && said[`${id}.${value}`];
    if (rule) return rule;
  }
  return said[id];
}

/** So many are shown beside a note. */
const FEW = 3;

/** The rules that messages are about, each once, in the order in which they are said. */
export function rulesOf(cites: Cites, heard: Heard[]): string[] {
  return [...new Set(heard.flatMap((one) => of(cites, one) ?? []))].slice(0, FEW);
}
