/** What an action would bring, added up from the events that were sent with it. */
import type { LegalAction } from "../lib/types";
import { type Outlook as Seen, outlook as seen } from "../table/outlook";
import type { Guild, ValencianEvent } from "./types";

export interface Outlook extends Seen {
  events: ValencianEvent[];
  coins: number;
  goods: Partial<Record<Guild, number>>;
  /** Cells that get or lose a member. */
  cells: Set<number>;
  tree: number | null;
  place: string | null;
}

export function outlook(action: LegalAction | null, seat: number): Outlook {
  const sum: Outlook = {
    ...seen(action, seat),
    coins: 0,
    goods: {},
    cells: new Set(),
    tree: null,
    place: null,
  };
  for (const event of sum.events) if (event.seat === undefined || event.seat === seat) add(sum, event);
  return sum;
}

function add(sum: Outlook, event: ValencianEvent): void {
  const good = event.good as Guild;
  switch (event.kind) {
    case "coins-gained":
      sum.coins += event.count ?? 0;
      break;
    case "coins-paid":
      sum.coins -= event.count ?? 0;
      break;
    case "good-gained":
      sum.goods[good] = (sum.goods[good] ?? 0) + 1;
      break;
    case "good-returned":
      sum.goods[good] = (sum.goods[good] ?? 0) - 1;
      break;
    case "settled":
    case "fountain-built":
      sum.cells.add(event.cell!);
      break;
    case "member-moved":
      sum.cells.add(event.cell!).add(event.origin!);
      break;
    case "palm-planted":
    case "palm-moved":
      sum.tree = event.tree ?? null;
      break;
    case "seat-taken":
    case "seat-supported":
      sum.place = event.place ?? null;
      break;
    default:
  }
}
