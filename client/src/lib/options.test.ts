import { expect, test } from "vitest";
import { applies, inForce, offered, type Say, Wording } from "./options";
import type { GameOption } from "./types";

const option = (name: string, more: Partial<GameOption> = {}): GameOption => ({
  name,
  values: [false, true],
  default: false,
  ...more,
});
const VERSION = option("version", { values: ["short", "long"], default: "short" });
const GUEST = option("third_man");
const EXTRA = option("extra", { only: { version: "long" } });
const CARDS = option("cards", { values: ["a", "b"], default: [], several: true });
const COLOURS = option("colours", { values: ["red", "blue"], default: ["red", "blue"], several: true });
const FIRST = option("first_player", { values: ["random", "1", "2"], default: "random", seat: true });
const ALL = [VERSION, GUEST, EXTRA, CARDS, COLOURS, FIRST];

/** Says nothing of parts, and of everything else what it was asked. */
const say: Say = (id, args = {}) => {
  if (id === "list-separator") return ", ";
  if (id === "page-option-value") return `${args["name"]}: ${args["value"]}`;
  return id.endsWith(".part") ? id : [id.replace("option-", ""), ...Object.values(args)].join(" ");
};
const wording = new Wording(say, (seat) => `player ${seat}`);

test("an option means something only beside what it depends on", () => {
  expect(applies(EXTRA, { version: "short" })).toBe(false);
  expect(applies(EXTRA, { version: "long" })).toBe(true);
  expect(applies(GUEST, {})).toBe(true);
});

test("an order is not offered, a selection is", () => {
  expect([CARDS, COLOURS].map(offered)).toEqual([true, false]);
});

test("a table is called by its first option and by what is not as usual", () => {
  const chosen = { version: "short", third_man: true, extra: true, cards: ["a", "b"], first_player: "2" };
  expect(inForce(ALL, chosen)).toEqual([VERSION, GUEST, CARDS, FIRST]);
  expect(wording.brief(ALL, chosen)).toEqual([
    "version.value short",
    "third-man.name",
    "cards.name: cards.value a, cards.value b",
  ]);
  const usual = { version: "long", third_man: false, extra: false, cards: [], first_player: "random" };
  expect(wording.brief(ALL, usual)).toEqual(["version.value long"]);
});

test("a seat goes by who sits there, and what is not said is left out", () => {
  expect(wording.value(FIRST, "2")).toBe("player 1");
  expect(wording.effect(FIRST, "2")).toBe("first-player.effect 2 player 1");
  expect(wording.part(GUEST)).toBe("");
});
