import { expect, test } from "vitest";
import type { Choice } from "../game.svelte";
import { fits, offers } from "./choices";

const choices = ["load swallow", "pass", "load heron", "take"].map((action): Choice => ({
  action,
  kind: action.split(" ")[0]!,
  preview: [],
}));
const said = ({ action }: Choice): string => action;

test("choices of a kind stand together, single ones instead of them", () => {
  const { kinds, instead } = offers(choices, said);
  expect(kinds.map(({ kind, offers }) => [kind, ...offers.map(({ text }) => text)])).toEqual([
    ["load", "load swallow", "load heron"],
  ]);
  expect(instead.map(({ text, figure }) => [text, figure])).toEqual([
    ["pass", 3],
    ["take", 4],
  ]);
});

test("where no kind has several, all stand together", () => {
  const { kinds, instead } = offers(choices.slice(0, 2), said);
  expect([kinds[0]!.offers.length, instead.length]).toEqual([2, 0]);
});

test("what is typed finds words anywhere, whatever their capitals and accents", () => {
  expect(offers(choices, said, "HER lo").kinds[0]!.offers).toHaveLength(1);
  expect(fits("c3 Österreichische Postsparkasse", "oster c3")).toBe(true);
  expect(fits("オレンジ、無料", "無料")).toBe(true);
  expect(fits("pass", "load")).toBe(false);
});

test("the figures end with nine", () => {
  const many = Array.from({ length: 12 }, (_, k): Choice => ({ action: `go ${k}`, kind: "go", preview: [] }));
  expect(offers(many, said).kinds[0]!.offers.map(({ figure }) => figure)).toEqual([
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    null,
    null,
    null,
  ]);
});
