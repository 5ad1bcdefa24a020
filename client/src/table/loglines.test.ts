/** The written and the spoken log come from one source. */
import { expect, test, vi } from "vitest";
import type { Entry } from "../lib/types";
import { action, did, entry, said, sits } from "./fakes";

vi.mock("../lib/texts.svelte", () => ({
  capital: (words: string) => words,
  texts: { lang: "en" },
  t: (id: string, args: Record<string, unknown> = {}) =>
    id === "log-line" ? `${args["player"]}: ${args["what"]}` : [id, ...Object.values(args)].join(" "),
}));
const { grouped, lines, spoken, told, whose } = await import("./loglines");

const ALL = { seat: null, kind: null };
const journal = (): Entry[] => [
  entry({ kind: "began" } as const),
  action(0, did("drawn", 0), did("places", 0, { house: 3 }), did("weather"), did("draws", 1)),
  action(1, did("places", 1, { house: 4 }), did("scored", 1, { points: 2, hidden: true }), did("draws", 2)),
  entry(said("Clara", 2)),
  entry({ kind: "undone", seat: 2, count: 1 } as const),
  action(2, did("scored", 2, { points: 5 }), did("round-began", 0, { number: 2 })),
  entry({ kind: "seat", seat: 2, name: "Rosa", bot: null, how: "named" } as const),
  entry({ kind: "pace", name: "Ada", pace: "days" } as const),
  entry({ kind: "rematch", name: "Emil", table: "x" } as const),
];

/** What somebody reads from the groups, line by line. */
const written = (game: ReturnType<typeof sits>): string[] =>
  grouped(game, lines(game), ALL).flatMap((group) =>
    group.rule
      ? group.rule.kind === "since"
        ? []
        : [group.rule.text]
      : group.lines.map((line) => (line.who === null ? line.text : `${group.name}: ${line.text}`)),
  );

test("both name the player whose doing it is, whoever's action it followed", () => {
  const game = sits(journal());
  const said = told(game, game.table.log).map(spoken);
  expect(said).toEqual([
    "Ada: places",
    "weather",
    "Emil: draws",
    "Emil: places",
    "Clara: draws",
    "Clara: Servus",
    "page-undone Clara 1",
    "Clara: scored",
    "round-began2",
    "page-seat-named Rosa",
    "page-paced Ada days",
    "page-rematch-asked Emil",
  ]);
  expect(written(game)).toEqual(said);
});

test("what all agreed to take back is said by their word, and not as any seat's doing", () => {
  const undone = (seat: number): Entry => entry({ kind: "undone", seat, count: 1 } as const);
  const back = { kind: "back", actions: 2, seat: null, at: null } as const;
  const asked = (done: boolean): Entry => entry({ kind: "proposed", name: "Ada", what: back, done } as const);
  const yes = entry({ kind: "agreed", name: "Emil", agrees: true, done: true } as const);
  const said = (log: Entry[]): string[] => told(sits(log), log).map(spoken);
  expect(said([asked(true), undone(2), undone(1)])).toEqual([]);
  expect(said([asked(false), yes, undone(2), undone(1)])).toEqual([]);
  expect(said([asked(false), undone(2)])).toEqual(["page-undone Clara 1"]);
});

test("what stands across the log is nobody's doing, whoever it is about", () => {
  const game = sits([]);
  expect(
    [did("draws", 1), did("round-began", 1), did("weather", 1), did("draws")].map((one) => whose(game, one)),
  ).toEqual([1, null, null, null]);
});

test("both tell the same to a spectator, and however much comes at once", () => {
  const log = journal();
  const game = sits(log, null);
  const said = log.flatMap((one) => told(game, [one]).map(spoken));
  expect(written(game)).toEqual(said);
});

test("the rule of one's own last turn stands before what followed from it", () => {
  const game = sits(journal());
  expect(
    lines(game)
      .map(({ kind, text }) => (kind === "since" ? "since" : text))
      .slice(0, 4),
  ).toEqual(["places", "weather", "since", "draws"]);
});

test("turns are grouped with their time and their points", () => {
  const game = sits(journal());
  const groups = grouped(game, lines(game), ALL).filter(({ rule }) => !rule);
  expect(groups.map(({ name, points, lines: all }) => [name, points, all.length])).toEqual([
    ["Ada", 0, 2],
    ["Emil", 2, 2],
    ["Clara", 0, 2],
    ["Clara", 5, 1],
  ]);
  expect(groups[0]!.at).toBe(game.table.log[1]!.at);
});

test("a filter leaves one player's lines, or those about points or places", () => {
  const game = sits(journal());
  const texts = (filter: Parameters<typeof grouped>[2]): string[] =>
    grouped(game, lines(game), filter).flatMap((group) => group.lines.map(({ text }) => text));
  expect(texts({ seat: 1, kind: null })).toEqual(["draws", "places"]);
  expect(texts({ seat: 2, kind: null })).toEqual(["draws", "Servus", "scored"]);
  expect(texts({ seat: null, kind: "points" })).toEqual(["places", "scored"]);
  expect(texts({ seat: null, kind: "places" })).toEqual(["places", "places"]);
  expect(grouped(game, lines(game), { seat: 1, kind: "points" }).map(({ rule }) => rule?.kind ?? "turn")).toEqual([
    "since",
    "turn",
  ]);
});

test("what only one player knows is written and spoken to that one alone", () => {
  const log = [action(1, did("draws", 1, { only: 1 }), did("places", 1))];
  const texts = (seat: number | null): string[] => told(sits(log, seat), log).map(spoken);
  expect(texts(1)).toEqual(["Emil: draws", "Emil: places"]);
  // The same entries, read by the next player at the same screen.
  expect(texts(0)).toEqual(["Emil: places"]);
  expect(texts(null)).toEqual(["Emil: places"]);
  const covered = sits(log, 1);
  Object.assign(covered.table, { covered: true });
  expect(told(covered, log).map(spoken)).toEqual(["Emil: places"]);
});

test("what is taken back in a row is said once", () => {
  const back = (seat: number): Entry => entry({ kind: "undone", seat, count: 1 } as const);
  const log = [action(0, did("a", 0)), back(0), back(0), back(1), action(0, did("b", 0)), back(0)];
  expect(told(sits(log), log).filter(({ kind }) => kind === "rule")).toHaveLength(3);
});

test("a spectator called like a player is told from that player, and whoever is muted is not heard", () => {
  const game = sits([entry(said("Ada", 0)), entry(said("Ada", null, 2)), entry(said("Emil", 1, 3))]);
  expect(told(game, game.table.log).map(spoken)).toEqual([
    "Ada: Servus",
    "Ada page-speaks spectator: Servus",
    "Emil: Servus",
  ]);
  game.table.muted = [2];
  expect(told(game, game.table.log).map(spoken)).toEqual(["Ada: Servus", "Emil: Servus"]);
});
