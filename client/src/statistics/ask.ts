/** What the house is asked for statistics. */
import { call } from "../lib/api";
import type { OfHouse, OfPerson, Page } from "./figures";

export const ofHouse = (game: string, asked: string): Promise<OfHouse> => call(`/api/statistics/${game}${asked}`);
export const ofPerson = (game: string, asked: string): Promise<OfPerson> =>
  call(`/api/statistics/${game}/mine${asked}`);
/** One's own games before a place in the list. */
export const further = (game: string, asked: string): Promise<Page> => call(`/api/statistics/${game}/mine${asked}`);
