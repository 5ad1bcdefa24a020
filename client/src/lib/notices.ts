/** How somebody is told that a table waits: by this browser and others, by mail, in a chat. */
import { call } from "./api";

export interface Hours {
  zone: string;
  digest: number | null;
  quiet: [number, number] | null;
}

export interface Notices {
  hours: Hours;
  devices: { endpoint: string; name: string }[];
  mail: string | null;
  unconfirmed: string | null;
  webhook: string | null;
  silent: string[];
  invitations: boolean;
  troubles: string[];
  /** The ways that this house has; the first is the key with which it signs what it pushes. */
  house: { push: string; mail: boolean; webhook: boolean };
}

const PATH = "/api/notices";
/** How long a browser may take until its service worker is there, in milliseconds. */
const PATIENCE = 10_000;

/** Whether this browser could show anything while the page is closed. */
export const pushHere = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("no service worker")), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** What this browser has subscribed to, if anything. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!pushHere()) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** Lets the house push messages to this browser; false where its owner does not want that. */
export async function subscribe(key: string, name: string): Promise<Notices | false> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await worker();
  // One that was made for another key of the house hears nothing any more.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return call<Notices>(`${PATH}/device`, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, name });
}

export const notices = {
  read: () => call<Notices>(PATH),
  hours: (hours: Hours) => call<Notices>(PATH, hours),
  mail: (address: string | null) => call<Notices>(`${PATH}/mail`, { address }),
  confirm: (code: string) => call<Notices>(`${PATH}/mail/confirm`, { code }),
  webhook: (address: string | null) => call<Notices>(`${PATH}/webhook`, { address }),
  silence: (table: string, silent: boolean) => call<Notices>(`${PATH}/silence`, { table, silent }),
  invitations: (wanted: boolean) => call<Notices>(`${PATH}/invitations`, { wanted }),
  test: () => call<Notices>(`${PATH}/test`, {}),
  without: async (endpoint: string): Promise<Notices> => {
    const own = await subscribed();
    if (own?.endpoint === endpoint) await own.unsubscribe();
    return call<Notices>(`${PATH}/device/remove`, { endpoint });
  },
};
