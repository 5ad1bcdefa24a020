/** What a stack could beat is said in words, and in letters or one share where there is no room. */
import { expect, test, vi } from "vitest";
import type { Valencia } from "./game.svelte";
import type { Plan } from "./plan.svelte";

const { t, texts } = vi.hoisted(() => ({
  t: (id: string, args: object = {}) => [id, ...Object.values(args).map(String)].join(" "),
  texts: { list: (parts: string[]) => parts.join("+"), parts: (parts: string[]) => parts.join("; ") },
}));
vi.mock("../lib/texts.svelte", () => ({ t, texts }));
const { coming, compared, inShort } = await import("./compare");

const VALUE: Record<string, number> = { two: 2, "warehouse-wine": 3, six: 6, joker: 0 };

/** A plan after a round with these sums in steps A, B and so on, or before the first, against such rivals. */
const after = (sums: number[][], rivals: Map<number, number>[] = []): Plan =>
  ({
    before: sums.map((one, k) => ({ letter: "ABC"[k], guild: null, seats: one.map((_, seat) => seat), sums: one })),
    rivals,
    sum: (stack: string[]) => stack.reduce((sum, card) => sum + VALUE[card]!, 0),
    game: { words: { changes: (card: string) => card === "joker" } },
  }) as unknown as Plan;

test.each([
  {
    cards: ["six"],
    sums: [[5, 2], [6], [8, 4]],
    words: "page-plan-won A; page-plan-level B; page-plan-second C",
    short: "A",
  },
  { cards: ["six", "two"], sums: [[5, 2], [6], [7]], words: "page-plan-won-all", short: "A–C" },
  {
    cards: ["two"],
    sums: [
      [5, 2],
      [6, 3],
      [7, 3],
    ],
    words: "page-plan-won-none",
    short: "–",
  },
  { cards: ["warehouse-wine"], sums: [[2], [6, 4], [1]], words: "page-plan-won A+C", short: "AC" },
  { cards: ["joker", "six"], sums: [[2], [6], [1]], words: "", short: "" },
  { cards: ["six"], sums: [], words: "", short: "" },
])("$cards after a round", ({ cards, sums, words, short }) => {
  expect(compared(after(sums), cards).join()).toBe(words);
  expect(inShort(after(sums), cards)).toBe(short);
});

test("in the first round it is the share of a rival's cards that it beats, as far as that is open", () => {
  const one = new Map([
    [1, 0.25],
    [6, 0.75],
  ]);
  const two = new Map([
    [2, 0.1],
    [7, 0.9],
  ]);
  expect(compared(after([], [one, two]), ["two"])).toEqual(["page-plan-beats page-plan-beats-cards 1 25"]);
  expect(inShort(after([], [one, two]), ["six", "two"])).toBe("log-line 2 page-percent 100");
  expect(inShort(after([], [two]), ["two"])).toBe("–");
});

test("who may still show a stack is named with what none of theirs can exceed, unless a card may change that", () => {
  const desk = (stacks: number[], unseen: Record<string, number>) => ({ stacks, unseen });
  const game = {
    seat: 0,
    bidders: { waiting: [0, 1, 2, 3], passed: [] },
    view: {
      desks: [
        desk([1], {}),
        desk([2, 1], { two: 3, six: 1, joker: 0 }),
        desk([1], { six: 1, joker: 1 }),
        desk([], { six: 4 }),
      ],
    },
    words: { changes: (card: string) => card === "joker", value: (card: string) => VALUE[card]! },
    name: (seat: number) => `seat-${seat}`,
  } as unknown as Valencia;
  expect(coming(game)).toEqual(["page-x-coming-most seat-1 2+1 8", "page-x-coming seat-2 1"]);
});
