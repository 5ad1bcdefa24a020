import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../lib/table.svelte";
import type { ImaginedMessage, LegalAction, Refusal } from "../../lib/types";
import type { Game } from "../game.svelte";

vi.mock("./Screen.svelte", () => ({ default: null }));
vi.mock("../../lib/fingers", () => ({ fingers: { matches: false } }));
vi.mock("../../lib/prefs.svelte", () => ({ prefs: { swift: true } }));
vi.mock("../../lib/socket", () => ({ Socket: class {} }));
vi.mock("../../lib/texts.svelte", () => ({ t: (id: string) => id, texts: {}, capital: (words: string) => words }));
const { Dream } = await import("./dream.svelte");

const view = (seat: number) => ({ game: "g", players: 2, options: {}, seat, round: 3, to_act: [0], outcome: null });
const choice = (action: string, rest: Partial<LegalAction> = {}): LegalAction => ({ action, preview: [], ...rest });

/** The real table, whose house has a world where anything but "no" may be done, four times a turn. */
function real(): { game: Game; asked: string[][]; sent: string[] } {
  const [asked, sent]: [string[][], string[]] = [[], []];
  const inquire = ({ t, actions = [] }: { t: string; actions?: string[] }): Promise<ImaginedMessage> => {
    sent.push(t);
    asked.push(actions);
    const end = actions.indexOf("no");
    const done = end < 0 ? actions : actions.slice(0, end);
    const refused: Refusal | null = end < 0 ? null : { id: "why-no", args: {} };
    const others = done.length ? ["d", "no"] : ["a", "c", "no"];
    const legal = done.at(-1) === "a" ? [choice("b", { usual: true }), choice("c")] : others.map((one) => choice(one));
    return Promise.resolve({
      t: "imagined",
      ref: null,
      now: { views: { 0: view(0) }, legal: { 0: legal }, undoable: {} },
      entries: done.map((_, k) => ({ seq: k + 1, at: 0, kind: "action", seat: 0, number: k, events: [] })),
      turns: done.map((_, k) => Math.floor(k / 4)),
      shows: done.map(() => false),
      sure: null,
      refused,
    } as ImaginedMessage);
  };
  const table = {
    id: "t",
    seat: 0,
    seq: 9,
    log: [],
    now: { views: { 0: view(0) }, legal: {}, undoable: {} },
    about: { you: { seats: [0] } },
    seats: [0, 1].map((seat) => ({ seat, kind: "person", name: `${seat}`, bot: null })),
    since: 0,
    wishes: {},
    inquire,
  };
  const words = { choice: ({ action }: LegalAction) => action.toUpperCase() };
  const again = (table: Table): Game =>
    ({
      table,
      words,
      names: ["0", "1"],
      get view() {
        return table.view;
      },
      find: (action: string) => table.find((one) => one.action === action),
      read: (one: LegalAction) => ({ ...one, kind: one.action }),
    }) as unknown as Game;
  const game = { table, again, asked: false, film: { skip: () => undefined }, dream: null } as unknown as Game;
  return { game, asked, sent };
}

/** Waits until the house has answered all, however many questions follow each other. */
async function settled(): Promise<void> {
  for (let k = 0; k < 50; k++) await Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { querySelector: () => null });
});

test("what is done there is imagined with what went before and what goes along, and nothing else is ever sent", async () => {
  const { game, asked, sent } = real();
  Dream.open(game);
  const dream = game.dream!;
  await settled();
  dream.table.act("a");
  await settled();
  // "b" needs no asking, so it went along with the same click.
  expect(asked).toEqual([[], ["a"], ["a", "b"]]);
  expect(dream.steps.map(({ text, usual, click }) => [text, usual, click])).toEqual([
    ["A", false, 1],
    ["B", true, 1],
  ]);
  dream.table.act("d");
  await settled();
  dream.back();
  await settled();
  expect(dream.steps.map(({ action }) => action)).toEqual(["a", "b"]);
  dream.back();
  await settled();
  expect(dream.steps).toEqual([]);
  expect([dream.table.say("x"), dream.table.sent]).toEqual([false, false]);
  dream.table.leave(0);
  expect(new Set(sent)).toEqual(new Set(["imagine"]));
});

test("a turn is kept whole, with what is still going along", async () => {
  const { game, sent } = real();
  Dream.open(game);
  const dream = game.dream!;
  await settled();
  dream.table.act("a");
  void dream.keep();
  await settled();
  expect(dream.wishes.list).toEqual([{ actions: ["a", "b"] }]);
  expect(dream.wishes.known(dream.wishes.list[0]!)).toMatchObject({ text: ["A"], round: 3, taken: ["a"] });
  dream.close();
  expect(sent.at(-1)).toBe("wishes");
});

test("what cannot be done is refused with the reason, and another answer takes the place of what went along", async () => {
  const { game, asked } = real();
  Dream.open(game);
  const dream = game.dream!;
  await settled();
  dream.table.act("no");
  await settled();
  expect(dream.table.refusal).toMatchObject({ id: "why-no" });
  expect(dream.steps).toEqual([]);
  dream.table.act("a");
  await settled();
  expect(dream.table.instead.map(({ action }) => action)).toEqual(["c"]);
  dream.table.act("c");
  await settled();
  expect(dream.steps.map(({ action, click }) => [action, click])).toEqual([
    ["a", 2],
    ["c", 2],
  ]);
  expect(asked.at(-1)).toEqual(["a", "c"]);
  dream.table.ask("no");
  await settled();
  expect(dream.table.refusal).toMatchObject({ id: "why-no" });
});

test("what was tried stays when one leaves, and when the real table goes on", async () => {
  const { game } = real();
  Dream.open(game);
  const dream = game.dream!;
  await settled();
  dream.table.act("c");
  await settled();
  dream.steps = [...dream.steps, { ...dream.steps[0]!, action: "no", click: 9 }];
  dream.look();
  await settled();
  expect([dream.steps.length, dream.held, dream.lost?.id]).toEqual([2, 1, "why-no"]);
  dream.close();
  expect(game.dream).toBe(null);
  Dream.open(game);
  expect(game.dream).toBe(dream);
  expect(dream.steps.map(({ action }) => action)).toEqual(["c", "no"]);
});
