/** Friends, who is blocked and who is invited, as the house tells everybody of their own. */
import { call } from "./api";

export interface Friend {
  id: string;
  name: string;
  at: number;
  /** What one knew them by, where they are called otherwise now. */
  called: string | null;
  /** Whether the name of a friend looks like this one. */
  alike: boolean;
}

/** Somebody at a table where one has played, too. */
export interface Met {
  table: string;
  seat: number;
  name: string;
  game: string;
  at: number;
}

export interface Friends {
  friends: Friend[];
  asks: Friend[];
  asked: Friend[];
  blocked: Friend[];
  met: Met[];
}

export type Somebody = { id: string } | { table: string; seat: number } | { table: string; speaker: number };

export const friends = {
  read: () => call<Friends>("/api/friends"),
  ask: (table: string, seat: number) => call("/api/friends", { table, seat }),
  answer: (id: string, agrees: boolean) => call("/api/friends/answer", { id, agrees }),
  remove: (id: string) => call("/api/friends/remove", { id }),
  link: () => call<{ code: string; address: string; seconds: number }>("/api/friends/link", {}),
  follow: (code: string, agrees: boolean) => call<{ name: string }>("/api/friends/follow", { code, agrees }),
  block: (who: Somebody) => call("/api/blocks", who),
  unblock: (id: string) => call("/api/blocks/remove", { id }),
  /** Who of those who speak at a table is blocked, by the numbers under which they speak. */
  blockedAt: (table: string) => call<{ speakers: number[] }>(`/api/tables/${table}/blocked`),
  invite: (table: string, id: string) => call(`/api/tables/${table}/invite`, { id }),
  invited: (table: string) => call<{ id: string; declined: boolean }[]>(`/api/tables/${table}/invited`),
  decline: (table: string) => call(`/api/tables/${table}/decline`, {}),
};
