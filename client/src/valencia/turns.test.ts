/** An auction is told in short films: what was put somewhere is its headline, and passing takes little time. */
import { expect, test, vi } from "vitest";
import type { Valencia } from "./game.svelte";
import type { ValencianEvent } from "./types";

vi.mock("../lib/texts.svelte", () => ({ t: (id: string, { sum }: { sum: number }) => `${id} ${sum}` }));
const { cuts, gist, headline, share } = await import("./turns");

const did = (kind: string, rest: Partial<ValencianEvent> = {}): ValencianEvent => ({ kind, seat: 1, ...rest });

test("passing takes little time, revealing more, and settling all of it", () => {
  expect(share([did("passed")])).toBeLessThan(share([did("stack-revealed")]));
  expect(share([did("stack-revealed"), did("settled", { cell: 3 })])).toBe(1);
});

test("the ranking is seen by itself", () => {
  expect([did("stack-revealed"), did("ranked"), did("nina-revealed")].map(cuts)).toEqual([false, true, true]);
});

test("what a turn came to is what was put into the city, else onto a seat, else the ranking", () => {
  const told = [did("stack-revealed"), did("ranked"), did("stefan-taken")];
  expect(headline(told)?.kind).toBe("ranked");
  const sat = [...told, did("seat-taken", { place: "wine" }), did("good-gained")];
  expect(headline(sat)?.kind).toBe("seat-taken");
  expect(headline([...sat, did("settled", { cell: 3 }), did("coins-gained")])?.kind).toBe("settled");
  expect(headline([did("passed")])?.kind).toBe("passed");
});

test("a revealed stack is added up unless what a card of it counts depends on others", () => {
  const game = {
    words: { total: (cards: string[]) => cards.length, changes: (card: string) => card === "joker" },
  } as unknown as Valencia;
  const told = (...cards: string[]) => gist(game, [did("stack-revealed", { cards })]).map(({ text }) => text);
  expect(told("one", "warehouse-wine")).toEqual(["page-reveal-sum 2"]);
  expect(told("one", "joker")).toEqual([]);
});
