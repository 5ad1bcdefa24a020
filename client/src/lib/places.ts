/** The places of the house: every folder with a `place.ts` has addresses of its own; what is shown there comes when it is wanted. */
import { expected } from "./expected";
import type { Place } from "./place";
import { route } from "./route.svelte";

export const PLACES = Object.values(
  import.meta.glob<Place>(["../*/place.ts", "!../lib/place.ts"], { eager: true, import: "default" }),
);

export const leads = (path: string): boolean => PLACES.some((one) => one.path.test(path));

const LOOKED = "kaffeehaus.game";

/** The game that was looked at last. */
export const looked = (): string => localStorage.getItem(LOOKED) ?? expected ?? "";
export const look = (game: string): void => localStorage.setItem(LOOKED, game);

/** What there is to a game besides playing it, in the order in which one comes to want it. */
const DOORS = ["learn", "puzzles", "rules", "components", "statistics"] as const;
export type Door = (typeof DOORS)[number];

export interface Way {
  door: Door;
  path: string;
  /** Whether one is there. */
  here: boolean;
}

/** The doors of the house, those of the game that the page is about or of the one that was looked at last. */
export function ways(): Way[] {
  const [, room, about] = route.path.split("/");
  const game = DOORS.some((door) => door === room) && about ? about : looked();
  return DOORS.map((door) => ({ door, path: `/${door}/${game}`, here: room === door })).filter(({ path }) =>
    leads(path),
  );
}
