/** A house that was updated has no longer the files an open page asks for: then the page is opened anew. */
const KEY = "kaffeehaus.renewed";
const MINUTE = 60_000;

/** Only where the house answers, or nothing would be left of the page, and not again and again. */
export async function renew(now = Date.now(), again = (): void => location.reload()): Promise<void> {
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return;
  const answer = await fetch("/health").catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(now));
  again();
}
