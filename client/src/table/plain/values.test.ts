import { expect, test, vi } from "vitest";
import type { View } from "../../lib/types";

vi.mock("../../lib/texts.svelte", () => {
  const known = ["view-heap", "ask-stow"];
  const t = (id: string, args: Record<string, unknown> = {}): string => [id, ...Object.values(args)].join(" ");
  return { t, texts: { has: (id: string) => known.includes(id), list: (parts: string[]) => parts.join(", ") } };
});
const { told, values } = await import("./values");

const VIEW = {
  game: "harbour",
  players: 2,
  options: {},
  seat: 0,
  round: 1,
  to_act: [0],
  outcome: null,
  asked: { step: "stow" },
  heap: 7,
  gone: [3, 4],
  last_card: null,
  quay: { swallow: { free: 2, captain: null }, heron: { free: 1, captain: 1 } },
  desks: [
    { seat: 0, colour: "red", score: 5, crates: 2, hand: [1, 9] },
    { seat: 1, colour: "blue", score: 6, crates: 0 },
  ],
} as unknown as View;
const { lines, tables } = values(VIEW, ["Ada", "Ben"], (seat) => VIEW.desks![seat]!.score!);

test("single values are lines, by a message of the game or by name; what is nothing is left out", () => {
  expect(lines).toEqual(["view-heap 7", "page-plain-value gone 3, 4"]);
});

test("the players are a table with all that lies before them", () => {
  expect(tables[0]).toMatchObject({
    about: "players",
    columns: ["page-plain-player", "page-scores", "crates", "hand"],
  });
  expect(tables[0]!.rows).toEqual([
    ["Ada", "5", "2", "1, 9"],
    ["Ben", "6", "0", ""],
  ]);
});

test("several of a kind are a table of their own", () => {
  expect(tables[1]).toEqual({
    title: "quay",
    about: "table",
    columns: ["quay", "free", "captain"],
    rows: [
      ["swallow", "2", ""],
      ["heron", "1", "1"],
    ],
  });
});

test("a question without words is told with what it is about", () => {
  const asked = { ...VIEW, asked: { step: "pay", ship: "gull" } } as unknown as View;
  expect(values(asked, [], () => 0).lines[0]).toBe(
    "page-plain-value asked page-plain-value step pay, page-plain-value ship gull",
  );
});

test("whatever a value is, it reads as something", () => {
  expect([null, true, 3, ["a", ["b"]], {}].map(told)).toEqual(["", "page-plain-switch yes", "3", "a, b", ""]);
});
