import { expect, it } from "vitest";
import type { GameOption } from "../lib/types";
import { all, ANY, bothEnds, columns, query, smooth, steps, telling, type There, valueOf } from "./figures";

const option = (name: string, more: Partial<GameOption> = {}): GameOption => ({
  name,
  values: [false, true],
  default: false,
  ...more,
});
const there: There = {
  players: [2],
  company: [],
  pace: [],
  options: { third_man: ["false", "true"], flags: ["printed"], colours: ["red", "blue"], first_player: ["1", "2"] },
};

it("asks for what was chosen, and for none of several too", () => {
  expect(query(all())).toBe("");
  const asked = { ...all(), players: "3", options: { version: "advanced", flags: ANY, specials: "" } };
  expect(query(asked)).toBe("?players=3&option=version%3Aadvanced&option=specials%3A");
  expect(query(all(), "1.5~x")).toBe("?before=1.5%7Ex");
});
it("offers the options that part the games", () => {
  const options = [
    option("third_man"),
    option("flags"),
    option("colours", { several: true, default: ["red", "blue"] }),
    option("first_player", { seat: true }),
  ];
  expect(telling(options, there).map(({ name }) => name)).toEqual(["third_man"]);
  expect(valueOf(options[0]!, "true")).toBe(true);
});
it("puts values into columns of equal width, and loses none", () => {
  expect(
    columns(
      [
        [3, 1],
        [4, 2],
      ],
      3,
      5,
    ),
  ).toEqual({
    width: 1,
    all: [
      { from: 3, times: 1 },
      { from: 4, times: 2 },
      { from: 5, times: 0 },
    ],
  });
  const wide = columns(
    [
      [-3, 1],
      [120, 2],
    ],
    -3,
    120,
  );
  expect([wide.width, wide.all[0]!.from, wide.all.at(-1)!.from]).toEqual([5, -5, 120]);
  expect(wide.all.reduce((sum, { times }) => sum + times, 0)).toBe(3);
  expect(steps(-3, 120)).toEqual([0, 20, 40, 60, 80, 100, 120]);
});
it("smooths and shows both ends", () => {
  expect(smooth([1, 3, 5], 2)).toEqual([1, 2, 4]);
  expect(bothEnds([1, 2, 3, 4, 5], 2)).toEqual({ first: [1, 2], last: [4, 5] });
  expect(bothEnds([1, 2, 3, 4], 2)).toEqual({ first: [1, 2, 3, 4], last: [] });
});
