/** How a tie was decided is told of those among whom it was. */
import { expect, test, vi } from "vitest";
import type { Valencia } from "./game.svelte";

vi.mock("../lib/texts.svelte", () => ({
  t: (id: string, args: Record<string, string>) =>
    id === "page-tie" ? `${args["by"]}: ${args["list"]}` : `${args["player"]} ${args["what"]}`,
  texts: { list: (all: string[]) => all.join(", ") },
}));
const { tie } = await import("./ending");

function game(members: number[], coins: number[]): Valencia {
  const city = { members: members.map((count) => Array<number>(count).fill(0)) };
  const view = { city, desks: coins.map((count) => ({ coins: count })) };
  return { view, name: (seat: number) => "ABC"[seat] } as unknown as Valencia;
}

test("coins decide among those with the most members only", () => {
  const outcome = { scores: [50, 50, 50], winners: [1] } as Parameters<typeof tie>[1];
  expect(tie(game([7, 7, 5], [3, 4, 9]), outcome)).toBe("coins: A 3, B 4");
  expect(tie(game([6, 7, 5], [3, 4, 9]), outcome)).toBe("members: A 6, B 7, C 5");
});
