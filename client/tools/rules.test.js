/** Every note, refusal and line of the log of a game leads to a rule that there is, or says here why it has none. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LOCALE = new URL("../../src/kaffeehaus/locale/", import.meta.url).pathname;
const FILES = ["choices", "explain", "log", "cards"];
/** Messages that say why something is not so, what happened, what a thing is and what a card does. */
const FAMILIES = /^(?:why|log|page-x|ability|mission)-[a-z0-9-]+(?= =)/gm;
/** The rules of every game that has a screen, and which of its messages have none, and why. */
const RULES = import.meta.glob("../src/*/rules.ts", { eager: true, import: "default" });
const UNRULED = import.meta.glob("../src/*/unruled.json", { eager: true, import: "default" });
const GAMES = Object.fromEntries(
  Object.entries(RULES).map(([path, cites]) => {
    const game = path.split("/").at(-2);
    return [game, { cites, none: UNRULED[`../src/${game}/unruled.json`] }];
  }),
);

const read = (path) => readFileSync(LOCALE + path, "utf8");
const messages = (game) => FILES.flatMap((file) => read(`en/${game}/${file}.ftl`).match(FAMILIES) ?? []);
const ids = (game) =>
  new Set([...read(`en/${game}/rules.md`).matchAll(/^(?:- |\| )\*\*([A-Z]+\d+[a-z]?)\*\*/gm)].map(([, id]) => id));

describe.each(Object.entries(GAMES))("what is said of %s", (game, { cites, none }) => {
  it("leads to a rule, or has a reason not to", () => {
    const missing = messages(game).filter((id) => !(id in cites.said) && !(id in none));
    expect(missing).toEqual([]);
    expect(Object.keys(none).filter((id) => id in cites.said || !messages(game).includes(id))).toEqual([]);
  });

  it("is said at all", () => {
    const known = new Set(messages(game));
    const words = ["words", "choices", "log", "cards", "table"]
      .map((file) => read(`en/${game}/${file}.ftl`))
      .join("\n");
    const unsaid = Object.keys(cites.said).filter((key) => {
      const [id = key, value] = key.split(".");
      if (!known.has(id) && !new RegExp(`^${id} =`, "m").test(words)) return true;
      return value !== undefined && !read(`en/${game}/explain.ftl`).concat(words).includes(`[${value}]`);
    });
    expect(unsaid).toEqual([]);
  });

  it("leads to rules that there are", () => {
    const all = ids(game);
    const named = [...Object.values(cites.said), ...Object.keys(cites.shown), ...Object.keys(cites.pieces ?? {})];
    expect(named.filter((id) => !all.has(id))).toEqual([]);
  });
});
