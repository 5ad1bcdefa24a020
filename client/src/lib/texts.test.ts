/** What the messages of the house come out as. */
import { expect, test, vi } from "vitest";
import { texts } from "./texts.svelte";

const MESSAGES = "page-house = x\nfrom = from { $a } to { $b }, 1-2 on { $day }\n";
vi.hoisted(() => {
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
});
/** What is asked for first takes longest. */
let slow = 0;
const texted = async (_: string, __: string | null, topic: string | null = null): Promise<string> => {
  await new Promise((done) => setTimeout(done, slow));
  slow = 0;
  return topic === null ? MESSAGES : `${topic} = ${topic}!\n`;
};
vi.mock("./api", () => ({ api: { texts: (...about: Parameters<typeof texted>) => texted(...about) } }));

test("what is below nought has a minus, and a hyphen stays one", async () => {
  await texts.load("en", null);
  expect(texts.text("from", { a: -7, b: 3, day: "2026-11-16" })).toBe("from \u22127 to 3, 1-2 on 2026-11-16");
});

test("of two topics that are wanted at once both are there, whichever comes first", async () => {
  slow = 30;
  await Promise.all([texts.about("pocket"), texts.about("friends"), texts.load("de")]);
  expect([texts.text("pocket"), texts.text("friends"), texts.lang]).toEqual(["pocket!", "friends!", "de"]);
  await Promise.all([texts.choose("fr"), texts.about("clock")]);
  expect([texts.text("friends"), texts.text("clock"), texts.lang]).toEqual(["friends!", "clock!", "fr"]);
});
