/** The turns of Valencia in short: an auction is many small ones, and what of them others keep in mind. */
import { t, texts } from "../lib/texts.svelte";
import type { Sign } from "../table/game.svelte";
import { signed } from "../table/motion";
import { scored } from "../table/outlook";
import type { Valencia } from "./game.svelte";
import { eventIcon } from "./icons";
import type { ValencianEvent } from "./types";

/** How much of the time of a film a turn takes by what happens in it; what is not named here takes all of it. */
const SHARES: Record<string, number> = {
  "missions-chosen": 0.2,
  planned: 0.2,
  "stacks-left": 0.2,
  passed: 0.35,
  "privilege-gained": 0.35,
  scored: 0.4,
  "privilege-used": 0.5,
  "stefan-taken": 0.5,
  "card-returned": 0.5,
  "stack-revealed": 0.6,
  "nina-revealed": 0.6,
  "mission-scored": 0.6,
};
export const share = (events: ValencianEvent[]): number => Math.max(0, ...events.map(({ kind }) => SHARES[kind] ?? 1));

/** The ranking is seen after the last stack, and by itself. */
export const cuts = (event: ValencianEvent): boolean => event.kind === "nina-revealed" || event.kind === "ranked";

/** What a turn came to: the last thing that was put somewhere, else the last thing that happened. */
export const headline = (events: ValencianEvent[]): ValencianEvent | undefined =>
  events.findLast(({ kind }) =>
    ["settled", "member-moved", "palm-planted", "palm-moved", "fountain-built"].includes(kind),
  ) ??
  events.findLast(({ kind }) => ["seat-taken", "seat-supported", "ranked"].includes(kind)) ??
  events.at(-1);

/** What changed in sum, by its picture. */
export function gist(valencia: Valencia, events: ValencianEvent[]): Sign[] {
  const sums = new Map<string, number>();
  const adds = (icon: string, count: number): unknown => sums.set(icon, (sums.get(icon) ?? 0) + count);
  const shown: Sign[] = [];
  for (const event of events) {
    const icon = eventIcon(event) ?? "";
    if (event.kind === "coins-paid") adds(icon, -(event.count ?? 0));
    if (event.kind === "coins-gained") adds(icon, event.count ?? 0);
    if (event.kind === "good-gained" || event.kind === "privilege-gained") adds(icon, 1);
    if (event.kind === "good-returned" || event.kind === "privilege-used") adds(icon, -1);
    const cards = event.cards ?? [];
    // What special cards come to is told when it is settled, not added up here.
    if (event.kind === "stack-revealed" && cards.length > 1 && !cards.some((card) => valencia.words.changes(card)))
      shown.push({ icon, text: t("page-reveal-sum", { sum: valencia.words.total(cards) }) });
    if (event.kind === "stefan-taken") shown.push({ icon, text: t("stefan") });
    // By itself it is the headline.
    if (event.kind === "seat-taken" && headline(events) !== event)
      shown.push({ icon, text: t("place", { place: event.place! }) });
    if (scored(event)) adds("o-point", scored(event));
  }
  const changed = [...sums].filter(([, count]) => count !== 0);
  return [...shown, ...changed.map(([icon, count]) => ({ icon, text: signed(count) }))];
}

export function meaning(valencia: Valencia, events: ValencianEvent[]): Sign[] {
  const { words, view, seat: own } = valencia;
  const of = (kind: string): ValencianEvent[] => events.filter((event) => event.kind === kind);
  const lost = of("seat-left").filter(({ seat, place }) => seat === own && view.council[place as "wine"]?.seat !== own);
  const taken = of("settled").filter(({ seat }) => seat !== own);
  const built = of("fountain-built").map(({ cell }) => words.cell(cell!));
  const planted = of("palm-planted").map(({ tree }) => words.tree(tree!));
  const stefan = of("stefan-taken").at(-1);
  const list = (icon: string, id: string, all: string[]): Sign[] =>
    all.length ? [{ icon, text: t(id, { list: texts.list(all) }) }] : [];
  return [
    ...list(
      "v-member",
      "page-since-lost",
      lost.map(({ place }) => t("place", { place: place! })),
    ),
    ...list(
      "v-member",
      "page-since-settled",
      taken.map(({ cell }) => words.cell(cell!)),
    ),
    ...list("v-palm", "page-since-planted", planted),
    ...list("v-fountain", "page-since-built", built),
    ...(stefan ? [{ icon: "v-stefan", text: t("state-stefan", { player: valencia.name(view.stefan) }) }] : []),
  ];
}
