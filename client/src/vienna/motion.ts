/** What moves when something happens: from events to moves, by the names of places. */
import { type Move, signed } from "../table/motion";
import { itemIcon } from "./icons";
import type { VienneseEvent } from "./types";

export interface Setting {
  colour: (seat: number) => string;
  /** The drawer in which a player keeps a card, or -1. */
  drawer: (seat: number, card: number) => number;
}

const RISES: Record<string, string> = {
  information: "tiles",
  sets: "tiles",
  "desk-tiles": "items",
  "cash-box": "box",
  agents: "supply",
  "seal-tile": "items",
};

export function moves(events: VienneseEvent[], setting: Setting): Move[] {
  const found: Move[] = [];
  let last: VienneseEvent | null = null;
  for (const [k, event] of events.entries()) {
    found.push(...movesOf(event, last, events.slice(k + 1), setting));
    if (event.kind !== "scored") last = event;
  }
  const scoring = new Set(events.flatMap((event) => (event.kind === "scored" ? (event.seat ?? []) : [])));
  return [...found, ...[...scoring].map((seat): Move => ({ kind: "slide", piece: `score:${seat}` }))];
}

function movesOf(event: VienneseEvent, last: VienneseEvent | null, later: VienneseEvent[], setting: Setting): Move[] {
  const seat = event.seat ?? 0;
  const desk = `desk:${seat}`;
  const own = (what: string): string[] => [`${what}:${seat}`, desk];
  const agent = `agent-${setting.colour(seat)}`;
  const rise = (at: string[], count: number, icon: string): Move => ({
    kind: "rise",
    at: [...at, desk],
    text: signed(count),
    icon,
    seat,
  });
  switch (event.kind) {
    case "agent-placed":
    case "figure-moved": {
      const from = (event.origin ?? -1) < 0 ? own("supply") : [`building:${event.origin}`];
      return [
        {
          kind: "glide",
          icon: agent,
          look: "agent",
          from,
          to: [`building:${event.building}`],
          piece: `agent:${seat}:${event.building}`,
        },
      ];
    }
    case "agent-removed":
      return [{ kind: "glide", icon: agent, look: "agent", from: [`building:${event.building}`], to: own("supply") }];
    case "stefan-moved":
      return [
        {
          kind: "glide",
          icon: "o-investigator",
          look: "agent",
          from: ["stefan"],
          to: [`building:${event.building}`],
          piece: "stefan",
        },
      ];
    case "square-enclosed":
      return [
        {
          kind: "glide",
          icon: `i-${event.info}`,
          look: "tile",
          from: [`square:${event.square}`],
          to: [`tiles:${seat}:${event.info}`, desk],
        },
        rise([`square:${event.square}`], event.points ?? 0, "o-point"),
      ];
    case "marker-moved":
      return [{ kind: "slide", piece: `marker:${event.info}` }];
    case "investigator-moved":
      return [{ kind: "slide", piece: "investigator" }];
    case "scored":
      if (event.rule === "squares") return [];
      return [rise(earned(event, last, setting), event.points ?? 0, "o-point")];
    case "bribes-gained":
      return [rise([`bribes:${seat}:${event.bribe}`], event.count ?? 0, `chip-${event.bribe}`)];
    case "bribes-paid": {
      const goal = later.find((next) => next.kind === "agent-placed" && next.seat === seat);
      const from = [`bribes:${seat}:${event.bribe}`, desk];
      if (!goal) return [rise(from, -(event.count ?? 0), `chip-${event.bribe}`)];
      return [{ kind: "glide", icon: `chip-${event.bribe}`, look: "chip", from, to: [`building:${goal.building}`] }];
    }
    case "shillings-gained":
      return [rise([`coins:${seat}`], event.count ?? 0, "o-coin")];
    case "shillings-paid":
      return [rise([`coins:${seat}`], -(event.count ?? 0), "o-coin")];
    case "shillings-deposited":
    case "extra-deposited":
      return [{ kind: "glide", icon: "o-coin", look: "chip", from: [`coins:${seat}`, desk], to: own("box") }];
    case "card-assigned":
      return [
        {
          kind: "carry",
          what: `card:${event.card}`,
          from: [`card:${event.card}`],
          to: [`space:${seat}:${String(event.space).toUpperCase()}`],
        },
      ];
    case "drawer-filled":
      return [
        {
          kind: "glide",
          icon: "o-cards",
          look: "card",
          from: [`space:${seat}:I`, desk],
          to: [`drawer:${seat}:${event.drawer}`, `drawers:${seat}`, desk],
        },
      ];
    case "mission-accepted": {
      const mission = `mission:${event.mission}`;
      return [{ kind: "carry", what: mission, from: [mission], to: [mission, ...own("missions")] }];
    }
    case "bought":
      return [
        {
          kind: "glide",
          icon: itemIcon(event.item ?? ""),
          look: "chip",
          from: ["roof", "score"],
          to: [event.item === "agent" ? `supply:${seat}` : `items:${seat}`, desk],
        },
      ];
    default:
      return [];
  }
}

/** Where points were earned. */
function earned(event: VienneseEvent, last: VienneseEvent | null, setting: Setting): string[] {
  const seat = event.seat ?? 0;
  if (event.card) return [`drawer:${seat}:${setting.drawer(seat, event.card)}`, `drawers:${seat}`];
  if (event.rule === "markers" && last?.kind === "marker-moved") return [`track:${last.info}`];
  if (event.rule === "missions" && last?.mission !== undefined) return [`mission:${last.mission}`, `missions:${seat}`];
  const place = RISES[event.rule ?? ""];
  return place ? [`${place}:${seat}`] : [];
}
