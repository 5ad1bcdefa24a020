import { expect, it } from "vitest";
import type { Kind, Piece } from "../table/gallery";
import { chosenOf, countOf, mostUsed, shareOf, step, tablesWith, type Used } from "./choose";

const piece = (id: string, action: string, bribe: string): Piece => ({
  id,
  title: `Card ${id}`,
  words: [`pays ${bribe}`],
  has: { action: [action], bribe: [bribe] },
  facts: [],
  rules: [],
  used: [["card", id]],
});
const values = (...all: string[]): { value: string; title: string }[] => all.map((value) => ({ value, title: value }));
const kind: Kind = {
  name: "cards",
  title: "Cards",
  pieces: [piece("1", "II", "Café"), piece("2", "III", "Café"), piece("3", "III", "wine")],
  facets: [
    { name: "action", title: "Action", values: values("II", "III") },
    { name: "bribe", title: "Bribe", values: values("Café", "wine") },
  ],
};
const used: Used = {
  games: 10,
  players: 3,
  bots: "medium",
  used: { card: { "1": [0.2, 0.1, 0.4], "3": [0.9, 0.7, 1] } },
  times: { card: { "1": 0.2, "3": 1.4 } },
};
const ids = (pieces: Piece[]): string[] => pieces.map(({ id }) => id);

it("takes any of the values of a facet, one of each facet, and all words", () => {
  expect(ids(chosenOf(kind, {}, ""))).toEqual(["1", "2", "3"]);
  expect(ids(chosenOf(kind, { action: ["II", "III"], bribe: ["Café"] }, ""))).toEqual(["1", "2"]);
  expect(ids(chosenOf(kind, { action: ["III"], bribe: ["wine"] }, ""))).toEqual(["3"]);
  expect(ids(chosenOf(kind, {}, "CAFE card"))).toEqual(["1", "2"]);
});
it("counts what a value would leave", () => {
  expect(countOf(kind, { bribe: ["Café"], action: ["II"] }, "", kind.facets[0]!, "III")).toBe(1);
});
it("knows how often something was used, also if never, unless nobody counted", () => {
  expect(shareOf(kind.pieces[1]!, used)).toEqual([0, 0, 0]);
  expect(shareOf({ ...kind.pieces[1]!, used: [["sold", "2"]] }, used)).toBeNull();
  expect(shareOf(kind.pieces[0]!, null)).toBeNull();
  expect(ids(mostUsed(kind.pieces, used))).toEqual(["3", "1", "2"]);
  const always = { ...used, used: { card: { "1": [1, 0.9, 1], "3": [1, 0.9, 1] } } } as Used;
  expect(ids(mostUsed(kind.pieces, always))).toEqual(["3", "1", "2"]);
  expect(tablesWith(kind, [{ ...used, used: { card: { "9": [1, 0.9, 1] } } }, used])).toEqual([used]);
});
it("stays in the grid", () => {
  expect([step(0, "ArrowDown", 2, 3), step(2, "ArrowDown", 2, 3), step(2, "ArrowUp", 2, 3)]).toEqual([2, 2, 0]);
  expect([step(0, "ArrowLeft", 2, 3), step(0, "End", 2, 3), step(2, "Home", 2, 3)]).toEqual([0, 2, 0]);
});
