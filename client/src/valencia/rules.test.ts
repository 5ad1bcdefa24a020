import { expect, it } from "vitest";
import { rulesOf } from "../table/cites";
import valencia from "./rules";

it("leads from one case of a message to another rule than from the rest", () => {
  const heard = [
    { id: "log-scored", args: { kind: "scored", rule: "council", points: 3 } },
    { id: "log-scored", args: { rule: "palms" } },
    { id: "page-walk", args: {} },
    { id: "log-scored", args: { rule: "council" } },
  ];
  expect(rulesOf(valencia, heard)).toEqual(["L32", "L34"]);
});
