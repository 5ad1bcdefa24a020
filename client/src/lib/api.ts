/** The HTTP side of the wire. */
import type { Announcement, GameInfo, Me, Pace, Refusal, Story, Summary, Tables, View } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.id);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: typeof body === "string" ? body : JSON.stringify(body),
        };
  const answer = await fetch(path, init);
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = (data as { error?: Refusal } | null)?.error ?? {
      id: "page-error",
      args: { status: answer.status },
    };
    throw new ApiError(answer.status, refusal);
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
  seats: ({ kind: "you"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string })[];
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
  tables: (before?: string) =>
    call<Tables>(`/api/tables${before === undefined ? "" : `?before=${encodeURIComponent(before)}`}`),
  /** What the house tells everybody now, if anything. */
  announcement: () => call<Announcement | null>("/api/announcement"),
  table: (id: string) => call<Summary>(`/api/tables/${id}`),
  open: (table: NewTable) => call<{ id: string }>("/api/tables", table),
  rematch: (id: string) => call<{ id: string }>(`/api/tables/${id}/rematch`, {}),
  replay: (id: string) => call<Story>(`/api/tables/${id}/replay`),
  moment: (id: string, number: number, seat: number | null) =>
    call<{ number: number; view: View }>(`/api/tables/${id}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  record: (id: string) => call<{ seed: string | number }>(`/api/tables/${id}/record`),
  bring: (record: string) => call<{ id: string }>("/api/replays", record),
  texts: async (lang: string, game: string | null): Promise<string> => {
    const answer = await fetch(`/api/texts/${lang}${game === null ? "" : `?game=${game}`}`);
    if (!answer.ok) throw new ApiError(answer.status, { id: "page-error", args: { status: answer.status } });
    return answer.text();
  },
};
