import { expect, test } from "vitest";
import { blank, read, written, wrong } from "./draft";

test("a blank position is one of the game", () => {
  const said = read(blank("some-game", 3));
  expect(wrong(said)).toBe(false);
  expect(said).toMatchObject({ game: "some-game", players: 3 });
});

test("a text that is no position says where it stops being one", () => {
  expect(read('{\n "a": 1,\n nonsense\n}')).toEqual({ id: "bad-position-json", args: { line: 3 } });
  expect(read("[1, 2]")).toMatchObject({ id: "bad-position-format" });
  expect(read("7")).toMatchObject({ id: "bad-position-format" });
  expect(read(" ".repeat(200_000))).toMatchObject({ id: "page-replay-large" });
});

test("what is written reads as it was, and what fits stands on a line", () => {
  const position = { format: "x", desks: [{ bribes: { wine: 2, coffee: 1 } }, {}], played: [[0, "place hofburg"]] };
  const text = written(position);
  expect(JSON.parse(text)).toEqual(position);
  expect(text).toContain('"played": [[0, "place hofburg"]]');
  expect(written([])).toBe("[]");
});
