/** Clocks of a table: what is left of them later than the house has told, and how long that is in words. */
import { t, texts } from "./texts.svelte";
import type { Pace } from "./types";

/** How long players may take, in seconds: a bank that turns add to, or a deadline for each turn. */
export interface Clock {
  bank?: number;
  increment?: number;
  turn?: number;
  zero?: Zero;
  holidays?: number;
}

export const ZEROS = ["turn", "seat", "others"] as const;
export type Zero = (typeof ZEROS)[number];

/** From when until when a clock stands, in seconds, and why; without an end for now. */
export type Stand = [number, number | null, "down" | "pause" | "holiday" | "night"];

export interface SeatClock {
  left: number;
  of: number;
  runs: boolean;
  end: number | null;
  /** What became of a turn whose time ran out. */
  out: Zero | null;
  stands: Stand[];
  holidays: number;
}

export interface Clocks {
  /** The moment at which they stood so, by the watch of the house. */
  at: number;
  paused: boolean;
  seats: SeatClock[];
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const ENOUGH = 10;
const two = (figure: number): string => String(figure).padStart(2, "0");

/** What is left of a clock some time after it was told. */
export function leftAt(clock: SeatClock, from: number, now: number): number {
  if (!clock.runs) return clock.left;
  let [at, spent] = [from, 0];
  for (const [begins, ends] of clock.stands) {
    if (begins >= now) break;
    spent += Math.max(0, begins - at);
    at = Math.max(at, ends ?? Infinity);
  }
  return Math.max(0, clock.left - spent - Math.max(0, now - at));
}

/** Why a clock stands at a moment. */
export const standing = (clock: SeatClock, now: number): Stand | undefined =>
  clock.stands.find(([begins, ends]) => begins <= now && (ends === null || now < ends));

/** Whether little is left: the last quarter over days, the last minute live. */
export const low = (left: number, clock: SeatClock, pace: Pace): boolean =>
  clock.runs && left <= (pace === "days" ? clock.of / 4 : MINUTE);

/** How long something is: as a watch tells it where seconds count, else in words. */
export function lasting(seconds: number, exact: boolean): string {
  const exactly = Math.ceil(seconds);
  const words = !exact && exactly >= ENOUGH * MINUTE;
  // A turn of twelve hours has them until half of the first one is gone.
  const unit = exactly >= ENOUGH * HOUR ? HOUR : MINUTE;
  const whole = words ? Math.round(exactly / unit) * unit : exactly;
  const [days, hours, minutes] = [
    Math.floor(whole / DAY),
    Math.floor((whole % DAY) / HOUR),
    Math.floor((whole % HOUR) / MINUTE),
  ];
  if (!words) {
    const rest = two(whole % MINUTE);
    return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  }
  if (days) return t("clock-days", { days, hours });
  return hours ? t("clock-hours", { hours, minutes }) : t("clock-minutes", { minutes });
}

/** A moment that is ahead: the day of the week and the hour, or later the date. */
export function moment(seconds: number): string {
  const week = seconds * 1000 - Date.now() < 6 * DAY * 1000;
  const style: Intl.DateTimeFormatOptions = week ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(texts.lang, { ...style, hour: "numeric", minute: "2-digit" }).format(seconds * 1000);
}

/** A setting as one word, for lists and for what is remembered. */
export const word = ({ bank = 0, increment = 0, turn = 0 }: Clock): string =>
  turn ? `t${turn}` : bank ? `b${bank}+${increment}` : NONE;
export const NONE = "none";
export const WORDS: Record<Pace, readonly string[]> = {
  live: [NONE, "b600+15", "b1200+20", "b2700+30"],
  days: [NONE, "t43200", "t86400", "t172800", "t259200", "t604800"],
};
const HOLIDAYS = 20;

/** The setting that such a word names. */
export function setting(named: string, pace: Pace, zero: Zero): Clock | null {
  const [given, more = 0] = named.slice(1).split("+").map(Number);
  if (named === NONE || !given) return null;
  const holidays = pace === "days" ? { holidays: HOLIDAYS } : {};
  return { ...(named.startsWith("t") ? { turn: given } : { bank: given, increment: more }), zero, ...holidays };
}

/** A setting in words. */
export function told(clock: Clock | null): string {
  if (!clock) return t("clock-setting", { kind: NONE });
  const { bank = 0, increment = 0, turn = 0 } = clock;
  if (turn) return t("clock-setting", { kind: "turn", time: lasting(turn, turn < HOUR) });
  return t("clock-setting", {
    kind: "bank",
    time: bank >= HOUR ? lasting(bank, false) : t("clock-minutes", { minutes: Math.round(bank / MINUTE) }),
    more: increment >= HOUR ? lasting(increment, false) : t("clock-seconds", { seconds: increment }),
  });
}
