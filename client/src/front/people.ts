/** Who sits at a table of the lobby, in words. */
import { called, coloursOf } from "../lib/names";
import type { GameInfo, Summary } from "../lib/types";

export interface People {
  colours: string[];
  nameOf: (seat: number) => string;
  /** Everybody, in the order of the seats. */
  names: string[];
  /** Everybody but the reader. */
  others: string[];
}

export function people(table: Summary, game: GameInfo | undefined): People {
  const colours = (table.options["colours"] as string[] | undefined) ?? coloursOf(game);
  const nameOf = (seat: number): string => called(table.seats, seat, colours[seat]);
  const taken = table.seats.flatMap(({ kind }, seat) => (kind === "open" ? [] : [seat]));
  return {
    colours,
    nameOf,
    names: taken.map(nameOf),
    others: taken.filter((seat) => !table.yours.includes(seat)).map(nameOf),
  };
}
