import { expect, test } from "vitest";
import { around, crossing, neighbours } from "./near";

test("what lies beside a cell does not reach round the edge of the city", () => {
  expect(neighbours(0)).toEqual([1, 7]);
  expect(neighbours(6)).toEqual([5, 13]);
  expect(neighbours(48)).toEqual([41, 47]);
  expect(around(24)).toEqual([16, 17, 18, 23, 25, 30, 31, 32]);
  expect(crossing(0)).toEqual([0, 1, 7, 8]);
  expect(crossing(6)).toEqual([6, 13]);
});
