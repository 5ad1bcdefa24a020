import { expect, test } from "vitest";
import type { Step } from "../lib/types";
import { parted, told } from "./compare";

const step = (number: number, round: number, seat: number, action: string, points = 0): Step =>
  ({
    number,
    round,
    seat,
    turn: number,
    action,
    events: points ? [{ kind: "scored", seat, points }] : [],
  }) as unknown as Step;

const MINE = [step(1, 1, 0, "a"), step(2, 1, 1, "x", 9), step(3, 1, 0, "b", 2), step(4, 2, 0, "c", 3)];
const THEIRS = [step(1, 1, 0, "a"), step(2, 1, 1, "y", 1), step(3, 1, 0, "b", 2), step(4, 2, 0, "d")];

test("a seat's decisions and points are told by rounds", () => {
  expect(told(MINE, 0)).toEqual([
    { round: 1, step: 3, points: 2, actions: ["a", "b"], steps: [1, 3] },
    { round: 2, step: 4, points: 5, actions: ["c"], steps: [4] },
  ]);
});

test("two players part at the first decision that is not the same, whatever the others did", () => {
  expect(parted(told(MINE, 0), told(THEIRS, 0))).toEqual({ alike: 2, round: 2 });
  expect(parted(told(MINE, 0), told(MINE, 0))).toBeNull();
});
