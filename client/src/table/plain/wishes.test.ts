import { expect, test } from "vitest";
import { wanted, wishes } from "./wishes";

const ACTIONS = [
  "pass",
  "load swallow",
  "load heron",
  "load gull",
  "stow 1",
  "stow 2",
  "keep a i",
  "keep a ii",
  "take",
];
const OFFERED = ["stow 1", "load heron", "pass"];
/** A card reads the same wherever it goes. */
const said = (action: string): string => action.replace(/ i+$/, "");
const all = wishes(ACTIONS, OFFERED, said);

test("what is decided now comes first, and what is the only one of its kind last", () => {
  expect(all.map(({ kind }) => kind)).toEqual(["load", "stow", "keep", ""]);
});

test("what is offered, or reads like another, is not asked about", () => {
  expect(all.map(({ wishes }) => wishes.map(({ action }) => action))).toEqual([
    ["load swallow", "load gull"],
    ["stow 2"],
    ["keep a i"],
    ["take"],
  ]);
});

test("what is typed finds wishes of one kind or of all", () => {
  expect(wanted(all, "load", "GULL").map(({ action }) => action)).toEqual(["load gull"]);
  expect(wanted(all, "stow", "gull")).toEqual([]);
  expect(wanted(all, null, "a").map(({ action }) => action)).toEqual(["load swallow", "load gull", "keep a i", "take"]);
});
