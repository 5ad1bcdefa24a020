/** What goes along with a choice, and what is left of one that was not followed. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "./socket";
import type { LegalAction, NewsMessage, ServerMessage } from "./types";

vi.mock("./fingers", () => ({ fingers: { matches: false } }));
vi.mock("./prefs.svelte", () => ({ prefs: { swift: true } }));
vi.mock("./socket", () => ({ Socket: class {} }));
const { Table } = await import("./table.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const legal = (action: string, rest: Partial<LegalAction> = {}): LegalAction => ({ action, preview: [], ...rest });
const SEATS = [{ seat: 0, kind: "person", name: "Ada", bot: null, yours: true }];

/** A table whose house says what the test wants. */
function sits() {
  let listener!: Listener;
  let seq = 0;
  const sent: string[] = [];
  const house = { up: true };
  const table = new Table("x", (one) => {
    listener = one;
    const send = (message: object): boolean => {
      const { t, action } = message as { t: string; action?: string };
      if (house.up) sent.push(action ? `${t} ${action}` : t);
      return house.up;
    };
    return { send, close: () => undefined };
  });
  const news = (kind: "action" | "undone" | null, ...offered: LegalAction[]): void => {
    seq += 1;
    const entry = { seq, at: 0, kind, seat: 0, number: seq, count: 1, events: [] };
    const now = { views: {}, legal: { 0: offered }, undoable: {} };
    const rest = { t: "news", seq, now, phase: "playing", seats: SEATS, seed: null, since: 0 };
    listener.message({ ...rest, entries: kind ? [entry] : [] } as unknown as NewsMessage);
  };
  const refuses = (of: string | null): void =>
    listener.message({ t: "refused", of, id: "error-x", args: {}, seq } as ServerMessage);
  return { table, sent, house, news, refuses, line: listener.line };
}

const USUAL = [legal("keep", { usual: true }), legal("swap")];

test("the usual answer goes along with a choice, and another is done once it is taken back", () => {
  const { table, sent, news } = sits();
  news(null, legal("place"));
  table.act("place");
  news("action", ...USUAL);
  news("action", legal("pass"));
  expect(table.instead.map(({ action }) => action)).toEqual(["swap"]);
  table.act("swap");
  news("undone", ...USUAL);
  expect(sent).toEqual(["act place", "act keep", "undo", "act swap"]);
});

test("what is offered is done, though it could also be done in place of an answer", () => {
  const { table, sent, news } = sits();
  news(null, legal("place"));
  table.act("place");
  news("action", ...USUAL);
  news("action", legal("swap"));
  table.act("swap");
  expect(sent.at(-1)).toBe("act swap");
});

test("of a choice that was not sent nothing goes along with the next", () => {
  const { table, sent, house, news } = sits();
  news(null, legal("place"));
  table.act("place");
  news("action", ...USUAL);
  news("action", legal("pass"));
  house.up = false;
  table.act("swap");
  expect(table.refusal?.id).toBe("page-not-sent");
  house.up = true;
  // Taken back by another page of the same player.
  news("undone", ...USUAL);
  expect(sent).toEqual(["act place", "act keep"]);
});

test("where the line changes, nothing goes along any more", () => {
  const { table, sent, news, line } = sits();
  news(null, legal("place"));
  table.act("place");
  line("off");
  line("on");
  news("action", ...USUAL);
  expect(sent).toEqual(["act place"]);
});

test.each(["say", "why", "sit"])("a refused %s leaves the choice as it is", (of) => {
  const { table, sent, news, refuses } = sits();
  news(null, legal("place"));
  table.act("place");
  refuses(of);
  expect([table.refusal?.id, table.sent, table.selected]).toEqual(["error-x", true, "place"]);
  news("action", ...USUAL);
  expect(sent).toEqual(["act place", "act keep"]);
});

test.each(["act", "undo", null])("a choice refused as %s is gone", (of) => {
  const { table, news, refuses } = sits();
  news(null, legal("place"));
  table.act("place");
  refuses(of);
  expect([table.sent, table.selected]).toEqual([false, null]);
  expect(table.refusal?.id).toBe("error-x");
  news(null, legal("place"));
  expect(table.refusal).toBeNull();
});
