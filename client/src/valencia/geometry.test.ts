import { describe, expect, it } from "vitest";
import { nearMembers, nearSpace, Grid } from "./geometry";
import type { ValencianView } from "./types";

const CITY: ValencianView["city"] = {
  small: false,
  cells: [],
  centre: 24,
  trees: [0, 8],
  beside: { "10": [3, 9, 11, 17], "24": [16, 17, 18, 23, 25, 30, 31, 32] },
  shade: { "0": [0, 1, 7, 8], "8": [8, 9, 15, 16] },
  palms: [8],
  fountains: { "10": { id: "F1", value: 2, ability: "sell" } },
  members: [[9, 16], [17]],
};

describe("the grid of the city", () => {
  it("is covered by its tiles, the centre excepted", () => {
    for (const small of [false, true]) {
      const grid = new Grid(small);
      const covered = grid.tiles.reduce((sum, { width, height }) => sum + (width + 6) * (height + 6), 0);
      expect(covered / 76 ** 2).toBe(grid.side ** 2 - 1);
    }
  });

  it("keeps cells clear of the edges of their tiles", () => {
    const grid = new Grid(false);
    expect(grid.plot(0)).toEqual({ x: 32.5, y: 32.5, width: 68, height: 68 });
    expect(grid.plot(24)).toEqual({ x: 255.5, y: 255.5, width: 73, height: 73 });
  });
});

describe("what lies near", () => {
  it("is beside a space, around the centre, and at its corners", () => {
    expect(nearSpace(9, CITY)).toEqual({ cells: new Set([10]), trees: new Set([8]) });
    expect(nearSpace(16, CITY)).toEqual({ cells: new Set([24]), trees: new Set([8]) });
    expect(nearSpace(0, CITY)).toEqual({ cells: new Set(), trees: new Set() });
  });

  it("are the members at a tree or beside a fountain", () => {
    expect(nearMembers(CITY.shade[8], CITY).cells).toEqual(new Set([9, 16]));
    expect(nearMembers(CITY.beside[10], CITY).cells).toEqual(new Set([9, 17]));
    expect(nearMembers(CITY.beside[24], CITY).cells).toEqual(new Set([16, 17]));
  });
});
