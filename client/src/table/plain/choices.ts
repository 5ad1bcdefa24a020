/** Choices in the order they are read: those of a kind together, single ones at the end. */
import type { Choice } from "../game.svelte";

export interface Offer {
  choice: Choice;
  text: string;
  /** The figure that chooses it; nothing from the tenth on. */
  figure: number | null;
}

/** Choices of one kind. */
export interface Group {
  kind: string;
  offers: Offer[];
}

export interface Offers {
  /** Kinds of which there are several, each kind by itself; all choices where no kind has several. */
  kinds: Group[];
  /** What else can be done instead. */
  instead: Offer[];
}

const FIGURES = 9;
/** More than these are looked for by their words. */
export const MANY = FIGURES;

/** The parts of a text that a person types without thinking of capitals and accents. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether every word that was typed is in the text. */
export function fits(text: string, typed: string): boolean {
  const there = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

export function offers(choices: Choice[], say: (choice: Choice) => string, typed = ""): Offers {
  const kinds = new Map<string, Offer[]>();
  for (const choice of choices) {
    const text = say(choice);
    if (!fits(text, typed)) continue;
    kinds.set(choice.kind, [...(kinds.get(choice.kind) ?? []), { choice, text, figure: null }]);
  }
  const groups = [...kinds].map(([kind, offers]) => ({ kind, offers }));
  const several = groups.filter((group) => group.offers.length > 1);
  const single = groups.flatMap(({ offers }) => (offers.length === 1 ? offers : []));
  const found = several.length
    ? { kinds: several, instead: single }
    : { kinds: [{ kind: "", offers: single }], instead: [] };
  [...found.kinds.flatMap((group) => group.offers), ...found.instead].forEach(
    (offer, k) => (offer.figure = k < FIGURES ? k + 1 : null),
  );
  return found;
}
