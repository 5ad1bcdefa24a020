import { describe, expect, it } from "vitest";
import { following, type Listed } from "./house";

const all = [null, "found", null, "shown", null].map((own, k) => ({ number: k + 1, own }) as unknown as Listed);

describe("the next puzzle", () => {
  it("comes after this one, then from the beginning", () => {
    expect(following(all, 1)).toBe(3);
    expect(following(all, 3)).toBe(5);
    expect(following(all, 5)).toBe(1);
  });
  it("is none where all are answered", () => {
    expect(following(all.slice(1, 2), 2)).toBeNull();
    expect(following([], 0)).toBeNull();
  });
});
