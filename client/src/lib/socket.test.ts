/** The line comes back by itself, less and less often where there is nothing to see. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket } from "./socket";

class Fake {
  static OPEN = 1;
  static made: Fake[] = [];
  readyState = 1;
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;
  constructor() {
    Fake.made.push(this);
  }
  send = (): void => undefined;
  close = (): void => undefined;
  /** The house opens the line, says one thing and closes it. */
  ends(message: object): void {
    this.onopen();
    this.onmessage({ data: JSON.stringify(message) });
    this.onclose();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Fake.made = [];
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { ...page, hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  vi.stubGlobal("addEventListener", page.addEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How many lines are tried within a minute if each ends with this message. */
function tries(message: object): number {
  new Socket("x", { seen: () => 0, message: () => undefined, line: () => undefined });
  for (let passed = 0; passed < 60_000; passed += 250) {
    const last = Fake.made.at(-1)!;
    if (last.readyState) {
      last.readyState = 0;
      last.ends(message);
    }
    vi.advanceTimersByTime(250);
  }
  return Fake.made.length;
}

test("a table that cannot be read is asked for less and less often", () => {
  expect(tries({ t: "refused", of: "hello", id: "error-table-broken", args: {}, seq: 0, now: null })).toBeLessThan(10);
});

test("a line that told something is tried again at once", () => {
  expect(tries({ t: "news", seq: 1, entries: [], seats: [] })).toBeGreaterThan(60);
});
