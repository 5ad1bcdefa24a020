/** Stacks can be arranged freely, are laid as the rules lay them, and cost few taps. */
import { expect, test } from "vitest";
import { all, complete, type Draft, EMPTY, light, move, numbers, puts, reconcile, roman, singly } from "./draft";

const ORDER = ["one", "two", "three", "four", "five", "six", "joker", "central"];
const draft = (stacks: string[][], loose: string[] = [], lit = 0): Draft => ({ stacks, loose, lit });

/** Lays as the rules do: the strongest first, the number after the last begins a stack. */
function laid(cards: string[], numbers: number[]): string[][] {
  const stacks: string[][] = [];
  const hand = [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  for (const number of numbers) (stacks[number] ??= []).push(hand.pop()!);
  return stacks;
}
const sorted = (stacks: readonly (readonly string[])[]): string[] => stacks.map((s) => [...s].sort().join("+")).sort();

test("L14: what is arranged is what is laid, the strongest card first", () => {
  const planned = draft([["one", "four"], ["six", "two", "two"], ["four"], ["joker", "central"]]);
  const numbers = puts(planned, ORDER);
  expect(numbers[0]).toBe(0);
  expect(sorted(laid(all(planned), numbers))).toEqual(sorted(planned.stacks));
});

test("L14: stacks are numbered as they will be laid", () => {
  const planned = draft([["one", "four"], ["six", "two", "two"], ["four"], ["joker", "central"]], ["five"]);
  expect(numbers(planned, ORDER)).toEqual([2, 1, 3, 0]);
  const lies = laid(planned.stacks.flat(), puts(planned, ORDER));
  numbers(planned, ORDER).forEach((number, k) =>
    expect([...lies[number]!].sort()).toEqual([...planned.stacks[k]!].sort()),
  );
});

test("a tapped card goes to the stack that is lit, and the first begins one", () => {
  let now = draft([], ["four", "six", "one"]);
  now = move(now, "four", null, now.lit);
  now = move(now, "six", null, now.lit);
  expect(now).toEqual(draft([["four", "six"]], ["one"], 0));
  now = move(light(now, 1), "one", null, 1);
  expect(now).toEqual(draft([["four", "six"], ["one"]], [], 1));
  expect(complete(now)).toBe(true);
});

test("a stack whose last card leaves is gone", () => {
  const now = draft([["four"], ["six", "one"]], [], 1);
  expect(move(now, "four", 0, 1)).toEqual(draft([["six", "one", "four"]], [], 0));
  expect(move(now, "four", 0, null)).toEqual(draft([["six", "one"]], ["four"], 0));
  expect(move(now, "one", 1, 2)).toEqual(draft([["four"], ["six"], ["one"]], [], 2));
  expect(move(now, "four", 0, 2)).toEqual(draft([["six", "one"], ["four"]], [], 1));
});

test("a card that is not there moves nothing", () => {
  const now = draft([["four"]], ["one"]);
  expect(move(now, "six", null, 0)).toBe(now);
  expect(move(now, "four", 0, 0)).toBe(now);
});

test("the rest can be laid singly", () => {
  expect(singly(draft([["six", "one"]], ["two", "two"]))).toEqual(draft([["six", "one"], ["two"], ["two"]], [], 1));
});

test("a new card is loose, and what was arranged stays", () => {
  const now = reconcile(draft([["six"], ["one", "two"]], [], 1), ["one", "two", "six", "two"], [], ORDER);
  expect(now).toEqual(draft([["six"], ["one", "two"]], ["two"], 1));
});

test("where the pile is drawn out the first card is laid by itself, and the arrangement stays", () => {
  const now = draft([["one", "two"]], ["six"], 0);
  expect(reconcile(now, ["one", "two"], [["six"]], ORDER)).toEqual(now);
});

test("what is laid as it was arranged stays, what is laid otherwise counts", () => {
  const now = draft([["one", "two"], ["six"]], [], 0);
  expect(reconcile(now, ["one"], [["six"], ["two"]], ORDER)).toEqual(now);
  expect(reconcile(now, ["one"], [["six", "two"]], ORDER)).toEqual(draft([["six", "two"]], ["one"], 1));
});

test("what is left can be arranged beside what is laid already", () => {
  const laid = [["six"], ["two"]];
  const now = reconcile(EMPTY, ["one", "one"], laid, ORDER);
  const moved = move(now, "one", null, 1);
  expect(reconcile(moved, ["one", "one"], laid, ORDER)).toEqual(draft([["six"], ["two", "one"]], ["one"], 1));
});

test("cards of another round are forgotten", () => {
  expect(reconcile(draft([["one"], ["six", "five"]], ["two"], 2), ["five"], [], ORDER)).toEqual(
    draft([["five"]], [], 1),
  );
  expect(reconcile(EMPTY, ["five"], [], ORDER)).toEqual(draft([], ["five"], 0));
});

/** All ways of dividing so many cards, by sizes. */
function sizes(count: number, most = count): number[][] {
  if (!count) return [[]];
  return Array.from({ length: Math.min(count, most) }, (_, k) => k + 1).flatMap((size) =>
    sizes(count - size, size).map((rest) => [size, ...rest]),
  );
}

test("ten cards are planned with at most fifteen taps, whatever the stacks", () => {
  for (const wanted of sizes(10)) {
    let taps = 0;
    let now = draft(
      [],
      Array.from({ length: 10 }, (_, k) => ORDER[k % 6]!),
    );
    const several = wanted.filter((size) => size > 1);
    several.forEach((size, k) => {
      if (k) taps += 1;
      now = light(now, k);
      for (let n = 0; n < size; n += 1) {
        taps += 1;
        now = move(now, now.loose[0]!, null, now.lit);
      }
    });
    if (now.loose.length) {
      taps += 1;
      now = singly(now);
    }
    expect(complete(now)).toBe(true);
    expect(now.stacks.map(({ length }) => length)).toEqual(wanted);
    expect(taps + 1).toBeLessThanOrEqual(15);
  }
});

test("stacks are numbered as clocks are", () => {
  expect([1, 4, 9, 14, 25].map(roman)).toEqual(["I", "IV", "IX", "XIV", "XXV"]);
});
