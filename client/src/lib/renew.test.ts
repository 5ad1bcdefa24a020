/** A page whose files are gone comes again, once, and only where the house is there. */
import { expect, test, vi } from "vitest";
import { renew } from "./renew";

test("a page is opened anew where the house answers, once in a minute", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const again = vi.fn();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  await renew(1e12, again);
  expect(again).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
  await renew(1e12, again);
  await renew(1e12 + 5_000, again);
  expect(again).toHaveBeenCalledTimes(1);
});
