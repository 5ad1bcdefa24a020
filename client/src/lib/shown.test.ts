/** A notice of a turn goes when the turn is over or its table is looked at; others stay. */
import { afterEach, expect, test, vi } from "vitest";
import { withdraw } from "./shown";

afterEach(() => vi.unstubAllGlobals());

function shows(...abouts: (string[] | undefined)[]): (() => void)[] {
  const notices = abouts.map((about) => ({ data: about && { path: "/", about }, close: vi.fn() }));
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => ({ getNotifications: async () => notices }) },
  });
  vi.stubGlobal("location", { pathname: "/t/here" });
  return notices.map(({ close }) => close);
}

test("notices of turns that are over or that are looked at go", async () => {
  const [over, here, there, some, invited] = shows(["/t/over"], ["/t/here"], ["/t/there"], ["/t/over", "/t/there"]);
  await withdraw(["here", "there"]);
  for (const gone of [over!, here!]) expect(gone).toHaveBeenCalledTimes(1);
  for (const kept of [there!, some!]) expect(kept).not.toHaveBeenCalled();
  expect(invited).toBeUndefined();
});

test("what is no word of a turn stays, and where there is no service worker nothing is asked", async () => {
  const [plain, invited] = shows(undefined, []);
  await withdraw([]);
  for (const kept of [plain!, invited!]) expect(kept).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  await withdraw([]);
});
