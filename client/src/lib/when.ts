/** Moments in words, the way people tell them: a time today, yesterday, a day of the week, a date. */
import { t, texts } from "./texts.svelte";

const DAY = 86_400_000;
const midnight = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);

export function when(seconds: number, now = new Date()): string {
  const moment = new Date(seconds * 1000);
  const days = Math.round((midnight(now) - midnight(moment)) / DAY);
  const told = (style: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(texts.lang, style).format(moment);
  return t("page-when", {
    kind: days <= 0 ? "today" : days === 1 ? "yesterday" : days < 7 ? "week" : "before",
    time: told({ hour: "numeric", minute: "2-digit" }),
    day: told({ weekday: "long" }),
    date: told({ day: "numeric", month: "long" }),
  });
}

/** A moment in full, as a clock and a calendar tell it. */
export const exactly = (seconds: number): string =>
  new Intl.DateTimeFormat(texts.lang, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
