import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../lib/table.svelte";
import type { Entry, GameEvent, Only, Planned } from "../../lib/types";
import { sits } from "../fakes";
import { pieces, type Step, unkeepable } from "./trail";
import { Wishes } from "./wishes.svelte";

vi.mock("../../lib/texts.svelte", () => ({ t: (id: string) => id, texts: {} }));
const { about, alike, amount, counted, offers } = await import("./only");

const step = (action: string, rest: Partial<Step> = {}): Step => ({
  action,
  text: action,
  events: [],
  kinds: ["place", "pass"],
  round: 2,
  usual: false,
  click: 0,
  turn: 0,
  shows: false,
  ...rest,
});
const did = (seat: number): Entry => ({ seq: 1, at: 0, kind: "action", seat, number: 0, events: [] });

test("of the trail the last turn may be kept, unless it comes after another of its kind", () => {
  expect(unkeepable([], [])).toBe("wishes-keep-nothing");
  expect(unkeepable([step("place a")], [])).toBe(null);
  expect(unkeepable([step("place a")], [{ actions: ["place a"] }])).toBe("wishes-keep-kept");
  expect(unkeepable([step("place a"), step("place b", { turn: 1 })], [])).toBe("wishes-keep-later");
  expect(unkeepable([step("place a"), step("bid 3", { turn: 1 })], [])).toBe(null);
  const full = Array.from({ length: 8 }, (_, k): Planned => ({ actions: [`place ${k}`] }));
  expect(unkeepable([step("pass")], full)).toBe("wishes-keep-full");
  expect(
    unkeepable(
      Array.from({ length: 17 }, () => step("put 0")),
      [],
    ),
  ).toBe("wishes-keep-long");
});

test("the trail has what a click did as one piece, and what others are guessed to do between", () => {
  const steps = [
    step("a", { click: 1 }),
    step("b", { click: 1 }),
    step("c", { click: 2, turn: 1 }),
    step("d", { click: 3 }),
  ];
  const told = pieces(steps, [did(1), did(2), did(1), did(0), did(0), did(2), did(0)], 0);
  expect(told.map((one) => one.seats ?? one.steps.map(({ action }) => action))).toEqual([
    [1, 2],
    ["a", "b"],
    [2],
    ["c"],
    // What can no longer be done stays at the end.
    ["d"],
  ]);
  expect(told.at(-1)).toMatchObject({ from: 3 });
});

const paid: GameEvent = { kind: "paid", seat: 0, count: 2, what: ["wine"] };
const scored: GameEvent = { kind: "scored", seat: 0, points: 5, house: 3 };

test("what is counted is one's own, one event of a kind, as it may be sent", () => {
  expect(counted([paid, scored, { kind: "paid", seat: 1, count: 4 }], 0)).toEqual([
    { kind: "paid", seat: 0, count: 2 },
    scored,
  ]);
  expect(counted([paid, { ...paid, count: 1 }, { kind: "moved", seat: 0 }], 0)).toEqual([]);
  expect(amount(about(scored, 7))).toBe(7);
});

test("the conditions that are offered come from the try, and the one that holds is among them", () => {
  const game = Object.assign(sits([]), { order: [1, 0, 2], view: { round: 4 } });
  const known = { text: [], round: 2, events: [paid], taken: ["place 3"], shows: false };
  const only: Only = { kind: "most", event: { ...paid, count: 1 } };
  const found = offers(game, 0, known, only);
  expect(found).toEqual([
    null,
    only,
    { kind: "least", event: { kind: "paid", seat: 0, count: 2 } },
    { kind: "unless", action: "place 3" },
    { kind: "unless", action: "place 3", seat: 1 },
    { kind: "unless", action: "place 3", seat: 2 },
    { kind: "round", number: 2 },
  ]);
  // On another device only what the house knows is offered.
  expect(offers(game, 0, undefined, only)).toEqual([null, { kind: "round", number: 4 }, only]);
  expect(alike({ kind: "unless", action: "a", seat: null }, { kind: "unless", action: "a" })).toBe(true);
});

const [a, b, c] = ["a", "b", "c"].map((action): Planned => ({ actions: [action] })) as [Planned, Planned, Planned];

/** A list whose house answers when the test says so. */
function listed(): { wishes: Wishes; sent: Planned[][]; answer: (refusal?: object) => Promise<void>; table: Table } {
  const sent: Planned[][] = [];
  let settle: ((refusal?: object) => void) | null = null;
  const table = {
    id: "t",
    wishes: { 0: [a, b, c] },
    inquire: ({ wishes }: { wishes: Planned[] }) => {
      sent.push(wishes);
      return new Promise<void>((done, fail) => (settle = (refusal) => (refusal ? fail(refusal) : done())));
    },
  } as unknown as Table;
  const answer = async (refusal?: object): Promise<void> => {
    settle!(refusal);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { wishes: new Wishes(table, 0, 5), sent, answer, table };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

test("wishes are moved at once and told together when the hand rests", async () => {
  const { wishes, sent, answer } = listed();
  wishes.move(2, 0);
  wishes.move(0, 1);
  wishes.move(0, -1);
  expect(wishes.list).toEqual([a, c, b]);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(sent).toEqual([[a, c, b]]);
  wishes.remove(0);
  wishes.flush();
  wishes.flush();
  expect(sent).toEqual([
    [a, c, b],
    [c, b],
  ]);
  await answer();
  // From here on the house's word counts.
  expect(wishes.list).toEqual([a, b, c]);
});

test("what the house refuses is as it was, with the reason", async () => {
  const { wishes, answer } = listed();
  wishes.change(1, { ...b, shows: true });
  wishes.flush();
  expect(wishes.list[1]).toEqual({ ...b, shows: true });
  await answer({ id: "error-wish-turn", args: {} });
  expect(wishes.list).toEqual([a, b, c]);
  expect(wishes.trouble).toMatchObject({ id: "error-wish-turn" });
});
