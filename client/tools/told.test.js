/**
 * The browser says what the terminal says: `tests/locale/test_phrases.py` tells whole games in every language, names the
 * file in KAFFEEHAUS_TOLD, and runs this.
 */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Phrasebook } from "../src/lib/phrases";

const file = process.env["KAFFEEHAUS_TOLD"];
const told = file ? JSON.parse(readFileSync(file, "utf8")) : {};
/** Long enough for a machine that does other things, too. */
const A_WHILE = 60_000;

function text(bundle, errors) {
  return (id, args) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, args, errors);
  };
}

describe.runIf(file)("the browser says what the terminal says", () => {
  it.each(Object.entries(told))(
    "%s",
    (_, { table, texts, names, views, said }) => {
      for (const [lang, source] of Object.entries(texts)) {
        const bundle = new FluentBundle(lang, { useIsolating: false });
        bundle.addResource(new FluentResource(source), { allowOverrides: true });
        const errors = [];
        const words = new Phrasebook(table, text(bundle, errors));
        const tell = {
          event: (event) => words.event(event, names),
          choice: (action, view, seat, preview) => words.choice(action, views[view], seat, preview),
          question: (form, view, seat) => words.question(views[view], seat, form === "short"),
          lines: (view, seat) => words.lines(views[view], seat, names),
          tables: (view, seat) =>
            words.tables(views[view], seat, names).map(({ title, columns, rows }) => [title, columns, rows]),
          reason: (id, args) => words.reason(id, args),
        };
        const otherwise = said
          .map(({ how, of, texts }) => ({ how, of, here: tell[how](...of), there: texts[lang] }))
          .filter(({ here, there }) => JSON.stringify(here) !== JSON.stringify(there));
        expect(otherwise.slice(0, 5)).toEqual([]);
        expect(errors.slice(0, 5)).toEqual([]);
      }
    },
    A_WHILE,
  );
});
