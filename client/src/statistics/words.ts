/** Numbers as the reader's language writes them. */
import { t, texts } from "../lib/texts.svelte";
import { when } from "../lib/when";

export const number = (value: number): string => t("number-short", { value });
export const percent = (share: number): string => t("stat-share", { share: Math.round(100 * share) });
/** Where the true value lies with 95 % certainty. */
export const between = (low: string, high: string): string => t("stat-between", { low, high });
const whole = (share: number): string => String(Math.round(100 * share));
export const around = (low: number | null, high: number | null, share: boolean): string =>
  low === null || high === null ? "" : between(share ? whole(low) : number(low), share ? whole(high) : number(high));

const WEEK = 7 * 86_400;
/** A day of the past, with its year unless it is this one; of the last days as people tell them. */
export function moment(seconds: number, now = new Date()): string {
  if (now.getTime() / 1000 - seconds < WEEK) return when(seconds, now);
  const day = new Date(seconds * 1000);
  const year = day.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(texts.lang, { day: "numeric", month: "short", year }).format(day);
}
