/** The wish of a bot on the table: a dashed violet ring around what it is about, which nobody takes for a choice. */
import type { Choice, Game } from "../game.svelte";

const SVG = "http://www.w3.org/2000/svg";
const MARK = "data-imagined";
const MARGIN = 5;
/** What a choice is about has places named after it, of everybody's or of one seat. */
export const names = (choice: Choice, seat: number): string[] =>
  Object.entries(choice).flatMap(([field, value]) =>
    typeof value === "string" || typeof value === "number"
      ? [`${field}:${value}`, `${field}:${seat}:${value}`, ...(field === "info" ? [`track:${value}`] : [])]
      : [],
  );

/** Rings what a choice is about: where it is offered, or where it would be. It is put out by what this returns. */
export function light(game: Game, action: string, seat: number): () => void {
  const all = (selectors: string[]): Element[] =>
    selectors.length ? [...document.querySelectorAll(selectors.join())].filter((one) => !one.closest(".asking")) : [];
  const offered = all([`[data-action="${CSS.escape(action)}"]`]);
  const places = names(game.read({ action, preview: [] }), seat).map((name) => `[data-place~="${CSS.escape(name)}"]`);
  return ringed(offered.length ? offered : all(places));
}

/** Rings parts of the table that are only thought of. */
export function ringed(lit: Element[]): () => void {
  const rings = lit.flatMap((one) => (one instanceof SVGGraphicsElement ? [ring(one)] : []));
  for (const one of lit) one.setAttribute(MARK, "");
  return () => {
    for (const one of lit) one.removeAttribute(MARK);
    for (const one of rings) one.remove();
  };
}

/** A drawing has no outline of its own in every browser. */
function ring(drawing: SVGGraphicsElement): Element {
  const { x, y, width, height } = drawing.getBBox();
  const made = document.createElementNS(SVG, "rect");
  const shape = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN, rx: 9 };
  for (const [name, value] of Object.entries(shape)) made.setAttribute(name, String(value));
  made.setAttribute("class", "imagined");
  drawing.append(made);
  return made;
}
