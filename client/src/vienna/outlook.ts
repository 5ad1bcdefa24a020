/** What an action would bring, added up from the events that were sent with it. */
import type { GameEvent, LegalAction } from "../lib/types";

export interface Outlook {
  events: GameEvent[];
  /** Whether anything is known; a placement whose agent is still to be chosen may come without a preview. */
  known: boolean;
  /** Whether it is only likely, as a later question may be answered differently. */
  likely: boolean;
  points: number;
  /** What the placement costs in bribes, and whether several kinds pay for it. */
  price: number;
  mixed: boolean;
  coins: number;
  bribes: Record<string, number>;
  tiles: Record<string, number>;
  squares: Map<number, number>;
  markers: Record<string, number>;
  cards: Set<number>;
  building: number | null;
  investigator: string | null;
}

const NOTHING: LegalAction = { action: "", preview: [] };

export function outlook(action: LegalAction | null, seat: number): Outlook {
  const legal = action ?? NOTHING;
  const likely = legal.preview.length === 0 && (legal.likely?.length ?? 0) > 0;
  const events = likely ? legal.likely! : legal.preview;
  const sum: Outlook = {
    events,
    known: events.length > 0,
    likely,
    points: 0,
    price: 0,
    mixed: false,
    coins: 0,
    bribes: {},
    tiles: {},
    squares: new Map(),
    markers: {},
    cards: new Set(),
    building: null,
    investigator: null,
  };
  const paid = new Set<string>();
  for (const event of events) {
    if (event.seat !== undefined && event.seat !== seat) continue;
    add(sum, event, paid);
  }
  sum.mixed = paid.size > 1;
  return sum;
}

function add(sum: Outlook, event: GameEvent, paid: Set<string>): void {
  const count = event.count ?? 0;
  if (event.card) sum.cards.add(event.card);
  switch (event.kind) {
    case "scored":
      sum.points += event.points ?? 0;
      break;
    case "bribes-gained":
      sum.bribes[event.bribe!] = (sum.bribes[event.bribe!] ?? 0) + count;
      break;
    case "bribes-paid":
      sum.bribes[event.bribe!] = (sum.bribes[event.bribe!] ?? 0) - count;
      sum.price += count;
      paid.add(event.bribe!);
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
