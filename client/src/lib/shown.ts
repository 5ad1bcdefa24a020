/** Notices of turns that this browser shows: they go once the turn is over, or its player is there. */

/** What the service worker keeps with a notice. */
interface Shown {
  path: string;
  /** The ways to the tables whose turns it tells of. */
  about?: string[];
}

/** Takes back what is said of turns at other tables than those that wait, and of the one that is looked at. */
export async function withdraw(waiting: readonly string[]): Promise<void> {
  const found = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined);
  if (!found) return;
  const still = waiting.map((id) => `/t/${id}`).filter((path) => path !== location.pathname);
  for (const notice of await found.getNotifications()) {
    const { about = [] } = (notice.data ?? {}) as Partial<Shown>;
    if (about.length && !about.some((path) => still.includes(path))) notice.close();
  }
}
