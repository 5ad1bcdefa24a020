/** What could be done in a game and is not offered: each can be asked about. */
import { fits } from "./choices";

export interface Wish {
  action: string;
  text: string;
}

export interface Wishes {
  /** The kind of action; nothing for those that are the only ones of their kind. */
  kind: string;
  wishes: Wish[];
}

const kindOf = (action: string): string => action.split(" ")[0]!;

/** By kind, those that are decided now first; what reads like something that is offered is left out. */
export function wishes(actions: string[], offered: string[], say: (action: string) => string): Wishes[] {
  const now = new Set(offered.map(kindOf));
  const known = new Set(offered.map((action) => `${kindOf(action)} ${say(action)}`));
  const kinds = new Map<string, Wish[]>();
  const single: Wish[] = [];
  for (const kind of new Set(actions.map(kindOf))) {
    const some = actions.filter((action) => kindOf(action) === kind);
    const found = some.flatMap((action) => {
      const text = say(action);
      // Several may read the same, such as a card for one place or the other.
      if (known.has(`${kind} ${text}`)) return [];
      known.add(`${kind} ${text}`);
      return [{ action, text }];
    });
    if (some.length === 1) single.push(...found);
    else if (found.length) kinds.set(kind, found);
  }
  const sorted = [true, false].flatMap((first) =>
    [...kinds].flatMap(([kind, found]) => (now.has(kind) === first ? [{ kind, wishes: found }] : [])),
  );
  return single.length ? [...sorted, { kind: "", wishes: single }] : sorted;
}

/** Those of a kind, or of all with null, whose words fit what was typed. */
export function wanted(all: Wishes[], kind: string | null, typed: string): Wish[] {
  return all.flatMap((one) =>
    kind === null || one.kind === kind ? one.wishes.filter(({ text }) => fits(text, typed)) : [],
  );
}
