import { expect, test } from "vitest";
import { blake2b } from "./blake2b";

/** As Python's hashlib computes them for the same seeds. */
const DIGESTS: [string | number, string][] = [
  [0, "8f558b82de400f4333a456663fbe7f0cc41e2ba47753d35408a09d0760e91b8c"],
  [7, "1cd737db213b5472e652d046b39f9f0494b2afe1eef11a69c8b972ad73343358"],
  [12345678901, "59a929e0b70ed731dc6c2e0a8495144bb5c4ad5784e63796e4c1a6ea5eca6750"],
  [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "1bd18e73ec90a589256b5762e77f985644b027503cd0da6c2b66a011d03b2cbd",
  ],
  [
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "8e6e8293359034d5701e6fa6ff8a6313277d8fb9f769ad4c62204a5579003519",
  ],
];

test.each(DIGESTS)("the digest of seed %s", (seed, digest) => {
  expect(blake2b(seed)).toBe(digest);
});

test("a seed longer than a block has no digest here", () => {
  expect(blake2b("00".repeat(200))).toBe("");
});
