import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
const house: Record<string, { value: string; at: number }> = {};
const sent: string[][] = [];

vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (at: number) => [...kept.keys()][at] ?? null,
  get length() {
    return kept.size;
  },
});
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("dispatchEvent", () => true);
vi.mock("./prefs.svelte", () => ({ prefs: { read: () => undefined } }));
vi.mock("./api", () => ({
  call: (path: string, body?: { fields: typeof house }) => {
    if (!body) {
      const about = new URLSearchParams(path.split("?")[1]).get("about") ?? "settings.";
      return Promise.resolve({
        fields: Object.fromEntries(Object.entries(house).filter(([n]) => n.startsWith(about))),
      });
    }
    sent.push(Object.keys(body.fields));
    const newer: typeof house = {};
    for (const [name, one] of Object.entries(body.fields))
      if ((house[name]?.at ?? 0) < one.at) house[name] = one;
      else newer[name] = house[name]!;
    return Promise.resolve({ fields: newer });
  },
}));

const { keep } = await import("./kept");
const { begin, clear, flush, noteOf } = await import("./sync");

beforeEach(() => {
  clear();
  kept.clear();
  sent.length = 0;
  for (const name of Object.keys(house)) delete house[name];
});

test("what was chosen before anybody noted when comes to the house, and gives way to what was chosen since", async () => {
  kept.set("kaffeehaus.theme", "dark");
  kept.set("kaffeehaus.film", "fast");
  kept.set("kaffeehaus.bell", "on");
  house["settings.film"] = { value: "slow", at: 100 };
  await begin("ada");
  expect(kept.get("kaffeehaus.film")).toBe("slow");
  expect(house["settings.theme"]?.value).toBe("dark");
  expect(Object.keys(house)).not.toContain("settings.bell");
});

test("what was written last counts, on whichever device, and goes once", async () => {
  await begin("ada");
  keep("kaffeehaus.notes.t1", "Orsini wants the Oper");
  keep("kaffeehaus.theme", "light");
  await flush();
  expect(sent).toEqual([["notes.t1"], ["settings.theme"]]);
  await flush();
  expect(sent).toHaveLength(2);
  house["notes.t1"] = { value: "or the Hofburg", at: Date.now() / 1000 + 5 };
  keep("kaffeehaus.notes.t1", "written without having seen that");
  await flush();
  expect(kept.get("kaffeehaus.notes.t1")).toBe("or the Hofburg");
  keep("kaffeehaus.notes.t1", "or the Hofburg, if at most two");
  await flush();
  expect(await noteOf("t1")).toBe("or the Hofburg, if at most two");
  expect(house["notes.t1"]?.value).toBe("or the Hofburg, if at most two");
});

test("whoever comes after somebody else brings nothing of theirs along", async () => {
  await begin("ada");
  keep("kaffeehaus.notes.t1", "mine");
  await flush();
  delete house["notes.t1"];
  sent.length = 0;
  await begin("otto");
  await flush();
  expect(house["notes.t1"]).toBeUndefined();
  expect(kept.has("kaffeehaus.notes.t1")).toBe(false);
});
