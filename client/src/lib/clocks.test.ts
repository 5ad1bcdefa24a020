import { expect, test, vi } from "vitest";
import { lasting, leftAt, low, type SeatClock, setting, standing, word, WORDS } from "./clocks";

vi.mock("./texts.svelte", () => ({
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  texts: { lang: "en" },
}));

const clock = (more: Partial<SeatClock> = {}): SeatClock => ({
  left: 1000,
  of: 2000,
  runs: true,
  end: null,
  out: null,
  stands: [],
  holidays: 0,
  ...more,
});

test("what is left is what was told, less the time that runs", () => {
  expect(leftAt(clock(), 100, 160)).toBe(940);
  expect(leftAt(clock({ runs: false }), 100, 160)).toBe(1000);
  expect(leftAt(clock(), 100, 5000)).toBe(0);
});

test("nothing is spent while a clock stands", () => {
  const night = clock({ stands: [[200, 700, "night"]] });
  expect(leftAt(night, 100, 150)).toBe(950);
  expect(leftAt(night, 100, 500)).toBe(900);
  expect(leftAt(night, 100, 800)).toBe(800);
  const pause = clock({ stands: [[90, null, "pause"]] });
  expect(leftAt(pause, 100, 9000)).toBe(1000);
  const twice = clock({
    stands: [
      [110, 120, "down"],
      [120, 130, "holiday"],
    ],
  });
  expect(leftAt(twice, 100, 140)).toBe(980);
  expect([standing(twice, 105), standing(twice, 121)?.[2]]).toEqual([undefined, "holiday"]);
});

test("little is the last minute live and the last quarter over days", () => {
  expect([low(61, clock(), "live"), low(60, clock(), "live")]).toEqual([false, true]);
  expect([low(501, clock(), "days"), low(500, clock(), "days")]).toEqual([false, true]);
  expect(low(1, clock({ runs: false }), "live")).toBe(false);
});

test("where seconds count a watch tells them", () => {
  expect(lasting(760, true)).toBe("12:40");
  expect(lasting(40.2, true)).toBe("0:41");
  expect(lasting(3725, true)).toBe("1:02:05");
  expect(lasting(61, false)).toBe("1:01");
});

test("in words a turn has its hours until half of the first one is gone", () => {
  const HOUR = 3600;
  for (const [left, told] of [
    [12 * HOUR, "clock-hours 12 0"],
    [12 * HOUR - 1, "clock-hours 12 0"],
    [11.5 * HOUR, "clock-hours 12 0"],
    [11.5 * HOUR - 1, "clock-hours 11 0"],
    [24 * HOUR - 1, "clock-days 1 0"],
    [23.4 * HOUR, "clock-hours 23 0"],
    [48 * HOUR - 1, "clock-days 2 0"],
    [47.4 * HOUR, "clock-days 1 23"],
    [10 * HOUR - 10, "clock-hours 10 0"],
    [9.5 * HOUR, "clock-hours 9 30"],
    [HOUR - 10, "clock-hours 1 0"],
    [HOUR - 40, "clock-minutes 59"],
    [600, "clock-minutes 10"],
    [599, "9:59"],
  ] as const)
    expect(lasting(left, false)).toBe(told);
});

test("every setting that is offered is named by its word", () => {
  for (const pace of ["live", "days"] as const)
    for (const named of WORDS[pace]) {
      const found = setting(named, pace, "seat");
      expect(found ? word(found) : "none").toBe(named);
      expect(found?.zero).toBe(found ? "seat" : undefined);
    }
});
