import { describe, expect, it } from "vitest";
import { Reader, type SentMessage } from "./reader";
import type { NewsMessage } from "./types";

const ANN = { seat: 0, kind: "person", name: "Ann", bot: null };
const table = { t: "table", game: "chess", players: 2, options: { board: "small" }, seats: [ANN], now: null };
const now = {
  views: { 1: { round: 3, to_act: [1], outcome: null } },
  legal: {
    1: [
      { action: "wait" },
      { action: "move a", preview: [0], likely: [2, 1], ends: "turn" },
      { action: "move b", likely: [1] },
    ],
  },
  events: [
    ["moved", 1, "a"],
    ["scored", 1, 2],
    ["moved", 1, "b"],
  ],
  fields: { moved: ["kind", "seat", "to"], scored: ["kind", "seat", "points"] },
  undoable: { 1: 2 },
};

function read(...messages: object[]): NewsMessage {
  const reader = new Reader();
  return messages.map((message) => reader.read(message as SentMessage)).at(-1) as NewsMessage;
}

describe("a message", () => {
  it("has views that say of which table they are, and whose", () => {
    const { views } = read(table, { t: "news", now }).now!;
    expect(views[1]).toEqual({
      game: "chess",
      players: 2,
      options: { board: "small" },
      seat: 1,
      ...now.views[1],
    });
    const watched = { ...now, views: { spectator: { round: 3 } } };
    expect(read(table, { t: "refused", now: watched }).now!.views["spectator"]!.seat).toBeNull();
  });

  it("has every event where it belongs", () => {
    const scored = { kind: "scored", seat: 1, points: 2 };
    expect(read(table, { t: "news", now }).now!.legal[1]).toEqual([
      { action: "wait", preview: [] },
      {
        action: "move a",
        preview: [{ kind: "moved", seat: 1, to: "a" }],
        likely: [{ kind: "moved", seat: 1, to: "b" }, scored],
        ends: "turn",
      },
      { action: "move b", preview: [], likely: [scored] },
    ]);
  });

  it("says who is there, as last told", () => {
    const gone = { ...ANN, name: null };
    expect(read(table, { t: "news", now }).seats).toEqual([ANN]);
    expect(read(table, { t: "news", now, seats: [gone] }, { t: "news", now }).seats).toEqual([gone]);
  });

  it("may have nothing to make whole", () => {
    expect(read({ t: "refused", now: null })).toEqual({ t: "refused", now: null });
    expect(read({ t: "pong" })).toEqual({ t: "pong" });
  });
});
