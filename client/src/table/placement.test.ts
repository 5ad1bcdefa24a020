import { expect, test, vi } from "vitest";
import { beside, type Box } from "./placement";

const [WIDE, HIGH] = [390, 844];
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test("a note on a phone leaves free what it is about and what the lesson waits for, even if it covers the question", () => {
  vi.stubGlobal("window", { innerWidth: WIDE, innerHeight: HIGH });
  const [about, aim, size] = [box(275, 302, 44, 44), box(260, 170, 64, 62), { width: 304, height: 184 }];
  const asked = [box(0, 440, WIDE, 80), box(0, 520, WIDE, 324)];
  const note = { ...size, ...beside(about, size, asked, [], [aim]) };
  expect([about, aim].filter((one) => meet(note, one))).toEqual([]);
  // Without a lesson it is the question that stays free.
  const other = { ...size, ...beside(about, size, asked, []) };
  expect(asked.filter((one) => meet(other, one))).toEqual([]);
  expect(meet(other, aim)).toBe(true);
});
