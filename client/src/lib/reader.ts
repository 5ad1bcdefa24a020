import type { GameEvent, LegalAction, Now, Seat, ServerMessage, TableMessage, View } from "./types";

/** What holds now as it is sent: nothing that the table has said before, and each event once. */
interface SentNow {
  views: Record<string, Omit<View, "game" | "players" | "options" | "seat">>;
  legal: Record<string, SentChoice[]>;
  events: [string, ...unknown[]][];
  fields: Record<string, string[]>;
  undoable: Record<string, number>;
}
type SentChoice = Omit<LegalAction, "preview" | "likely" | "onward"> & {
  preview?: number[];
  likely?: number[];
  onward?: SentChoice[];
};
type Sent<M> = M extends { now?: unknown } ? Omit<M, "now"> & { now?: SentNow | null } : M;
export type SentMessage = Sent<ServerMessage> & { seats?: Seat[] };

/** Reads the messages of a table one after the other and makes them whole with what was said before. */
export class Reader {
  #known: Pick<TableMessage, "game" | "players" | "options"> = { game: "", players: 0, options: {} };
  #seats: Seat[] = [];

  read(sent: SentMessage): ServerMessage {
    if (sent.t === "table") this.#known = { game: sent.game, players: sent.players, options: sent.options };
    if (sent.t === "table" || sent.t === "news") sent.seats = this.#seats = sent.seats ?? this.#seats;
    return ("now" in sent && sent.now ? { ...sent, now: this.#now(sent.now) } : sent) as ServerMessage;
  }

  #now({ views, legal, events, fields, undoable }: SentNow): Now {
    const told = events.map(
      (row) => Object.fromEntries(fields[row[0]]!.map((name, k) => [name, row[k]])) as unknown as GameEvent,
    );
    const found = (places: number[] = []): GameEvent[] => places.map((place) => told[place]!);
    const view = ([eyes, seen]: [string, SentNow["views"][string]]): [string, View] => [
      eyes,
      { ...this.#known, seat: eyes === "spectator" ? null : Number(eyes), ...seen },
    ];
    const choice = ({ preview, likely, onward, ...rest }: SentChoice): LegalAction => ({
      ...rest,
      preview: found(preview),
      ...(likely && { likely: found(likely) }),
      ...(onward && { onward: onward.map(choice) }),
    });
    return {
      views: Object.fromEntries(Object.entries(views).map(view)),
      legal: Object.fromEntries(Object.entries(legal).map(([seat, choices]) => [seat, choices.map(choice)])),
      undoable,
    };
  }
}
