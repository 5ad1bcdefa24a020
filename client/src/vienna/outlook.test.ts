import { expect, it } from "vitest";
import { outlook } from "./outlook";
import type { VienneseEvent } from "./types";

const look = (preview: VienneseEvent[], likely: VienneseEvent[] = []): ReturnType<typeof outlook> =>
  outlook({ action: "place hofburg", preview, likely }, 0);
const pays = (bribe: string, count: number, cause = "placement", seat = 0): VienneseEvent => ({
  kind: "bribes-paid",
  seat,
  bribe,
  count,
  cause,
});

it("adds up a price that several kinds of bribes pay", () => {
  const seen = look([], [pays("wine", 1), pays("coffee", 1), pays("coffee", 1)]);
  expect(seen.price).toEqual({ wine: 1, coffee: 2 });
  expect(seen.bribes).toEqual({ wine: -1, coffee: -2 });
});

it("takes what a payday costs for no part of the price", () => {
  expect(look([pays("wine", 2)], [pays("coffee", 3, "payday")]).price).toEqual({ wine: 2 });
});

it("leaves out what others pay and score", () => {
  const seen = look([pays("wine", 2, "placement", 1), { kind: "scored", seat: 1, points: 4 }]);
  expect(seen.price).toEqual({});
  expect(seen.points).toBe(0);
});

it("knows the squares that close, where the marker goes and where the Investigator stands", () => {
  const seen = look(
    [{ kind: "square-enclosed", seat: 0, square: 7, info: "flask", points: 3 }],
    [
      { kind: "marker-moved", seat: 0, info: "flask", space: 4, card: 0 },
      { kind: "investigator-moved", space: "C" },
    ],
  );
  expect(seen.squares.get(7)).toBe(3);
  expect(seen.markers).toEqual({ flask: 4 });
  expect(seen.investigator).toBe("C");
  expect(seen.likely).toBe(true);
});
