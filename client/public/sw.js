/** Keeps the page for when the house is out of reach; HOUSE, which the server writes above this, says of which build it is. */
const PAGE = `page-${HOUSE.version}`;
/** What is said and drawn, the same for everybody; what belongs to somebody never passes through here. */
const WORDS = `words-${HOUSE.version}`;
/** The engine, kept from build to build under addresses that change with it. */
const ENGINE = "pocket";
const FILES = new Set(HOUSE.files);
/** How long a house may take to answer, and how long it is not waited for after that, in milliseconds. */
const PATIENCE = 4_000;
const AWAY = 20_000;
let away = 0;

const kept = (pattern) => (url) => pattern.test(url.pathname);
const ofEngine = kept(/^\/(assets\/pocket-[^/]+\/|pocket\/)/);
const ofWords = kept(/^\/api\/(texts|games|rules|pocket)(\/|$)/);
/** What is asked before anything is shown: it may fail, but not keep the page waiting. */
const hasty = kept(/^\/(health|api\/(me|tables|announcement|lessons))$/);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => {
  if (data === "online") away = 0;
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (ofEngine(url)) event.respondWith(once(ENGINE, request));
  else if (FILES.has(url.pathname)) event.respondWith(once(PAGE, request));
  else if (ofWords(url)) event.respondWith(latest(request));
  else if (hasty(url)) event.respondWith(timely(request).then(({ answer }) => answer));
});

/** Word of a turn: one notice for each table. */
self.addEventListener("push", (event) => event.waitUntil(shows(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opens(event.notification.data.path));
});

async function shows({ title, body, path, about }) {
  const icon = "/icons/icon-192.png";
  const data = { path, about };
  await self.registration.showNotification(title, { body, tag: path, data, icon, badge: icon, renotify: true });
  await withdraw(about ?? []);
}

/** Whoever has moved elsewhere since reads no more of that turn here: browsers let nobody say so without showing a notice. */
async function withdraw(fresh) {
  const answer = await fetch("/api/next").catch(() => null);
  if (!answer?.ok) return;
  const still = [...fresh, ...(await answer.json()).tables.map(({ id }) => `/t/${id}`)];
  for (const notice of await self.registration.getNotifications()) {
    const about = notice.data?.about ?? [];
    if (about.length && !about.some((path) => still.includes(path))) notice.close();
  }
}

/** A window of the house that is there goes to the table, else a new one does. */
async function opens(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}

/** The whole page is there, with the words and the engine that the last build had, before it takes the place of that. */
async function install() {
  const page = await caches.open(PAGE);
  await page.addAll(HOUSE.files.map((file) => new Request(file, { cache: "no-cache" })));
  const words = await caches.open(WORDS);
  await Promise.all((await others("words-")).map((name) => renew(words, name)));
  // Whoever can play without the house can do so after its update.
  if (await caches.has(ENGINE)) await fetchEngine();
  await self.skipWaiting();
}

async function activate() {
  await Promise.all([...(await others("page-")), ...(await others("words-"))].map((name) => caches.delete(name)));
  if (await caches.has(ENGINE)) await dropEngines();
  await self.clients.claim();
}

async function fetchEngine() {
  const engine = await caches.open(ENGINE);
  await Promise.all(HOUSE.engine.map(async (file) => (await engine.match(file)) ?? engine.add(file)));
}

async function dropEngines() {
  const engine = await caches.open(ENGINE);
  // What a worker has compiled of sources lies beside them.
  const wanted = new Set(HOUSE.engine.flatMap((file) => [file, `${file}.bytecode`]));
  for (const { url } of await engine.keys()) if (!wanted.has(new URL(url).pathname)) await engine.delete(url);
}

async function others(beginning) {
  return (await caches.keys()).filter((name) => name.startsWith(beginning) && name !== PAGE && name !== WORDS);
}

async function renew(words, name) {
  const asked = await (await caches.open(name)).keys();
  // What the house no longer says is no loss.
  await Promise.allSettled(asked.map(({ url }) => words.add(new Request(url, { cache: "no-cache" }))));
}

/** The house's answer if it comes in time; a house that let somebody wait is not waited for again so soon. */
async function timely(request) {
  const answer = fetch(request);
  answer.catch(() => undefined);
  if (Date.now() < away) throw new Error("the house is away");
  let timer = 0;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => {
      away = Date.now() + AWAY;
      fail(new Error("the house is late"));
    }, PATIENCE);
  });
  try {
    return { answer: await Promise.race([answer, late]) };
  } finally {
    clearTimeout(timer);
    answer.then(
      () => (away = 0),
      () => undefined,
    );
  }
}

/** What never changes under its address is asked for once. */
async function once(name, request) {
  const cache = await caches.open(name);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** What the house says now, else what it said last. */
async function latest(request) {
  const words = await caches.open(WORDS);
  try {
    const { answer } = await timely(request);
    if (answer.ok) await words.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await words.match(request.url, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** The page as the house has it now. Only where the house cannot be reached it is the one that was kept. */
async function page(event) {
  const coming = fetch(event.request);
  try {
    const late = new Promise((_, fail) => setTimeout(fail, Date.now() < away ? 0 : PATIENCE));
    return await Promise.race([coming, late]);
  } catch {
    const found = await caches.match("/", { cacheName: PAGE, ignoreVary: true });
    if (!found) return coming;
    event.waitUntil(coming.then((answer) => replace(answer, event.resultingClientId)).catch(() => undefined));
    return found;
  }
}

/** The house was only late: if it has another page by now, the one that is shown is opened anew. */
async function replace(answer, id) {
  const script = /src="(\/assets\/[^"]+)"/.exec(await answer.text())?.[1];
  if (script === undefined || FILES.has(script)) return;
  const client = await self.clients.get(id);
  client?.postMessage("renew");
}
