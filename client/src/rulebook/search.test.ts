import { describe, expect, it } from "vitest";
import { chapters, disputes, rules } from "./book";
import { distance, find, fold, marked, meant } from "./search";
import type { Book, Entry, Run } from "./types";

const entry = (id: string, text: Run[], more: Partial<Entry> = {}): Entry => ({
  is: "entry",
  id,
  kind: "rule",
  text,
  ...more,
});
const book: Book = {
  game: "any",
  lang: "en",
  title: [{ text: "Rules" }],
  sections: [
    { level: 1, title: [{ text: "Rules" }], anchor: "rules", blocks: [{ is: "text", text: [{ text: "Read V1." }] }] },
    {
      level: 2,
      title: [{ text: "Agents" }],
      anchor: "agents",
      blocks: [
        entry(
          "V1",
          [{ text: "An ag" }, { text: "ent", style: "strong" }, { text: " costs, see " }, { text: "V2", rule: "V2" }],
          {
            source: [{ text: "F; " }, { text: "D7", rule: "D7" }],
          },
        ),
      ],
    },
    { level: 3, title: [{ text: "Moving" }], anchor: "moving", blocks: [entry("V2", [{ text: "Déplacer l’agent" }])] },
    {
      level: 2,
      title: [{ text: "Editions" }],
      anchor: "editions",
      blocks: [
        {
          is: "table",
          head: [[{ text: "point" }]],
          rows: [{ id: "D7", kind: "disagreement", cells: [[{ text: "sharing" }]] }],
        },
      ],
    },
  ],
};
const all = chapters(book);

describe("a rules page", () => {
  it("has chapters with the parts below them, each with the number of its first rule", () => {
    expect(all.map(({ anchor, first }) => [anchor, first])).toEqual([
      ["rules", ""],
      ["agents", "V1"],
      ["editions", "D7"],
    ]);
    expect(all[1]!.sections.map(({ anchor }) => anchor)).toEqual(["agents", "moving"]);
  });
  it("knows what a rule names, what names it, and where editions disagree about it", () => {
    const found = rules(all);
    expect(found.get("V1")!.names).toEqual(["V2", "D7"]);
    expect(found.get("V2")!.namedBy).toEqual(["V1"]);
    expect(
      disputes(found)
        .get("V1")!
        .map(({ id }) => id),
    ).toEqual(["D7"]);
  });
});

describe("looking for words", () => {
  it("takes no notice of accents, capitals and kinds of blanks, and keeps every letter in its place", () => {
    expect(fold("Déplacer\u00a0l’ÄgeNT ß")).toBe("deplacer l'agent ß");
    expect(fold("ガム½")).toHaveLength(3);
  });
  it("counts in reading order, chapter by chapter", () => {
    const found = find(all, " AGENT ");
    expect(found.count).toBe(3);
    expect([...found.counts]).toEqual([
      ["rules", 0],
      ["agents", 3],
      ["editions", 0],
    ]);
    expect(find(all, "v2").ids.get("V2")).toBe(1);
  });
  it("marks what goes over several runs as one", () => {
    const { text } = book.sections[1]!.blocks[0] as Entry;
    expect(marked(text, "agent", 4).map((run) => [run.text, run.hit, run.style])).toEqual([
      ["An ", undefined, undefined],
      ["ag", 4, undefined],
      ["ent", 4, "strong"],
      [" costs, see ", undefined, undefined],
      ["V2", undefined, undefined],
    ]);
  });
  it("guesses what was meant", () => {
    expect(distance("agnet", "agent")).toBe(1);
    expect(meant(all, "agnt")).toBe("agent");
    expect(meant(all, "zzzzzz")).toBeNull();
  });
});
