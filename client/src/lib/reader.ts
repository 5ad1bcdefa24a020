import type { GameEvent, LegalAction, Now, Seat, ServerMessage, TableMessage, View } from "./types";

/** What holds now as it is sent: nothing that the table has said before, and each event once. */
interface SentNow {
  views: SentViews;
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
type SentViews = Record<string, Omit<View, "game" | "players" | "options" | "seat">>;
type Sent<M> = M extends { now?: unknown } ? Omit<M, "now"> & { now?: SentNow | null } : M;
export type SentMessage = Sent<ServerMessage> & { seats?: Seat[] };

/** Reads the messages of a table one after the other and makes them whole with what was said before. */
export class Reader {
  #known: Pick<TableMessage, "game" | "players" | "options"> = { game: "", players: 0, options: {} };
  #seats: Seat[] = [];

  read(sent: SentMessage): ServerMessage {
    if (sent.t === "table") this.#known = { game: sent.game, players: sent.players, options: sent.options };
    if (sent.t === "table" || sent.t === "news") sent.seats = this.#seats = sent.seats ?? this.#seats;
    if (sent.t === "moment") return { ...sent, views: this.#views(sent.views) };
    // What is imagined tells of its now by itself.
    if (sent.t === "imagined") sent.now = { undoable: {}, ...(sent as object) } as SentNow;
    return ("now" in sent && sent.now ? { ...sent, now: this.#now(sent.now) } : sent) as ServerMessage;
  }

  #views(views: SentViews): Record<string, View> {
    const view = ([eyes, seen]: [string, SentViews[string]]): [string, View] => [
      eyes,
      { ...this.#known, seat: eyes === "spectator" ? null : Number(eyes), ...seen },
    ];
    return Object.fromEntries(Object.entries(views).map(view));
  }

  #now({ views, legal, events, fields, undoable }: SentNow): Now {
    const told = events.map(
      (row) => Object.fromEntries(fields[row[0]]!.map((name, k) => [name, row[k]])) as unknown as GameEvent,
    );
    const found = (places: number[] = []): GameEvent[] => places.map((place) => told[place]!);
    const choice = ({ preview, likely, onward, ...rest }: SentChoice): LegalAction => ({
      ...rest,
      preview: found(preview),
      ...(likely && { likely: found(likely) }),
      ...(onward && { onward: onward.map(choice) }),
    });
    return {
      views: this.#views(views),
      legal: Object.fromEntries(Object.entries(legal).map(([seat, choices]) => [seat, choices.map(choice)])),
      undoable,
    };
  }
}
