/** Stacks as somebody arranges them before laying them: nothing of it is sent, so it may be changed freely. */

export interface Draft {
  /** Cards in no stack yet. */
  loose: readonly string[];
  stacks: readonly (readonly string[])[];
  /** The stack that the next card goes to; the number after the last begins a new one. */
  lit: number;
}

/** Where a card lies: in a stack, or in none. */
export type Where = number | null;

export const EMPTY: Draft = { loose: [], stacks: [], lit: 0 };

/** A list without one card of a kind; equal cards are interchangeable. */
function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

export const all = (draft: Draft): string[] => [...draft.loose, ...draft.stacks.flat()];

/** Moves a card, and lights the stack that it came to. A stack whose last card leaves is gone. */
export function move(draft: Draft, card: string, from: Where, to: Where): Draft {
  const source = from === null ? draft.loose : (draft.stacks[from] ?? []);
  if (from === to || !source.includes(card)) return draft;
  const stacks = draft.stacks.map((cards, k) => (k === from ? without(cards, card) : [...cards]));
  if (to !== null) stacks[Math.min(to, stacks.length)] = [...(stacks[to] ?? []), card];
  const loose = from === null ? without(draft.loose, card) : [...draft.loose];
  if (to === null) loose.push(card);
  const kept = stacks.map((cards, k) => ({ cards, k })).filter(({ cards }) => cards.length);
  const lit = to === null ? draft.lit : Math.min(to, stacks.length - 1);
  const moved = kept.findIndex(({ k }) => k === lit);
  return { loose, stacks: kept.map(({ cards }) => cards), lit: moved < 0 ? kept.length : moved };
}

export const light = (draft: Draft, lit: number): Draft => ({ ...draft, lit: Math.min(lit, draft.stacks.length) });

/** Every card that lies in no stack becomes one by itself. */
export const singly = (draft: Draft): Draft => ({
  loose: [],
  stacks: [...draft.stacks, ...draft.loose.map((card) => [card])],
  lit: draft.stacks.length,
});

export const complete = (draft: Draft): boolean => !draft.loose.length && draft.stacks.length > 0;

/** For each card, the strongest first, the stack it is arranged in. */
function laying(draft: Draft, order: readonly string[]): number[] {
  const rest = draft.stacks.map((cards) => [...cards]);
  const strongest = [...draft.stacks.flat()].sort((a, b) => order.indexOf(b) - order.indexOf(a));
  return strongest.map((card) => {
    const k = rest.findIndex((cards) => cards.includes(card));
    rest[k] = without(rest[k]!, card);
    return k;
  });
}

/** For each card, the strongest first, the stack it is laid on; stacks are numbered as they begin. */
export function puts(draft: Draft, order: readonly string[]): number[] {
  const numbered = numbers(draft, order);
  return laying(draft, order).map((k) => numbered[k]!);
}

/** For each stack as it is arranged, the number it will have once it is laid. */
export function numbers(draft: Draft, order: readonly string[]): number[] {
  const begun = [...new Set(laying(draft, order))];
  return draft.stacks.map((_, k) => begun.indexOf(k));
}

/** The stacks as they lie after so many cards have been laid. */
function laid(draft: Draft, order: readonly string[], count: number): string[][] {
  const strongest = [...draft.stacks.flat()].sort((a, b) => order.indexOf(b) - order.indexOf(a));
  const stacks: string[][] = [];
  puts(draft, order)
    .slice(0, count)
    .forEach((k, n) => (stacks[k] ??= []).push(strongest[n]!));
  return stacks;
}

const same = (a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean => {
  const sorted = (stacks: readonly (readonly string[])[]): string =>
    JSON.stringify(stacks.map((one) => [...one].sort()));
  return sorted(a) === sorted(b);
};

/**
 * The draft as it can be after news: of the cards that there are, new ones loose. What is laid already and lies
 * otherwise than it was drafted counts; a single card may belong to any stack.
 */
export function reconcile(draft: Draft, hand: readonly string[], own: string[][], order: readonly string[]): Draft {
  let left = [...hand, ...own.flat()];
  const keep = (cards: readonly string[]): string[] =>
    cards.filter((card) => {
      const there = left.includes(card);
      left = without(left, card);
      return there;
    });
  const stacks = draft.stacks.map(keep);
  const kept = stacks.filter((cards) => cards.length);
  const lit =
    draft.lit >= stacks.length ? kept.length : stacks.slice(0, draft.lit).filter((cards) => cards.length).length;
  const now: Draft = { stacks: kept, loose: [...keep(draft.loose), ...left], lit: Math.min(lit, kept.length) };
  const count = own.flat().length;
  if (count < 2 || same(laid(now, order, count), own)) return now;
  return { stacks: own, loose: [...hand], lit: own.length };
}

/** How a number is written on a stack. */
const TENS: [number, string][] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
export function roman(number: number): string {
  const found = TENS.find(([value]) => value <= number);
  return found ? found[1] + roman(number - found[0]) : "";
}
