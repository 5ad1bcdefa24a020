/** What waits elsewhere is asked for while it is shown and looked at, and never twice at once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => vi.fn());
vi.mock("./api", () => ({ api: { next: asked } }));

const table = (id: string) => ({ id, game: "pebbles", since: 1, ends: null });
let listeners: (() => void)[] = [];
const page = {
  hidden: false,
  addEventListener: (_: string, look: () => void) => listeners.push(look),
  removeEventListener: (_: string, look: () => void) => (listeners = listeners.filter((one) => one !== look)),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  asked.mockReset().mockResolvedValue({ tables: [table("a")] });
  [page.hidden, listeners] = [false, []];
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is asked again and again, sooner when wanted but not at once, and not by whoever has left", async () => {
  const { waiting } = await import("./waiting.svelte");
  const leave = [waiting.watch(), waiting.watch()];
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.tables).toEqual([table("a")]);
  waiting.look();
  waiting.look();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledTimes(3);
  leave[0]!();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledTimes(4);
  leave[1]!();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(listeners).toEqual([]);
});

test("out of sight nobody asks, and what the house does not answer stays as it was", async () => {
  const { waiting } = await import("./waiting.svelte");
  waiting.watch();
  await vi.advanceTimersByTimeAsync(0);
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  page.hidden = false;
  asked.mockRejectedValueOnce(new Error("no line"));
  for (const look of listeners) look();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(waiting.tables).toEqual([table("a")]);
});
