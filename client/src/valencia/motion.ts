/** What moves when something happens: from events to moves, by the names of places. */
import { type Move, signed } from "../table/motion";
import { goodIcon } from "./icons";
import type { ValencianEvent } from "./types";

type Colour = (seat: number) => string;

export function moves(events: ValencianEvent[], colour: Colour): Move[] {
  return events.flatMap((event, k) => movesOf(event, events.slice(k + 1), colour));
}

function movesOf(event: ValencianEvent, later: ValencianEvent[], colour: Colour): Move[] {
  const seat = event.seat ?? 0;
  const own = (...what: string[]): string[] => [...what.map((one) => `${one}:${seat}`), `desk:${seat}`];
  const member = { icon: `v-member-${colour(seat)}`, look: "member" };
  const card = { icon: "v-cards", look: "card" };
  const glide = (what: { icon: string; look: string }, from: string[], to: string[], piece?: string): Move => ({
    kind: "glide",
    ...what,
    from,
    to,
    ...(piece ? { piece } : {}),
  });
  const rise = (at: string[], count: number, icon: string): Move => ({
    kind: "rise",
    at,
    text: signed(count),
    icon,
    seat,
  });
  const cell = `cell:${event.cell}`;
  const tree = `tree:${event.tree}`;
  const place = `council:${event.place}`;
  switch (event.kind) {
    case "planned":
      return (event.sizes ?? []).map((_, k) => glide(card, own("pile"), [`stack:${seat}:${k}`, ...own("stacks")]));
    case "stack-revealed":
      // Card by card.
      return (event.cards ?? []).map((_, k) => glide(card, own("stacks"), own("shown"), `shown:${seat}:${k}`));
    case "nina-revealed":
      return (event.cards ?? []).map((_, k) => glide(card, ["nina"], ["shown:-1", "nina"], `shown:-1:${k}`));
    case "card-returned":
    case "card-retrieved":
      return [glide(card, own("shown"), own("pile"))];
    case "stefan-taken":
      return [glide({ icon: "v-stefan", look: "member" }, ["stefan"], own("names"), "stefan")];
    case "privilege-used":
      return [rise(own("privileges"), -1, "v-privilege")];
    case "privilege-gained":
      return [rise(own("privileges"), 1, "v-privilege")];
    case "seat-taken":
      return [glide(member, own("members"), [place], `seat:${event.place}`)];
    case "seat-supported":
      return [glide(member, own("members"), [place], `supporter:${event.place}`)];
    case "seat-left":
      return [glide(member, [place], own("members"))];
    case "settled":
      return [glide(member, own("members"), [cell], `member:${seat}:${event.cell}`)];
    case "member-moved":
      return [glide(member, [`cell:${event.origin}`], [cell], `member:${seat}:${event.cell}`)];
    case "palm-planted":
      return [glide({ icon: "v-palm", look: "palm" }, ["step:H"], [tree], `palm:${event.tree}`)];
    case "palm-moved":
      return [glide({ icon: "v-palm", look: "palm" }, [`tree:${event.origin}`], [tree], `palm:${event.tree}`)];
    case "fountain-built":
      return [glide({ icon: "v-fountain", look: "water" }, ["step:I"], [cell], `fountain:${event.cell}`)];
    case "good-gained":
      return [glide(good(event), [`supply:${event.good}`, `council:${event.good}`], goods(event))];
    case "good-returned":
      return [glide(good(event), goods(event), [`supply:${event.good}`, `council:${event.good}`])];
    case "coins-gained":
      return [rise(own("coins"), event.count ?? 0, "v-coin")];
    case "coins-paid": {
      const goal = later.find((next) => next.kind === "settled" && next.seat === seat);
      if (!goal) return [rise(own("coins"), -(event.count ?? 0), "v-coin")];
      return Array.from({ length: event.count ?? 0 }, () =>
        glide({ icon: "v-coin", look: "chip" }, own("coins"), [`cell:${goal.cell}`]),
      );
    }
    case "scored":
      // Missions tell their points themselves.
      return event.rule?.endsWith("missions") ? [] : [rise(own("points"), event.points ?? 0, "o-point")];
    case "mission-scored":
      return [rise(own("missions"), event.points ?? 0, "o-point")];
    default:
      return [];
  }
}

const good = ({ good: what }: ValencianEvent): { icon: string; look: string } => ({
  icon: goodIcon(what ?? ""),
  look: "chip",
});
const goods = ({ seat, good: what }: ValencianEvent): string[] => [`goods:${seat}:${what}`, `desk:${seat}`];
