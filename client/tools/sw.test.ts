import { expect, test, vi } from "vitest";
import source from "../public/sw.js?raw";

/** The service worker with nothing around it: what it hears, and what it has shown and opened. */
function worker(open: string[], next: unknown = null) {
  const heard: Record<string, (event: object) => void> = {};
  const windows = open.map((path) => ({ url: `https://house.example${path}`, focus: vi.fn(), navigate: vi.fn() }));
  const notices: { data: object; close: () => void }[] = [];
  const shown = (...about: string[]) => (notices.push({ data: { about }, close: vi.fn() }), notices.at(-1)!.close);
  const self = {
    addEventListener: (kind: string, hear: (event: object) => void) => (heard[kind] = hear),
    registration: { showNotification: vi.fn(), getNotifications: async () => notices },
    clients: { matchAll: async () => windows, openWindow: vi.fn() },
  };
  const fetch = vi.fn(async () => ({ ok: next !== null, json: async () => next }));
  new Function("self", "HOUSE", "fetch", source)(self, { version: "1", files: [] }, fetch);
  const tell = async (kind: string, event: object) => {
    let done: unknown;
    heard[kind]!({ ...event, waitUntil: (until: unknown) => (done = until) });
    await done;
  };
  return { self, windows, tell, shown };
}

const told = { title: "A game: it is your turn", body: "With Clara · round 6", path: "/t/abc", about: ["/t/abc"] };
const clicked = () => ({ notification: { data: { path: "/t/abc" }, close: vi.fn() } });

test("word of a turn is one notice for each table", async () => {
  const { self, tell } = worker([]);
  await tell("push", { data: { json: () => told } });
  const [title, about] = self.registration.showNotification.mock.calls[0] as [string, Record<string, unknown>];
  expect(title).toBe(told.title);
  expect(about).toMatchObject({ body: told.body, tag: "/t/abc", data: { path: "/t/abc", about: ["/t/abc"] } });
});

test("a click on it opens the table where no window of the house is there", async () => {
  const { self, tell } = worker([]);
  const event = clicked();
  await tell("notificationclick", event);
  expect(event.notification.close).toHaveBeenCalled();
  expect(self.clients.openWindow).toHaveBeenCalledWith("/t/abc");
});

test("it goes to the window that has the table, else to any of the house", async () => {
  const at = worker(["/", "/t/abc"]);
  await at.tell("notificationclick", clicked());
  expect(at.windows[1]!.focus).toHaveBeenCalled();
  expect(at.windows.some(({ navigate }) => navigate.mock.calls.length)).toBe(false);
  const elsewhere = worker(["/rules/harbour"]);
  await elsewhere.tell("notificationclick", clicked());
  expect(elsewhere.windows[0]!.navigate).toHaveBeenCalledWith("/t/abc");
});

test("what is over elsewhere is taken back when another notice comes, and nothing else", async () => {
  const { tell, shown } = worker([], { tables: [{ id: "there" }] });
  const [over, fresh, there, some, invited] = [
    shown("/t/over"),
    shown("/t/abc"),
    shown("/t/there"),
    shown("/t/over", "/t/there"),
    shown(),
  ];
  await tell("push", { data: { json: () => told } });
  expect(over).toHaveBeenCalled();
  for (const kept of [fresh, there, some, invited]) expect(kept).not.toHaveBeenCalled();
  const away = worker([]);
  const unheard = away.shown("/t/over");
  await away.tell("push", { data: { json: () => told } });
  expect(unheard).not.toHaveBeenCalled();
});
