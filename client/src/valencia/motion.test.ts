import { describe, expect, it } from "vitest";
import type { Move } from "../table/motion";
import { moves } from "./motion";
import type { ValencianEvent } from "./types";

const COLOURS = ["red", "yellow", "blue"];
const flown = (...events: ValencianEvent[]): Move[] => moves(events, (seat) => COLOURS[seat]!);
const ways = (list: Move[]): string[] =>
  list.map((move) => (move.kind === "glide" ? `${move.icon}: ${move.from[0]} > ${move.to[0]}` : move.kind));

describe("what moves", () => {
  it("is the price, then the member, onto the space", () => {
    const list = flown(
      { kind: "coins-paid", seat: 1, count: 2, cause: "space" },
      { kind: "settled", seat: 1, cell: 8, cost: 2 },
    );
    expect(ways(list)).toEqual([
      "v-coin: coins:1 > cell:8",
      "v-coin: coins:1 > cell:8",
      "v-member-yellow: members:1 > cell:8",
    ]);
    expect(list[2]).toMatchObject({ piece: "member:1:8" });
  });

  it("is every card of a stack by itself", () => {
    expect(ways(flown({ kind: "stack-revealed", seat: 0, cards: ["six", "two"] }))).toEqual([
      "v-cards: stacks:0 > shown:0",
      "v-cards: stacks:0 > shown:0",
    ]);
  });

  it("goes from where it stood", () => {
    const list = flown(
      { kind: "member-moved", seat: 2, origin: 3, cell: 10 },
      { kind: "palm-moved", seat: 2, origin: 8, tree: 9 },
      { kind: "seat-left", seat: 0, place: "wine" },
      { kind: "seat-taken", seat: 2, place: "wine" },
      { kind: "good-gained", seat: 2, good: "wine", cause: "guild" },
    );
    expect(ways(list)).toEqual([
      "v-member-blue: cell:3 > cell:10",
      "v-palm: tree:8 > tree:9",
      "v-member-red: council:wine > members:0",
      "v-member-blue: members:2 > council:wine",
      "v-wine: supply:wine > goods:2:wine",
    ]);
  });

  it("tells points once", () => {
    const list = flown(
      { kind: "mission-scored", seat: 0, mission: "M04", points: 5 },
      { kind: "scored", seat: 0, points: 5, rule: "missions" },
      { kind: "scored", seat: 0, points: 3, rule: "council" },
    );
    expect(list.map((move) => move.kind === "rise" && move.text)).toEqual(["+5", "+3"]);
  });
});
