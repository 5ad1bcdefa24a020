/** The components of Vienna by index, name and id, and actions read from their text form. */
import type { LegalAction } from "../lib/types";
import type { Choice as Read } from "../table/game.svelte";
import type { Building, Card, Mission, VienneseContent } from "./types";

export const BRIBES = ["chocolate", "wine", "tobacco", "magazine", "coffee"] as const;
export const INFOS = ["briefcase", "flask", "slide", "microfilm", "pistol"] as const;
export const ITEMS = ["telephone", "map", "cash-box", "seal-tile", "side-table"] as const;
export const ROOF = [..."ABCDEFGHIJKL"];
export const SPACES = ["I", "II", "IV"] as const;
const COLUMNS = 6;

export class Content {
  readonly #slugs: Map<string, number>;
  readonly #missions: Map<string, Mission>;

  constructor(readonly data: VienneseContent) {
    this.#slugs = new Map(data.buildings.map((b, i) => [slug(b.name), i]));
    this.#missions = new Map(data.missions.map((m) => [m.id, m]));
  }

  building(index: number): Building {
    return this.data.buildings[index]!;
  }

  bySlug(word: string): number | null {
    return this.#slugs.get(word) ?? null;
  }

  byLetter(letter: string): number {
    return this.data.buildings.findIndex((b) => b.letter === letter);
  }

  card(number: number): Card {
    return this.data.cards[number - 1]!;
  }

  mission(id: string): Mission {
    return this.#missions.get(id)!;
  }

  /** How many spaces a track has. */
  get spaces(): number {
    return (this.data.tracks[0]?.areas ?? []).reduce((sum, length) => sum + length, 0);
  }

  /** The area of a track in which its space lies. */
  area(info: string, space: number): number {
    const areas = this.data.tracks.find((track) => track.info === info)?.areas ?? [];
    let end = 0;
    return areas.findIndex((length) => space < (end += length)) + 1 || areas.length;
  }
}

export const slug = (name: string): string => name.toLowerCase().replaceAll("_", "-").replaceAll(" ", "-");
export const spot = (building: number): string =>
  `${"abcde"[Math.floor(building / COLUMNS)]}${(building % COLUMNS) + 1}`;
export const cardNumber = (number: number): string => String(number).padStart(3, "0");

/** A legal action, read: what it is about. */
export interface Choice extends Read {
  building: number | null;
  card: number | null;
  space: string | null;
  drawer: number | null;
  bribe: string | null;
  info: string | null;
  item: string | null;
  mission: string | null;
  amount: number | null;
}

const ON_MAP = ["place", "move-from", "move-figure", "stefan", "remove"];
const WITH_BRIBE = ["take-bribes", "pay", "gain"];
const WITH_MISSION = ["complete", "accept"];

export function read(legal: LegalAction, content: Content): Choice {
  const [kind = "", word = "", second = ""] = legal.action.split(" ");
  return {
    ...legal,
    kind,
    building: ON_MAP.includes(kind) ? content.bySlug(word) : null,
    card: kind === "assign" ? Number(word) : null,
    space: kind === "assign" ? second.toUpperCase() : null,
    drawer: kind === "exchange" ? Number(word) : null,
    bribe: WITH_BRIBE.includes(kind) ? word : null,
    info: kind === "advance" ? word : null,
    item: kind === "buy" ? word : null,
    mission: WITH_MISSION.includes(kind) ? word.toUpperCase() : null,
    amount: kind === "deposit" ? Number(word) : null,
  };
}
