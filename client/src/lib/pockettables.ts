/** The tables in this browser: which there are, new ones, and the way of a finished one into the house. */
import { api, ApiError, call, type NewTable } from "./api";
import { listening } from "./keep";
import { ask } from "./pocket";
import { look } from "./shelf";
import type { Me, Refusal, Summary } from "./types";

interface Kept {
  user: string;
  updated: number;
  summary: string;
}

const BROUGHT = "kaffeehaus.brought";
/** The cache of the engine, which the service worker keeps from build to build. */
const CACHE = "pocket";

/** The tables of somebody in this browser, the latest first. */
export async function tables(me: Me): Promise<Summary[]> {
  const kept = await look<Kept[]>("tables", (part) => part.getAll());
  return kept
    .filter(({ user }) => user === me.id)
    .sort((a, b) => b.updated - a.updated)
    .map(({ summary }) => {
      const { owners, ...found } = JSON.parse(summary) as Summary & { owners: (string | null)[] };
      return { ...found, yours: owners.flatMap((user, seat) => (user === me.id ? [seat] : [])) };
    });
}

/** Sets a table in this browser. */
export async function open(table: NewTable): Promise<{ id: string }> {
  const { status, body } = await ask("/api/tables", JSON.stringify(table));
  if (status >= 300) throw new ApiError(status, (body as { error: Refusal }).error);
  return body as { id: string };
}

const places = (): Record<string, string> =>
  JSON.parse(localStorage.getItem(BROUGHT) ?? "{}") as Record<string, string>;

/** Where a game of this browser is in the house, if it was brought there. */
export const brought = (id: string): string | null => places()[id] ?? null;

/** Brings a finished game to the house: its record, which the house plays through, and where it is from then on. */
export async function bring(id: string): Promise<string> {
  const record = await api.record(id);
  const found = await api.bring(JSON.stringify(record));
  localStorage.setItem(BROUGHT, JSON.stringify({ ...places(), [id]: found.id }));
  return found.id;
}

interface Luggage {
  engine: { files: string[]; sources: string; bytes: number } | null;
  words: string[];
}

const luggage = (lang: string): Promise<Luggage> => call<Luggage>(`/api/pocket/${lang}`);

/** How many bytes have to be fetched to play without the house; 0 where all is here, null where that cannot be. */
export async function missing(lang: string): Promise<number | null> {
  const { engine } = await luggage(lang);
  if (!engine || !("caches" in window)) return null;
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return engine.files.every((file) => here.has(file)) ? 0 : engine.bytes;
}

/** Fetches all that it takes to play without the house. */
export async function take(lang: string): Promise<void> {
  const { engine, words } = await luggage(lang);
  await listening();
  const cache = await caches.open(CACHE);
  await Promise.all(engine!.files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  // The service worker keeps what it is asked for.
  await Promise.all(words.map((path) => fetch(path)));
}
