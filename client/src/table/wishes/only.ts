/** What may have to hold for a wish: what is offered, and how it is said. */
import { t } from "../../lib/texts.svelte";
import type { GameEvent, Only } from "../../lib/types";
import type { Game } from "../game.svelte";

/** What is known of a wish since it was tried: what it would cost and bring, what it takes, and when that was. */
export interface Known {
  text: string[];
  round: number;
  events: GameEvent[];
  taken: string[];
  shows: boolean;
}

/** The fields of which the first that an event has is its amount, as the house counts. */
const AMOUNTS = ["count", "points"] as const;
/** So many members of an event are sent, and so long ones. */
const FIELDS = 12;
const LONG = 60;

const field = (event: GameEvent): (typeof AMOUNTS)[number] | undefined =>
  AMOUNTS.find((name) => typeof event[name] === "number");

export const amount = (event: GameEvent): number => Number(event[field(event) ?? "count"] ?? 0);

/** The same event about another amount. */
export function about(event: GameEvent, count: number): GameEvent {
  const name = field(event);
  return name ? { ...event, [name]: count } : event;
}

/** What can be counted of what is foreseen: one event for each kind that a seat has exactly one of. */
export function counted(events: GameEvent[], seat: number): GameEvent[] {
  const own = events.filter((event) => (event.seat ?? seat) === seat && amount(event) > 0);
  const single = own.filter((event) => own.every((other) => other === event || other.kind !== event.kind));
  return single.map(plain);
}

/** An event as it can be sent: what is neither a word nor a number is left out. */
function plain(event: GameEvent): GameEvent {
  const sends = (value: unknown): boolean =>
    value === null ||
    ["number", "boolean"].includes(typeof value) ||
    (typeof value === "string" && value.length <= LONG);
  return Object.fromEntries(
    Object.entries(event)
      .filter(([, value]) => sends(value))
      .slice(0, FIELDS),
  ) as GameEvent;
}

/** Whether two conditions are the same but for the amount. */
export function alike(a: Only | null, b: Only | null): boolean {
  if (a === null || b === null) return a === b;
  if ("event" in a && "event" in b) return a.kind === b.kind && a.event.kind === b.event.kind;
  if (a.kind === "unless" && b.kind === "unless") return a.action === b.action && (a.seat ?? -1) === (b.seat ?? -1);
  return a.kind === b.kind;
}

/** Whatever may have to hold, with nothing first; what holds now is among it. */
export function offers(game: Game, seat: number, known: Known | undefined, now: Only | null): (Only | null)[] {
  const { quiet } = game;
  const costs = counted(known?.events ?? [], seat).filter((event) => !quiet.call(game, event));
  const rivals = game.order.filter((other) => other !== seat);
  const found: (Only | null)[] = [
    null,
    ...costs.map((event): Only => ({ kind: "most", event })),
    ...costs.map((event): Only => ({ kind: "least", event })),
    ...(known?.taken ?? []).flatMap((action): Only[] => [
      { kind: "unless", action },
      ...(rivals.length > 1 ? rivals.map((other): Only => ({ kind: "unless", action, seat: other })) : []),
    ]),
    { kind: "round", number: known?.round ?? game.view.round },
  ];
  return found.some((one) => alike(one, now)) ? found.map((one) => (alike(one, now) ? now : one)) : [...found, now];
}

/** A condition in words. */
export function worded(game: Game, only: Only | null): string {
  if (only === null) return t("wishes-always");
  if ("event" in only) {
    const what = game.words.event(only.event, game.names);
    return t("wishes-only", { kind: only.kind, what });
  }
  if (only.kind === "round") return t("wishes-round", { round: only.number });
  const what = game.words.choice({ action: only.action, preview: [] }, game.view);
  const player = only.seat === undefined || only.seat === null ? "" : game.name(only.seat);
  return player ? t("wishes-unless-player", { what, player }) : t("wishes-unless", { what });
}
