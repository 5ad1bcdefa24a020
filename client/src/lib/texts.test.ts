/** What the messages of the house come out as. */
import { expect, test, vi } from "vitest";
import { texts } from "./texts.svelte";

const MESSAGES = "page-house = x\nfrom = from { $a } to { $b }, 1-2 on { $day }\n";
vi.hoisted(() => vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null }));
vi.mock("./api", () => ({ api: { texts: () => Promise.resolve(MESSAGES) } }));

test("what is below nought has a minus, and a hyphen stays one", async () => {
  await texts.load("en", null);
  expect(texts.text("from", { a: -7, b: 3, day: "2026-11-16" })).toBe("from \u22127 to 3, 1-2 on 2026-11-16");
});
