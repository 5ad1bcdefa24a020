/** A turn of Vienna in short: its four actions, what it cost and brought, and what of it others keep in mind. */
import { t, texts } from "../lib/texts.svelte";
import type { Sign } from "../table/game.svelte";
import { signed } from "../table/motion";
import { scored } from "../table/outlook";
import type { Vienna } from "./game.svelte";
import { eventIcon } from "./icons";
import type { VienneseEvent } from "./types";

/** The action of the desk that an event belongs to. */
export function beat(event: VienneseEvent): number {
  if (event.kind === "drawer-filled") return 1;
  if (event.kind === "bribes-gained" && event.cause === "action-ii") return 2;
  return event.kind === "marker-moved" || event.kind === "investigator-moved" ? 4 : 3;
}

/** What changed in sum, by its picture; squares are named. */
export function gist(vienna: Vienna, events: VienneseEvent[]): Sign[] {
  const sums = new Map<string, number>();
  const adds = (icon: string, count: number): unknown => sums.set(icon, (sums.get(icon) ?? 0) + count);
  const squares: Sign[] = [];
  for (const event of events) {
    const icon = eventIcon(event) ?? "";
    if (event.kind === "bribes-paid" || event.kind === "shillings-paid") adds(icon, -(event.count ?? 0));
    if (event.kind === "bribes-gained" || event.kind === "shillings-gained") adds(icon, event.count ?? 0);
    if (event.kind === "square-enclosed")
      squares.push({ icon, text: vienna.content.data.squares[event.square!]!.name });
    if (scored(event)) adds("o-point", scored(event));
  }
  const changed = [...sums].filter(([, count]) => count !== 0);
  const points = changed.filter(([icon]) => icon === "o-point");
  const signs = [...changed.filter(([icon]) => icon !== "o-point"), ...points];
  return [...squares, ...signs.map(([icon, count]) => ({ icon, text: signed(count) }))];
}

export function meaning(vienna: Vienna, events: VienneseEvent[]): Sign[] {
  const of = (kind: string): VienneseEvent[] => events.filter((event) => event.kind === kind);
  const bought = of("bought").map((event) =>
    t("log-line", { player: vienna.name(event.seat!), what: t("item", { item: event.item! }) }),
  );
  const closed = of("square-enclosed").map((event) => vienna.content.data.squares[event.square!]!.name);
  return [
    ...(bought.length ? [{ icon: "o-purchase", text: t("page-since-bought", { list: texts.list(bought) }) }] : []),
    ...(closed.length ? [{ icon: "o-square", text: t("page-since-closed", { list: texts.list(closed) }) }] : []),
    ...of("end-triggered").map((event) => ({ icon: "o-token", text: vienna.words.event(event, vienna.names) })),
  ];
}
