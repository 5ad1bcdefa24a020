/** Lets the browser keep the page, and what its guest saw, so that it opens while the house is out of reach. */
import type { Me } from "./types";

/** Whoever has just come has other things to fetch first, in milliseconds. */
const LATER = 4_000;
const ME = "kaffeehaus.me";
/** What the service worker keeps of what is said. */
const SAID = /\/api\/(texts|games|rules|pocket)(\/|$|\?)/;

/** The page itself is kept by public/sw.js. */
export function keepPage(): void {
  const { serviceWorker } = navigator;
  // There is none where a page comes by plain http from another machine, nor while the page is worked at.
  if (!serviceWorker || !import.meta.env.PROD) return;
  // Of a page that was kept and is of yesterday: it goes as soon as the service worker of today has taken over.
  let [old, changed] = [false, false];
  const renew = (): void => void (old && changed && location.reload());
  serviceWorker.addEventListener("controllerchange", () => {
    changed = true;
    renew();
  });
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data !== "renew") return;
    old = true;
    renew();
    void serviceWorker.getRegistration().then((found) => found?.update());
  });
  addEventListener("online", () => serviceWorker.controller?.postMessage("online"));
  const fresh = !serviceWorker.controller;
  setTimeout(() => void begin(serviceWorker, fresh).catch(() => undefined), LATER);
}

async function begin(serviceWorker: ServiceWorkerContainer, fresh: boolean): Promise<void> {
  await serviceWorker.register("/sw.js");
  // Only a page that can be kept is worth installing.
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }),
  );
  if (!fresh) return;
  await listening();
  // What was said before anybody listened is asked for once more.
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  await Promise.all(asked.filter((name) => SAID.test(name)).map((name) => fetch(name)));
}

/** Once whatever the page asks for passes through the service worker: that may be active a moment before. */
export async function listening(): Promise<void> {
  const { serviceWorker } = navigator;
  const change = new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  await serviceWorker.ready;
  // A page that was forced to be opened anew goes by itself for as long as it is shown.
  if (!serviceWorker.controller) await Promise.race([change, new Promise((late) => setTimeout(late, LATER))]);
}

/** Somebody has come: what anybody else saw here is forgotten, at once if there was somebody else. */
export function met(me: Me | null): void {
  const before = localStorage.getItem(ME);
  if (me) localStorage.setItem(ME, me.id);
  else localStorage.removeItem(ME);
  const meet = () => void import("./seen").then((seen) => seen.meet(me)).catch(() => undefined);
  if (before && before !== me?.id) meet();
  else setTimeout(meet, LATER);
}
