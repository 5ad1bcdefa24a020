/** What the house tells of a review; docs/wire.md says what the members mean. */
import { api, ApiError } from "../../../lib/api";
import type { GameEvent, Refusal, View } from "../../../lib/types";

export type Verdict = "best" | "fine" | "slip" | "miss" | "luck" | "only";
export const VERDICTS: Verdict[] = ["best", "fine", "slip", "miss", "luck", "only"];

export interface Change {
  own: number;
  others: number;
  luck: number;
}

export interface Decision {
  number: number;
  seat: number;
  action: string;
  verdict: Verdict;
  chance: number;
  cost: number;
  preferred: string | null;
  points: number;
  sure: number | null;
  worlds: number;
  won: number;
  reasons: string[];
  change: Change;
}

export interface SeatReview {
  counts: Record<Verdict, number>;
  cost: number;
  change: Change;
  turning: number[];
  decisions: Decision[];
}

export interface Comment {
  name: string;
  step: number;
  text: string;
  at: number;
}

export type State = "none" | "waiting" | "running" | "done" | "failed";

export interface Told {
  state: State;
  place?: number;
  seconds?: number;
  count: number;
  done: number;
  judge: string;
  calibrated: boolean;
  chances: number[][];
  seats: SeatReview[];
  comments: Comment[];
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, init);
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const refusal = (data as { error?: Refusal } | null)?.error;
  throw new ApiError(answer.status, refusal ?? { id: "page-error", args: { status: answer.status } });
}

const at = (id: string): string => `/api/tables/${id}`;

export const house = {
  want: (id: string) => call<Told>(`${at(id)}/review`, {}),
  more: (id: string, after: number) => call<Told>(`${at(id)}/review?after=${after}`),
  fork: (id: string, number: number, seat: number, bot: string) =>
    call<{ id: string }>(`${at(id)}/fork`, { number, seat, bot }),
  view: (id: string, number: number, seat: number): Promise<View> =>
    api.moment(id, number, seat).then(({ view }) => view),
  preview: (id: string, number: number, seat: number, action: string) =>
    call<{ view: View; preview: GameEvent[] }>(
      `${at(id)}/replay/${number}?seat=${seat}&action=${encodeURIComponent(action)}`,
    ).then((told) => told.preview),
};
