import { describe, expect, it } from "vitest";
import { type Happened, Phrasebook, type SeenView, type WordTable } from "./phrases";
import type { Args } from "./types";

const EMPTY: WordTable = {
  events: {},
  choices: {},
  questions: {},
  shorts: {},
  notes: {},
  reasons: {},
  lines: [],
  tables: [],
  components: {},
  actions: {},
  fields: {},
  implied: {},
  headings: [],
  nobody: [],
  rows: [],
  quiet: [],
  closing: [],
  standing: {},
};

/** Messages as their ids and arguments, so that a test sees what was said. */
const plainly = (id: string, args: Args): string =>
  id === "list-separator" ? ", " : `${id}(${Object.entries(args).map(([name, value]) => `${name}=${value}`)})`;
const book = (table: Partial<WordTable>): Phrasebook => new Phrasebook({ ...EMPTY, ...table }, plainly);

describe("forms", () => {
  const said = (form: unknown, event: object = {}): string =>
    book({ events: { it: form }, components: { places: [{ place: "Hofburg", seal: { say: "seal", of: 1 } }] } }).event(
      { kind: "it", ...event },
      ["Ann", "Ben"],
    );

  it("name players and components", () => {
    const place = ["components", "places", ["at"], "place"];
    expect(said({ say: "a", who: ["names", ["seat"]], place }, { seat: 1, at: 0 })).toBe("a(who=Ben,place=Hofburg)");
    expect(said({ say: "a", place }, { at: -1 })).toBe("a()");
    expect(said({ say: "a", last: ["cards", -1] }, { cards: [4, 5] })).toBe("a(last=5)");
  });

  it("say truths as words and lists with their separators", () => {
    expect(said({ say: "a", figure: ["figure"], cards: ["cards"] }, { figure: true, cards: [1, 2] })).toBe(
      "a(figure=yes,cards=1, 2)",
    );
    expect(
      said({ say: "a", b: { each: ["cards"], as: { sum: [["item"], ["index"]] }, back: true } }, { cards: [1, 2] }),
    ).toBe("a(b=2, 2)");
    expect(said({ say: "a", b: { each: ["of"], back: true } }, { of: { x: 1 } })).toBe("a()");
  });

  it("choose and reckon", () => {
    const form = {
      either: [
        { say: "many", when: ["count"] },
        { say: "none", sign: { signed: { sum: [1], less: [4] } } },
      ],
    };
    expect(said(form, { count: 2 })).toBe("many()");
    expect(said({ say: "a", b: { signed: ["cards"] } })).toBe("a()");
    expect(said(form, { count: 0 })).toBe("none(sign=\u22123)");
    expect(said({ say: "a", same: { same: [["x"], 2] }, n: { count: ["list"] } }, { x: 2, list: [] })).toBe(
      "a(same=yes,n=0)",
    );
  });
});

describe("what comes of a choice", () => {
  const words = book({
    events: { paid: "", won: "" },
    actions: { go: ["place"] },
    fields: { place: { "the-square": 7 } },
    choices: { go: { say: "go", place: ["place"], paid: { each: ["preview", "paid"], as: ["item", "count"] } } },
  });
  const view: SeenView = { players: 2, asked: null, desks: [{}, {}] };

  it("is unknown without a preview", () => {
    expect(words.choice("go the-square", view, 0)).toBe("go(place=7)");
  });

  it("is added up where events differ in their count alone, and is the seat's own", () => {
    const paid = (seat: number, count: number): Happened => ({ kind: "paid", seat, count }) as Happened;
    expect(words.choice("go 3", view, 0, [paid(0, 1), paid(0, 2), paid(1, 9)])).toBe("go(place=3,paid=3)");
  });
});

it("what an action tells by its own words is left out", () => {
  const words = book({ implied: { take: ["gained"] } });
  const events = ["gained", "moved", "gained"].map((kind) => ({ kind }));
  expect(words.unsaid("take wine", events).map(({ kind }) => kind)).toEqual(["moved"]);
  expect(words.unsaid("go", events)).toHaveLength(3);
});

it("what a table leaves out is said by the usual message", () => {
  const words = book({ actions: { go: ["place"] } });
  const view = { players: 2, asked: { step: "bid", amount: 2, card: null }, desks: [{}, {}] };
  expect(words.event({ kind: "moved", seat: 1, figure: false } as Happened, ["Ann", "Ben"])).toBe(
    "log-moved(kind=moved,seat=1,figure=no,player=Ben)",
  );
  expect(words.choice("go 3", view, 0)).toBe("do-go(kind=go,place=3)");
  expect(words.question(view, 0)).toBe("ask-bid(step=bid,amount=2)");
  expect(words.note(view, 0)).toBe("");
});

it("a brief log leaves out what agrees in every member", () => {
  const words = book({ quiet: [{ kind: "ranked", seats: [] }] });
  expect(words.quiet({ kind: "ranked", seats: [] } as Happened)).toBe(true);
  expect(words.quiet({ kind: "ranked", seats: [1] } as Happened)).toBe(false);
});
