/** What is arranged is sent as one message, and what is told of last round and of the pile is what the house told. */
import { afterEach, expect, test, vi } from "vitest";
import type { Valencia } from "./game.svelte";

vi.mock("../lib/texts.svelte", () => ({ t: (id: string) => id }));
const tabs = new EventTarget();
const stored = new Map<string, string>();
vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
const { against, beaten, coming, odds, outcomes, Plan, results } = await import("./plan.svelte");
afterEach(() => {
  stored.clear();
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
});

const CARDS = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, joker: 0, central: 7 };

/** A game at which somebody plans with these cards; what is sent is kept. */
function plans(
  desk: { hand?: string[]; own_stacks?: string[][]; offered?: string[]; own_missions?: string[] },
  round = 1,
) {
  const sent: string[][] = [];
  const game = {
    planning: round > 0,
    asked: true,
    choices: [],
    desk,
    view: { round },
    table: {
      id: "x",
      seat: 0,
      log: [],
      undoable: 3,
      selected: null as string | null,
      reconsider: () => (game.table.selected = null),
      follow: (actions: string[]) => sent.push(actions),
    },
    words: {
      book: {
        table: { components: { cards: CARDS }, fields: { mission: { "m01-0": "M01-0", m02: "M02", m03: "M03" } } },
      },
      value: (card: keyof typeof CARDS) => CARDS[card],
    },
  };
  return { plan: new Plan(game as unknown as Valencia), sent, table: game.table };
}

test("whoever arranges something lets go of what was chosen from the list, so that the button for all of it is there", () => {
  const missions = plans({ offered: ["M01-0", "M02"] }, 0);
  missions.table.selected = "keep m02";
  missions.plan.mark("M01-0");
  const cards = plans({ hand: ["two", "six"], own_stacks: [] });
  cards.table.selected = "stop";
  cards.plan.lay("two");
  expect([missions.table.selected, cards.table.selected]).toEqual([null, null]);
});

test("L14: stopping lays the strongest card, and the rest follows in one message", () => {
  const { plan, sent } = plans({ hand: ["two", "six", "four"], own_stacks: [] });
  plan.ready();
  expect(sent).toEqual([]);
  plan.lay("two");
  plan.lay("four");
  plan.light(1);
  plan.lay("six");
  plan.ready();
  expect(sent).toEqual([["stop", "put 1", "put 1"]]);
});

test("where the pile is drawn out there is nothing to stop", () => {
  const { plan, sent } = plans({ hand: ["two", "four"], own_stacks: [["six"]] });
  plan.singly();
  plan.ready();
  expect(sent).toEqual([["put 1", "put 2"]]);
});

test("what is laid already is not laid again", () => {
  const { plan, sent } = plans({ hand: ["one"], own_stacks: [["six", "two"], ["three"]] });
  plan.move("one", null, 1);
  plan.ready();
  expect(sent).toEqual([["put 1"]]);
});

test("L13: missions are kept and put back in one message", () => {
  const { plan, sent } = plans({ offered: ["M01-0", "M02", "M03"], own_missions: [] }, 0);
  plan.mark("M02");
  plan.mark("M03");
  plan.mark("M02");
  plan.mark("M01-0");
  plan.choose();
  expect(sent).toEqual([["keep m01-0", "reject m02", "keep m03"]]);
});

test("L13: the last mission is kept by itself where none was", () => {
  const { plan, sent } = plans({ offered: ["M01-0", "M02", "M03"], own_missions: [] }, 0);
  plan.mark("M03");
  plan.choose();
  expect(sent).toEqual([["reject m01-0", "reject m02"]]);
});

test("planning is taken back as a whole", () => {
  expect(plans({ hand: [], own_stacks: [["six"]] }).plan.together).toBe(3);
});

test("outside planning the last click is taken back, with what went along", () => {
  const { plan } = plans({ hand: [], own_stacks: [["six"]] });
  Object.assign(plan.game, { planning: false });
  expect(plan.together).toBe(0);
});

const round = (number: number) => ({ kind: "round-began", number });
const step = (letter: string, seats: number[], sums: number[]) => [
  { kind: "auction-began", letter, guild: null },
  { kind: "ranked", seats, sums },
];

test("what won is that of the round before", () => {
  const events = [round(1), ...step("A", [1, 0], [9, 4]), ...step("C", [], []), round(2)];
  expect(results(events)).toEqual([
    { letter: "A", guild: null, seats: [1, 0], sums: [9, 4] },
    { letter: "C", guild: null, seats: [], sums: [] },
  ]);
  expect(results([...events, ...step("A", [0], [2])])).toHaveLength(2);
  expect(results([round(1), ...step("A", [0], [2])])).toEqual([]);
});

test("what was taken back won nothing", () => {
  const { plan } = plans({ hand: [], own_stacks: [] }, 2);
  const act = (...events: object[]) => ({ kind: "action", seat: 0, events });
  const log = [
    act(round(1)),
    act(...step("A", [1], [9])),
    { kind: "undone", seat: 0, count: 1 },
    act(...step("A", [0], [4])),
    act(round(2)),
  ];
  Object.assign(plan.game.table, { log });
  expect(plan.before).toEqual([{ letter: "A", guild: null, seats: [0], sums: [4] }]);
});

test("a sum is held against each step of it", () => {
  const before = results([
    round(1),
    ...step("A", [1, 0], [9, 4]),
    ...step("B", [1], [6]),
    ...step("G", [], []),
    round(2),
  ]);
  expect(against(6, before)).toEqual({ won: ["G"], level: ["B"], second: ["A"] });
});

test("cards put under the pile come last", () => {
  expect(coming({ two: 2, six: 1 }, ["six", "two"])).toEqual({ two: 1 });
  expect(coming({ two: 1, six: 1 }, ["six", "two"])).toEqual({ two: 1 });
  expect(coming({ six: 1 }, [])).toEqual({ six: 1 });
  expect(coming({}, [])).toEqual({});
});

test("odds are by value", () => {
  const { values, count, mean } = odds({ two: 1, joker: 1, six: 2 }, (card) => CARDS[card as keyof typeof CARDS]);
  expect(values.map(({ value, share }) => [value, share])).toEqual([
    [0, 0.25],
    [2, 0.25],
    [6, 0.5],
  ]);
  expect([count, mean]).toEqual([4, 3.5]);
});

test("what is arranged in one tab is arranged in the other", () => {
  const { plan } = plans({ hand: ["two", "six", "four"], own_stacks: [] });
  const there = { "x.0.1": { loose: ["two"], stacks: [["six", "four"]], lit: 0 } };
  stored.set("kaffeehaus.plans", JSON.stringify(there));
  expect(plan.draft.stacks).toEqual([]);
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key: "kaffeehaus.plans" }));
  expect(plan.draft).toEqual(there["x.0.1"]);
  plan.lay("two");
  expect(JSON.parse(stored.get("kaffeehaus.plans")!)["x.0.1"].stacks).toEqual([["six", "four", "two"]]);
});

test("in the first round a sum is held against what so many cards come to", () => {
  const pile = [1, 2, 3, 4, 5, 6].flatMap((value) => [value, value, value, value]);
  const [one, two] = outcomes(pile, 2);
  expect(beaten(5, one!)).toBeCloseTo(16 / 24);
  // Of 276 pairs 6 + 16 come to less than 4.
  expect(beaten(4, two!)).toBeCloseTo(22 / 276);
  expect(beaten(13, two!)).toBeCloseTo(1);
});
