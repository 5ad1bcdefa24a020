/** What this browser remembers of settings and notes, and since when; `sync` brings it to the house for other devices. */
export const SINCE = "@";
/** Whoever brings it to the house listens for this. */
export const KEPT = "kaffeehaus-kept";

/** Remembers a setting or a note; what stands on something newer is newer yet, whatever the clock of this machine says. */
export function keep(key: string, value: string): void {
  localStorage.setItem(key, value);
  const before = Number(localStorage.getItem(key + SINCE) ?? 0);
  localStorage.setItem(key + SINCE, `${Math.max(Date.now() / 1000, before + 0.001)}`);
  dispatchEvent(new Event(KEPT));
}
