/** What somebody saw last, for when the house is out of reach: theirs alone, and gone as soon as somebody else is here. */
import { ApiError } from "./api";
import { change, look } from "./shelf";
import type { Me } from "./types";

export interface Seen<T> {
  /** When it was so, in seconds since 1970. */
  at: number;
  what: T;
}

const ME = "me";
const RECENT = "recent";
/** So many tables are remembered, those that were seen last. */
const TABLES = 20;

/** Whether the house did not answer at all. */
export const unheard = (error: unknown): boolean => !(error instanceof ApiError);

/** Remembers something; a browser that keeps nothing is no trouble. */
export async function remember(name: string, what: unknown): Promise<void> {
  const seen: Seen<unknown> = { at: Date.now() / 1000, what };
  await change(["seen"], (part) => part("seen").put(seen, name)).catch(() => undefined);
}

export async function recall<T>(name: string): Promise<Seen<T> | null> {
  return (await look<Seen<T> | undefined>("seen", (part) => part.get(name)).catch(() => undefined)) ?? null;
}

/** Remembers a table, and forgets the one that was not looked at for longest. */
export async function rememberTable(id: string, what: unknown): Promise<void> {
  const before = (await recall<string[]>(RECENT))?.what ?? [];
  const recent = [id, ...before.filter((one) => one !== id)];
  await Promise.all([remember(`table.${id}`, what), remember(RECENT, recent.slice(0, TABLES))]);
  const gone = recent.slice(TABLES);
  if (gone.length) await change(["seen"], (part) => gone.forEach((one) => part("seen").delete(`table.${one}`)));
}

export const recallTable = <T>(id: string): Promise<Seen<T> | null> => recall<T>(`table.${id}`);

/** Remembers who is here, and nothing of whoever was here before. */
export async function meet(me: Me | null): Promise<void> {
  const before = await recall<Me>(ME);
  if (before && before.what.id !== me?.id)
    await change(["seen"], (part) => part("seen").clear()).catch(() => undefined);
  if (me) await remember(ME, me);
}

/** Who was here last, where the house says nothing; whatever else went wrong still is. */
export async function last(error: unknown): Promise<Me> {
  const before = unheard(error) ? await here() : null;
  if (!before) throw error;
  return before;
}

/** Whose browser this is, without asking the house. */
export const here = async (): Promise<Me | null> => (await recall<Me>(ME))?.what ?? null;
