/** Settings and notes come along to wherever somebody is known: of each field, what was written last. Without the house they stay here. */
import { call } from "./api";
import { KEPT, SINCE } from "./kept";
import { prefs } from "./prefs.svelte";

/** Whose settings these are. */
const WHOSE = "kaffeehaus.whose";
const NOTES = "notes.";
/** What belongs to a person and not to a machine; those of games bear their names. */
const SHARED = /^settings\.(theme|sound|motion|swift|plain|keys|film|landing|lessons|lessons\.on|table\.[\w-]+)$/;
/** Up to when what was written here has come to the house. */
const BROUGHT = "kaffeehaus.brought";
const PAUSE = 1_500;
const AT_ONCE = 20;
/** When something was written of which nobody knows when. */
const ONCE = 1;

const PREFIX = "kaffeehaus.";

const nameOf = (key: string): string => {
  const name = key.slice(PREFIX.length);
  return name.startsWith(NOTES) ? name : `settings.${name}`;
};

const keyOf = (name: string): string => PREFIX + name.replace(/^settings\./, "");

const keys = (): string[] =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!).filter((key) => key.startsWith(PREFIX));

/** When each field was written here, in seconds since 1970. */
const written = (): Record<string, number> =>
  Object.fromEntries(
    keys()
      .filter((key) => key.endsWith(SINCE))
      .map((key) => [nameOf(key.slice(0, -SINCE.length)), Number(localStorage.getItem(key))]),
  );

const note = (name: string, at: number): void => localStorage.setItem(keyOf(name) + SINCE, `${at}`);

type Fields = Record<string, { value: string; at: number }>;

let timer = 0;
let ready = false;

function brought(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(BROUGHT) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

function bring(ats: Record<string, number>): void {
  localStorage.setItem(BROUGHT, JSON.stringify({ ...brought(), ...ats }));
}

/** Takes in what is newer in the house. */
function take(fields: Fields): void {
  const mine = written();
  for (const [name, { value, at }] of Object.entries(fields)) {
    if ((mine[name] ?? 0) < at) {
      localStorage.setItem(keyOf(name), value);
      note(name, at);
    }
    bring({ [name]: at });
  }
  prefs.read();
}

/** What was written here since the house last heard of it. */
function news(): Fields {
  const fields: Fields = {};
  const there = brought();
  for (const [name, at] of Object.entries(written())) {
    const value = localStorage.getItem(keyOf(name));
    const shared = name.startsWith(NOTES) || SHARED.test(name);
    if (value !== null && shared && at > (there[name] ?? 0)) fields[name] = { value, at };
  }
  return fields;
}

/** Brings to the house what is new here; what cannot be brought now waits. */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  if (!ready) return;
  const some = Object.entries(news());
  // Notes may be long, so each goes by itself.
  const parts = some.filter(([name]) => name.startsWith(NOTES)).map((one) => [one]);
  const settings = some.filter(([name]) => !name.startsWith(NOTES));
  while (settings.length) parts.push(settings.splice(0, AT_ONCE));
  for (const part of parts) {
    const { fields } = await call<{ fields: Fields }>("/api/me/kept", { fields: Object.fromEntries(part) });
    bring(Object.fromEntries(part.map(([name, { at }]) => [name, at])));
    take(fields);
  }
}

const later = (): void => {
  clearTimeout(timer);
  timer = window.setTimeout(() => void flush().catch(() => undefined), PAUSE);
};

/** Forgets what belongs to whoever was here. */
export function clear(): void {
  for (const key of keys())
    if (key.startsWith(PREFIX + NOTES) || key.endsWith(SINCE) || key === BROUGHT || key === WHOSE)
      localStorage.removeItem(key);
  ready = false;
}

/** Begins, for whoever is here. */
export async function begin(id: string): Promise<void> {
  const whose = localStorage.getItem(WHOSE);
  if (whose !== null && whose !== id) clear();
  localStorage.setItem(WHOSE, id);
  try {
    take((await call<{ fields: Fields }>("/api/me/kept")).fields);
  } catch {
    return; // without the house everything stays here, and comes with the next page
  }
  // What was chosen before anybody noted when.
  for (const name of keys().map(nameOf)) if (SHARED.test(name) && !(name in written())) note(name, ONCE);
  ready = true;
  addEventListener(KEPT, later);
  addEventListener("online", later);
  await flush().catch(() => undefined);
}

/** The note of a table, which may have been written on another device. */
export async function noteOf(table: string): Promise<string> {
  const name = `${NOTES}${table}`;
  if (localStorage.getItem(WHOSE) !== null) {
    const { fields } = await call<{ fields: Fields }>(`/api/me/kept?about=${name}`);
    take(fields);
  }
  return localStorage.getItem(keyOf(name)) ?? "";
}
