/** What an action would bring, added up from the events that were sent with it. */
import type { LegalAction } from "../lib/types";
import { type Outlook as Seen, outlook as seen } from "../table/outlook";
import type { VienneseEvent } from "./types";

export interface Outlook extends Seen {
  events: VienneseEvent[];
  /** What the placement costs: bribes by kind, several where some stand for others. */
  price: Record<string, number>;
  coins: number;
  bribes: Record<string, number>;
  tiles: Record<string, number>;
  squares: Map<number, number>;
  markers: Record<string, number>;
  cards: Set<number>;
  building: number | null;
  investigator: string | null;
}

export function outlook(action: LegalAction | null, seat: number): Outlook {
  const sum: Outlook = {
    ...seen(action, seat),
    price: {},
    coins: 0,
    bribes: {},
    tiles: {},
    squares: new Map(),
    markers: {},
    cards: new Set(),
    building: null,
    investigator: null,
  };
  for (const event of sum.events) {
    if (event.seat !== undefined && event.seat !== seat) continue;
    add(sum, event);
  }
  return sum;
}

function add(sum: Outlook, event: VienneseEvent): void {
  const count = event.count ?? 0;
  if (event.card) sum.cards.add(event.card);
  switch (event.kind) {
    case "bribes-gained":
      sum.bribes[event.bribe!] = (sum.bribes[event.bribe!] ?? 0) + count;
      break;
    case "bribes-paid":
      sum.bribes[event.bribe!] = (sum.bribes[event.bribe!] ?? 0) - count;
      if (event.cause === "placement") sum.price[event.bribe!] = (sum.price[event.bribe!] ?? 0) + count;
      break;
    case "shillings-gained":
      sum.coins += count;
      break;
    case "shillings-paid":
    case "shillings-deposited":
      sum.coins -= count;
      break;
    case "square-enclosed":
      sum.squares.set(event.square!, event.points ?? 0);
      sum.tiles[event.info!] = (sum.tiles[event.info!] ?? 0) + 1;
      break;
    case "marker-moved":
      sum.markers[event.info!] = Number(event.space);
      break;
    case "agent-placed":
    case "figure-moved":
    case "stefan-moved":
      sum.building = event.building ?? null;
      break;
    case "investigator-moved":
      sum.investigator = String(event.space);
      break;
    default:
  }
}
