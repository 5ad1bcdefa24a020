/** The components of Valencia by id, and actions read from their text form. */
import type { Phrasebook } from "../lib/phrases";
import type { LegalAction } from "../lib/types";
import type { Choice as Read } from "../table/game.svelte";
import type { Guild, Mission, Office, ValencianContent } from "./types";

export const GUILDS: readonly Guild[] = ["oranges", "dried-fruit", "wine", "clothes", "porcelain"];
export const OFFICES: readonly Office[] = ["nobility", "church", ...GUILDS, "merchants"];
/** Cells and trees are numbered in rows of this length, in the small city too. */
export const SIDE = 7;

export class Content {
  readonly #missions: Map<string, Mission>;

  constructor(readonly data: ValencianContent) {
    this.#missions = new Map(data.missions.map((mission) => [mission.id, mission]));
  }

  mission(id: string): Mission {
    return this.#missions.get(id)!;
  }

  price(good: Guild): number {
    return this.data.goods.prices[GUILDS.indexOf(good)]!;
  }
}

/** A legal action, read: what it is about. */
export interface Choice extends Read {
  cell: number | null;
  tree: number | null;
  stack: number | null;
  guild: Guild | null;
  good: Guild | null;
  card: string | null;
  mission: string | null;
}

export function read(legal: LegalAction, book: Phrasebook): Choice {
  const record = book.read(legal.action);
  const field = <T>(name: string): T | null => (record[name] as T | undefined) ?? null;
  return {
    ...legal,
    kind: String(record["kind"]),
    cell: field("cell"),
    tree: field("tree"),
    stack: field("stack"),
    guild: field("guild"),
    good: field("good"),
    card: field("card"),
    mission: field("mission"),
  };
}
