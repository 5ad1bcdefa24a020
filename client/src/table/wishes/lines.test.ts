import { expect, test, vi } from "vitest";
import type { Entry } from "../../lib/types";
import type { Game } from "../game.svelte";

vi.mock("../../lib/texts.svelte", () => ({
  t: (id: string, { how, number, what }: Record<string, unknown>) => `${id} ${how} ${number} ${what}`,
  texts: { has: () => true, list: (parts: string[]) => parts.join("+") },
}));
const { more } = await import("../loglines");
// Whoever comes first is asked after whoever comes later.
more.line = (_, { kind }) => `other ${kind}`;
await import("./lines");

const game = {
  view: {},
  words: { choice: ({ action }: { action: string }) => action.toUpperCase() },
} as unknown as Game;
const wish = (how: "kept" | "dropped" | "played"): Entry => ({
  seq: 1,
  at: 0,
  kind: "wish",
  seat: 0,
  how,
  number: 2,
  actions: ["a", "b"],
});

test("the log tells what became of a wish, and leaves all else to others", () => {
  expect(more.line(game, wish("played"))).toBe("wishes-log played 2 A+B");
  expect(more.line(game, wish("dropped"))).toBe("wishes-log dropped 2 A+B");
  expect(more.line(game, wish("kept"))).toBe(null);
  expect(more.line(game, { seq: 2, at: 0, kind: "began" })).toBe("other began");
});
