/** News wait for the film of what came before them, and for nothing else. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, NewsMessage } from "../lib/types";
import { action, did, entry, said, sits } from "./fakes";

vi.mock("../lib/prefs.svelte", () => ({ prefs: {} }));
const { Film, NOBODY } = await import("./film.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news = (...entries: Entry[]): NewsMessage => ({ t: "news", entries, seq: entries.at(-1)!.seq }) as NewsMessage;

function stage(
  settings: { speed?: "normal" | "instant" | "still"; moves?: boolean; away?: boolean; legal?: number } = {},
) {
  const game = sits([]);
  const shown: NewsMessage[] = [];
  const table = Object.assign(game.table as object, {
    held: false,
    covered: false,
    coming: [] as NewsMessage[],
    legal: Array.from({ length: settings.legal ?? 0 }),
    show: (one: NewsMessage) => void shown.push(one),
  });
  const now = { ...settings };
  const film = new Film(game, {
    away: () => now.away ?? false,
    speed: () => now.speed ?? "normal",
    moves: () => now.moves ?? true,
    now: () => Date.now(),
  });
  return { film, table, shown, now };
}

const turn = (seat: number): NewsMessage => news(action(seat, did("places", seat)));

test("a turn is shown at once, and nothing is asked until its film is over", () => {
  const { film, table, shown } = stage();
  expect(film.takes(turn(1))).toBe(true);
  expect([film.seat, table.held, shown.length]).toEqual([1, true, 1]);
  vi.advanceTimersByTime(1499);
  expect(table.held).toBe(true);
  vi.advanceTimersByTime(1);
  expect([film.seat, table.held]).toEqual([null, false]);
});

test("several turns have a film each, in order", () => {
  const { film, shown, table } = stage();
  const both = [turn(1), turn(2)];
  for (const one of both) film.takes(one);
  expect([film.seat, shown.length, table.coming.length]).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(1500);
  expect([film.seat, shown.length, film.turn]).toEqual([2, 2, 2]);
  vi.advanceTimersByTime(1500);
  expect([film.seat, table.held, table.coming.length]).toEqual([null, false, 0]);
  expect(shown).toEqual(both);
});

test("the steps of one turn share its time, and one that comes late still has some", () => {
  const { film, table } = stage();
  film.takes(turn(1));
  film.takes(news(action(1, did("pays", 1))));
  vi.advanceTimersByTime(375);
  expect(film.events.map(({ kind }) => kind)).toEqual(["places", "pays"]);
  vi.advanceTimersByTime(1125);
  expect(table.held).toBe(false);
  film.takes(turn(1));
  vi.advanceTimersByTime(1400);
  film.takes(news(action(1, did("pays", 1))));
  vi.advanceTimersByTime(700);
  expect([film.turn, table.held]).toEqual([2, true]);
  vi.advanceTimersByTime(51);
  expect(table.held).toBe(false);
});

test("the turn that begins in somebody else's action gets its own film", () => {
  const { film, shown } = stage();
  film.takes(news(action(1, did("places", 1), did("draws", 2))));
  expect([film.seat, film.events.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1500);
  expect([film.seat, film.events[0]?.kind, shown.length]).toEqual([2, "draws", 1]);
});

test("whoever skips has the real table at once", () => {
  const { film, table, shown } = stage();
  for (const seat of [1, 2]) film.takes(turn(seat));
  film.takes(news(entry(said("Emil", 1))));
  film.skip();
  expect([film.seat, table.held, shown.length, table.coming.length]).toEqual([null, false, 3, 0]);
  vi.advanceTimersByTime(5000);
  expect(shown.length).toBe(3);
});

test("pause holds it where it is", () => {
  const { film, table } = stage();
  film.takes(turn(1));
  vi.advanceTimersByTime(1000);
  film.pause();
  film.takes(turn(2));
  vi.advanceTimersByTime(60_000);
  expect([film.seat, film.paused]).toEqual([1, true]);
  film.pause();
  vi.advanceTimersByTime(499);
  expect(film.seat).toBe(1);
  vi.advanceTimersByTime(1);
  expect([film.seat, table.held]).toEqual([2, true]);
});

test("what is quiet, one's own, said, or comes while one decides has no film", () => {
  const { film, table } = stage();
  expect(film.takes(news(action(1, did("drawn", 1))))).toBe(false);
  expect(film.takes(turn(0))).toBe(false);
  expect(film.takes(news(entry(said("Emil", 1))))).toBe(false);
  expect(film.takes(news(action(0, did("round-began", 1))))).toBe(false);
  expect(stage({ legal: 2 }).film.takes(turn(1))).toBe(false);
  expect(table.held).toBe(false);
});

test("at once means at once, and so does an empty room", () => {
  const { film, now, shown, table } = stage();
  film.takes(turn(1));
  film.takes(turn(2));
  now.away = true;
  expect(film.takes(turn(1))).toBe(false);
  expect([shown.length, table.held]).toEqual([2, false]);
  expect(stage({ speed: "instant" }).film.takes(turn(1))).toBe(false);
});

test("without motion it is words, which keep nobody waiting", () => {
  const { film, table } = stage({ moves: false });
  expect(film.takes(turn(1))).toBe(false);
  expect([film.seat, table.held]).toEqual([1, false]);
  film.takes(turn(2));
  vi.advanceTimersByTime(1000);
  expect(film.seat).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(film.seat).toBe(null);
});

test("whoever falls far behind is brought to the table as it stands", () => {
  const { film, shown, table } = stage();
  for (let k = 0; k < 12; k += 1) film.takes(turn(1 + (k % 2)));
  expect(shown.length).toBeGreaterThan(8);
  expect(table.coming.length).toBeLessThan(4);
});

test("what has long happened is shown again without changing anything", () => {
  const { film, shown, table } = stage({ speed: "instant" });
  film.watch([
    { seat: 1, events: [did("places", 1)] },
    { seat: 2, events: [did("places", 2)] },
  ]);
  expect([film.seat, film.again.length, table.held]).toEqual([1, 1, true]);
  vi.advanceTimersByTime(3000);
  expect([film.seat, table.held, shown.length]).toEqual([null, false, 0]);
});

test("what is soon told takes less time, and more of it may wait", () => {
  const { film, table } = stage();
  const passes = (seat: number): NewsMessage => news(action(seat, did("passes", seat)));
  film.takes(passes(1));
  vi.advanceTimersByTime(599);
  expect(table.held).toBe(true);
  vi.advanceTimersByTime(1);
  expect(table.held).toBe(false);
  for (let k = 0; k < 16; k += 1) film.takes(passes(1 + (k % 2)));
  expect([film.turn, table.held, table.coming.length]).toEqual([2, true, 15]);
});

test("what is decided is nobody's turn, between the one that led to it and the one that follows", () => {
  const { film, table } = stage();
  film.takes(news(action(1, did("passes", 1), did("ranked"), did("places", 1))));
  const shown: unknown[] = [];
  while (table.held) {
    shown.push([film.seat, film.events.map(({ kind }) => kind)]);
    vi.advanceTimersByTime(shown.length === 1 ? 600 : 1500);
  }
  expect(shown).toEqual([
    [1, ["passes"]],
    [NOBODY, ["ranked"]],
    [1, ["places"]],
  ]);
});
