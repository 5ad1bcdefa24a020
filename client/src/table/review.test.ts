/** What is told of the others' turns belongs to them, whoever's action it followed. */
import { expect, test } from "vitest";
import { action, did, entry, sits } from "./fakes";
import { passed, since, stretches } from "./review";

const told = (log: Parameters<typeof sits>[0], seat = 0): string[] =>
  since(sits(log, seat)).told.map((one) => `${one.seat} ${one.event.kind}`);

test("the start of the next turn is told though it followed from one's own action", () => {
  const log = [
    action(0, did("places", 0), did("draws", 1)),
    action(1, did("places", 1), did("draws", 2)),
    action(2, did("places", 2), did("draws", 0)),
  ];
  expect(told(log)).toEqual(["1 draws", "1 places", "2 draws", "2 places"]);
});

test("one's own turn that goes on is not told", () => {
  const log = [action(0, did("places", 0)), action(1, did("places", 1), did("draws", 0)), action(0, did("pays", 0))];
  expect(told(log)).toEqual(["1 places"]);
});

test("what is nobody's doing stays with the turn before it", () => {
  const log = [action(0, did("places", 0), did("weather")), action(1, did("places", 1), did("weather"))];
  expect(told(log)).toEqual(["1 places", "1 weather"]);
});

test("what was taken back is not told", () => {
  const log = [
    action(0, did("places", 0)),
    action(1, did("places", 1)),
    entry({ kind: "undone", seat: 1, count: 1 } as const),
    action(1, did("pays", 1)),
  ];
  expect(told(log)).toEqual(["1 pays"]);
});

test("points go from before to after, those of quiet events included", () => {
  const log = [
    action(0, did("places", 0)),
    action(1, did("places", 1), did("scored", 1, { points: 2, hidden: true }), did("scored", 1, { points: 3 })),
    action(2, did("places", 2)),
    action(1, did("scored", 1, { points: 4 })),
  ];
  const all = stretches(sits(log, 0, [0, 16, 5]));
  expect(all.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [1, 7, 12],
    [2, 5, 5],
    [1, 12, 16],
  ]);
  expect(all[0]!.lines.map(({ text }) => text)).toEqual(["places", "scored"]);
});

test("turns passed are counted from what was seen", () => {
  const log = [
    action(0, did("places", 0)),
    action(1, did("places", 1)),
    action(2, did("places", 2), did("round-began")),
  ];
  const game = sits(log);
  expect(passed(game, 0)).toBe(2);
  expect(passed(game, log[1]!.seq)).toBe(1);
  expect(passed(sits(log, null), 0)).toBe(0);
});

test("what one's ongoing turn has brought is no part of what came before it", () => {
  const log = [
    action(0, did("places", 0)),
    action(1, did("places", 1), did("scored", 0, { points: 2 })),
    action(1, did("pays", 1)),
    action(0, did("scored", 0, { points: 3 })),
  ];
  const all = stretches(sits(log, 0, [19, 0, 0]));
  expect(all.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [1, 0, 0],
    [0, 14, 16],
    [1, 0, 0],
  ]);
});

test("what only another player at this screen knows is not told", () => {
  const log = [action(0, did("places", 0)), action(1, did("draws", 1, { only: 1 }), did("places", 1))];
  expect(told(log)).toEqual(["1 places"]);
});
