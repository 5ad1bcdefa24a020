import { expect, test, vi } from "vitest";
import source from "../public/sw.js?raw";

/** The service worker with nothing around it: what it hears, and what it has shown and opened. */
function worker(open: string[]) {
  const heard: Record<string, (event: object) => void> = {};
  const windows = open.map((path) => ({ url: `https://house.example${path}`, focus: vi.fn(), navigate: vi.fn() }));
  const self = {
    addEventListener: (kind: string, hear: (event: object) => void) => (heard[kind] = hear),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: async () => windows, openWindow: vi.fn() },
  };
  new Function("self", "HOUSE", source)(self, { version: "1", files: [] });
  const tell = async (kind: string, event: object) => {
    let done: unknown;
    heard[kind]!({ ...event, waitUntil: (until: unknown) => (done = until) });
    await done;
  };
  return { self, windows, tell };
}

const told = { title: "A game: it is your turn", body: "With Clara · round 6", path: "/t/abc" };
const clicked = () => ({ notification: { data: "/t/abc", close: vi.fn() } });

test("word of a turn is one notice for each table", async () => {
  const { self, tell } = worker([]);
  await tell("push", { data: { json: () => told } });
  const [title, about] = self.registration.showNotification.mock.calls[0] as [string, Record<string, unknown>];
  expect(title).toBe(told.title);
  expect(about).toMatchObject({ body: told.body, tag: "/t/abc", data: "/t/abc" });
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
