/** The HTTP side of the wire. */
import type { Clock } from "./clocks";
import { ask, ofPocket } from "./pocket";
import type { Advice, Announcement, Deal, GameInfo, Me, Pace, Refusal, Story, Summary, Tables, View } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.id);
  }
}

async function asked(path: string, body?: unknown): Promise<{ ok: boolean; status: number; data: unknown }> {
  if (ofPocket(path)) {
    const { status, body: data } = await ask(path, body === undefined ? body : JSON.stringify(body));
    return { ok: status < 300, status, data };
  }
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  const answer = await fetch(path, init);
  return { ok: answer.ok, status: answer.status, data: await answer.json().catch(() => null) };
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const { ok, status, data } = await asked(path, body);
  if (!ok) {
    const refusal = (data as { error?: Refusal } | null)?.error ?? { id: "page-error", args: { status } };
    throw new ApiError(status, refusal);
  }
  return data as T;
}

const of = (edition: string | null): string => (edition === null ? "" : `?edition=${edition}`);

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  private: boolean;
  pace: Pace;
  clock?: Clock | null;
  seats: ({ kind: "you"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string })[];
}

/** A table that waits for the reader: since when, and when their time is over, in seconds since 1970. */
export interface Awaited {
  id: string;
  game: string;
  since: number;
  ends: number | null;
}

export const api = {
  health: () => call<{ version: string }>("/health"),
  me: () => call<Me | null>("/api/me"),
  introduce: (name: string, lang: string) => call<Me>("/api/me", { name, lang }),
  games: () => call<GameInfo[]>("/api/games"),
  /** The components of a game, or of an edition that a table is of, which its screen knows how to read. */
  content: (game: string, edition: string | null) => call<unknown>(`/api/games/${game}/content${of(edition)}`),
  /** Every action of a game, whether it is offered or not. */
  actions: (game: string, edition: string | null) => call<string[]>(`/api/games/${game}/actions${of(edition)}`),
  /** The rules page of a game. */
  rules: <Book>(lang: string, game: string) => call<Book>(`/api/rules/${lang}/${game}`),
  /** How often the components of a game were used. */
  used: <Used>(game: string) => call<Used[]>(`/api/games/${game}/used`),
  tables: (before?: string) =>
    call<Tables>(`/api/tables${before === undefined ? "" : `?before=${encodeURIComponent(before)}`}`),
  /** The tables that wait for the reader, the most urgent first. */
  next: () => call<{ tables: Awaited[] }>("/api/next"),
  /** What the house tells everybody now, if anything. */
  announcement: () => call<Announcement | null>("/api/announcement"),
  table: (id: string) => call<Summary>(`/api/tables/${id}`),
  open: (table: NewTable) => call<{ id: string }>("/api/tables", table),
  holidays: (begins: number, ends: number) => call<{ tables: number }>("/api/holidays", { begins, ends }),
  punctual: (id: string) => call<{ seat: number; kept: number; late: number }[]>(`/api/tables/${id}/punctual`),
  rematch: (id: string) => call<{ id: string }>(`/api/tables/${id}/rematch`, {}),
  /** The same people play on after this game, in turn with others, or no longer. */
  series: (id: string, on: boolean, others: string[] = []) =>
    call(`/api/tables/${id}/series`, { on, others: others.map((game) => ({ game })) }),
  replay: (id: string) => call<Story>(`/api/tables/${id}/replay`),
  moment: (id: string, number: number, seat: number | null) =>
    call<{ number: number; view: View }>(`/api/tables/${id}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  /** What a bot would do after so many actions of a finished game, in the place of a seat. */
  advice: (id: string, number: number, seat: number, bot: string) =>
    call<Advice>(`/api/tables/${id}/replay/${number}/advice?bot=${bot}&seat=${seat}`),
  record: (id: string) => call<{ seed: string | number }>(`/api/tables/${id}/record`),
  bring: (record: string) => call<{ id: string }>("/api/replays", record),
  deal: (id: string) => call<Deal>(`/api/deals/${id}`),
  dealOfToday: (game: string) => call<Deal>(`/api/deals/${game}/today`),
  shareDeal: (table: string) => call<{ id: string }>("/api/deals", { table }),
  playDeal: (id: string) => call<{ id: string }>(`/api/deals/${id}/play`, {}),
  /** The words of a language and a game, or of a topic that only some pages speak of. */
  texts: async (lang: string, game: string | null, topic: string | null = null): Promise<string> => {
    const path = topic === null ? lang : `${lang}/${topic}`;
    const answer = await fetch(`/api/texts/${path}${game === null ? "" : `?game=${game}`}`);
    if (!answer.ok) throw new ApiError(answer.status, { id: "page-error", args: { status: answer.status } });
    return answer.text();
  },
};
