import { expect, test, vi } from "vitest";

vi.mock("../lib/texts.svelte", () => ({ texts: { learn: () => Promise.resolve() } }));
vi.mock("../lib/prefs.svelte", () => ({ prefs: {} }));
vi.mock("../lib/expected", () => ({ expected: null }));

test("a table of an earlier edition is drawn with the components of that edition, each asked for once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ of: path })));
  });
  const { openPlain } = await import("./screens");
  const today = "/api/games/pebbles/content";
  expect(await openPlain("pebbles", null)).toEqual({ content: { of: today } });
  expect(await openPlain("pebbles", "2-0123")).toEqual({ content: { of: `${today}?edition=2-0123` } });
  expect(await openPlain("pebbles", "2-0123")).toEqual({ content: { of: `${today}?edition=2-0123` } });
  expect(asked).toEqual([today, `${today}?edition=2-0123`]);
  vi.unstubAllGlobals();
});
