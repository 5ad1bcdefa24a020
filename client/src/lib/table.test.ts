/** What goes along with a choice, and what is left of one that was not followed. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "./socket";
import type { LegalAction, NewsMessage, ServerMessage } from "./types";

vi.mock("./fingers", () => ({ fingers: { matches: false } }));
vi.mock("./prefs.svelte", () => ({ prefs: { swift: true } }));
const { prefs } = await import("./prefs.svelte");
vi.mock("./socket", () => ({ Socket: class {} }));
const { Table } = await import("./table.svelte");
const { announced } = await import("./announced.svelte");

beforeEach(() => {
  vi.useFakeTimers();
  prefs.swift = true;
});
afterEach(() => void vi.useRealTimers());

const legal = (action: string, rest: Partial<LegalAction> = {}): LegalAction => ({ action, preview: [], ...rest });
const SEATS = [{ seat: 0, kind: "person", name: "Ada", bot: null, yours: true }];

/** A table whose house says what the test wants. */
function sits() {
  let listener!: Listener;
  let seq = 0;
  let done = 0;
  const sent: string[] = [];
  const house = { up: true };
  const table = new Table("x", (one) => {
    listener = one;
    const send = (message: object): boolean => {
      const { t, action, actions, count } = message as {
        t: string;
        action?: string;
        actions?: string[];
        count?: number;
      };
      const what = action ?? actions?.join(", ") ?? count;
      if (house.up) sent.push(what ? `${t} ${what}` : t);
      return house.up;
    };
    return { send, close: () => undefined };
  });
  const news = (kind: "action" | "undone" | null, ...offered: LegalAction[]): void => {
    seq += 1;
    const entry = { seq, at: 0, kind, seat: 0, number: seq, count: 1, events: [] };
    done += kind === "action" ? 1 : kind === "undone" ? -1 : 0;
    const now = { views: {}, legal: { 0: offered }, undoable: { 0: done } };
    const rest = { t: "news", seq, now, phase: "playing", seats: SEATS, seed: null, since: 0 };
    listener.message({ ...rest, entries: kind ? [entry] : [] } as unknown as NewsMessage);
  };
  const refuses = (of: string | null): void =>
    listener.message({ t: "refused", of, id: "error-x", args: {}, seq } as ServerMessage);
  /** What changes nothing in the game. */
  const talks = (...entries: object[]): void => {
    const fresh = entries.map((entry) => ({ seq: (seq += 1), at: 0, ...entry }));
    const rest = { t: "news", seq, phase: "playing", seats: SEATS, seed: null, since: 0 };
    listener.message({ ...rest, entries: fresh } as unknown as NewsMessage);
  };
  return { table, sent, house, news, refuses, talks, line: listener.line, hears: listener.message };
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

test("one press takes a click back with all that went along with it, and then the click before", () => {
  const { table, sent, news } = sits();
  news(null, legal("place"));
  table.act("place");
  news("action", ...USUAL);
  news("action", legal("accept"), legal("pass"));
  table.act("accept");
  news("action", legal("pass"));
  sent.length = 0;
  table.undo();
  news("undone", legal("accept"), legal("pass"));
  expect(sent).toEqual(["undo"]);
  table.undo();
  news("undone", legal("place"));
  expect(sent).toEqual(["undo", "undo 2"]);
  expect(table.sent).toBe(false);
});

test("what is done in place of an answer is taken back with the click it belongs to", () => {
  const { table, sent, news } = sits();
  news(null, legal("place"));
  table.act("place");
  news("action", ...USUAL);
  news("action", legal("pass"));
  table.act("swap");
  news("undone", ...USUAL);
  news("action", legal("pass"));
  sent.length = 0;
  table.undo();
  news("undone", legal("place"));
  expect(sent).toEqual(["undo 2"]);
});

const LEADS = [
  legal("drawer 1", { ends: "reveal" }),
  legal("drawer 2", {
    ends: "reveal",
    usual: true,
    onward: [legal("place", { ends: "turn" }), legal("gift", { ends: "reveal" })],
  }),
];

test("what is done onward goes with the usual answer before it, and one word ends the turn", () => {
  const { table, sent, news } = sits();
  prefs.swift = false;
  news(null, ...LEADS);
  expect([table.staged, table.first?.action]).toEqual([null, "drawer 2"]);
  table.pick("place");
  expect([sent, table.staged?.action]).toEqual([[], "place"]);
  table.act("place");
  news("action", legal("place"), legal("gift"));
  news("action", legal("keep", { usual: true }), legal("swap"));
  news("action", legal("done", { usual: true, ends: "turn" }), legal("accept"));
  news("action");
  expect(sent).toEqual(["act drawer 2", "act place", "act keep", "act done"]);
});

test("another answer goes by itself, and where the word ends nothing the rest is asked", () => {
  const { table, sent, news } = sits();
  prefs.swift = false;
  news(null, ...LEADS);
  table.pick("drawer 1");
  expect([sent, table.staged?.action, table.onward]).toEqual([[], "drawer 1", []]);
  table.reconsider();
  table.pick("gift");
  expect([sent, table.staged?.action]).toEqual([[], "gift"]);
  table.act("gift");
  news("action", legal("place"), legal("gift"));
  news("action", legal("done", { usual: true, ends: "turn" }), legal("accept"));
  expect(sent).toEqual(["act drawer 2", "act gift"]);
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

test("several choices are one message, and no usual answer goes along", () => {
  const { table, sent, news } = sits();
  news(null, legal("stop"), legal("draw"));
  table.follow(["stop", "put 1", "put 0"]);
  expect([table.sent, table.selected]).toEqual([true, null]);
  table.follow(["stop"]);
  news("action", ...USUAL);
  table.undo(3);
  // Nothing more is sent until the answer.
  table.undo();
  news("undone", legal("stop"));
  table.undo();
  expect(sent).toEqual(["act stop, put 1, put 0", "undo 3", "undo"]);
});

test("several choices that were not sent change nothing, and the page says so", () => {
  const { table, sent, house, news } = sits();
  news(null, legal("stop"));
  house.up = false;
  table.follow(["stop", "put 1"]);
  expect([table.sent, table.refusal?.id]).toEqual([false, "page-not-sent"]);
  house.up = true;
  table.follow(["stop", "put 1"]);
  expect(sent).toEqual(["act stop, put 1"]);
});

test("what was said before the first line is asked for, and stands before it", () => {
  const { table, sent, talks, hears } = sits();
  const said = (text: string): object => ({ kind: "said", text, name: "Ada", speaker: 1, by: "player", seat: 0 });
  table.lookBack();
  talks({ kind: "began" });
  talks(said("third"), said("fourth"));
  table.lookBack();
  expect(sent).toEqual(["earlier"]);
  const chat = [{ seq: 0, at: 0, ...said("second") }, table.said[0]];
  hears({ t: "chat", chat, earlier: true } as unknown as ServerMessage);
  expect([table.said.map(({ text }) => text), table.earlier]).toEqual([["second", "third", "fourth"], true]);
  hears({ t: "chat", chat: [], earlier: false });
  expect(table.earlier).toBe(false);
});

test("what the house announces is shown until it ends or is put away", () => {
  const { hears } = sits();
  hears({ t: "announcement", announcement: { text: "We close at ten.", until: 0 } });
  expect(announced.text).toBe("We close at ten.");
  announced.putAway();
  expect(announced.text).toBe("");
  hears({ t: "announcement", announcement: { text: "Now we do.", until: 0 } });
  expect(announced.text).toBe("Now we do.");
  hears({ t: "announcement", announcement: null });
  expect(announced.text).toBe("");
});

test.each(["error-table-closed", "error-banned"])("after %s the page asks no more", (id) => {
  const { table, hears } = sits();
  hears({ t: "refused", of: "hello", id, args: {}, seq: 0 });
  expect(table.shut).toBe(true);
});

test("a line of chat leaves alone what is chosen and what is on its way", () => {
  const { table, sent, news, talks } = sits();
  prefs.swift = false;
  news(null, legal("stop", { ends: "turn" }));
  table.pick("stop");
  talks({ kind: "said", name: "Emil", text: "Servus", speaker: 1, by: "spectator", seat: null });
  expect([table.selected, table.legal.length, table.said.length]).toEqual(["stop", 1, 1]);
  table.act("stop");
  talks();
  expect([table.sent, sent]).toEqual([true, ["act stop"]]);
});

test("what is muted is not shown, and what was reported is known", () => {
  const { table, talks, hears } = sits();
  const line = { kind: "said", name: "Emil", text: "Servus", by: "spectator", seat: null };
  talks({ ...line, speaker: 1 }, { ...line, speaker: 2 });
  table.muted = [1];
  expect(table.said.map(({ speaker }) => speaker)).toEqual([2]);
  hears({ t: "done", of: "report", ref: 2 });
  expect(table.reported).toEqual([2]);
});
