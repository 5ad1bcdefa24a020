import { describe, expect, it } from "vitest";
import type { GameEvent, LegalAction, View } from "../lib/types";
import { consequences, type Listener } from "./consequences";

const placed: GameEvent = { kind: "placed", seat: 0 };
const marker: GameEvent = { kind: "marker", seat: 0, card: 0 };
const won: GameEvent = { kind: "scored", seat: 0, points: 3 };
const rival: GameEvent = { kind: "scored", seat: 1, points: 4 };

const listener: Listener = {
  seat: 0,
  view: { game: "any", players: 2, options: {}, seat: 0, round: 1, to_act: [0], outcome: null } as View,
  names: ["Ada", "Ben"],
  words: {
    event: (event, names) => `${names[event.seat!]}: ${event.kind}`,
    choice: ({ action }) => `you ${action}`,
    standing: (key) => key,
    quiet: (event) => event.kind === "hush",
    closes: (event) => event.kind === "marker",
  },
};
const told = (legal: Partial<LegalAction>): ReturnType<typeof consequences> =>
  consequences({ action: "place", preview: [], ...legal }, listener);

describe("consequences", () => {
  it("parts what the choice brings from what the end of the turn brings", () => {
    const { now, end } = told({ preview: [placed], likely: [won, marker, won] });
    expect(now.map((line) => line.text)).toEqual(["Ada: placed", "Ada: scored"]);
    expect(end.map((line) => line.text)).toEqual(["Ada: marker", "Ada: scored"]);
  });

  it("adds up the points of the player alone", () => {
    expect(told({ preview: [won, rival], likely: [won] }).points).toBe(6);
  });

  it("leaves out what is quiet, and what would be said twice", () => {
    const { now, then } = told({ preview: [{ kind: "hush", seat: 0 }, placed], then: ["buy map", "buy map"] });
    expect(now).toHaveLength(1);
    expect(then).toEqual(["you buy map"]);
  });

  it("says whether answers were assumed", () => {
    expect(told({ preview: [placed] }).likely).toBe(false);
    expect(told({ preview: [placed], likely: [won] }).likely).toBe(true);
  });

  it("tells what of the end it changes, and the sum if the game ended then", () => {
    const desks = [{ seat: 0, score: 4, standing: { city: { points: 2 }, secret: { points: null } } }];
    const { stands, total } = consequences(
      {
        action: "place",
        preview: [won],
        standing: {
          city: { points: [2, 3] },
          row: { points: [-3, 9], have: [2, 3], need: 3 },
          secret: { points: [null, null] },
        },
      },
      { ...listener, view: { ...listener.view, desks } },
    );
    expect(stands.map(({ key, gain }) => [key, gain])).toEqual([
      ["city", 1],
      ["row", 12],
      ["secret", 0],
    ]);
    expect(total).toEqual([6, 22]);
    expect(told({ preview: [won] }).total).toBeNull();
  });
});
