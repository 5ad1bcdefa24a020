/** What a step points at, and where that is on the screen. */
import { EXPLAINED, explanation } from "../lib/explains";
import { beside, type Box } from "../table/placement";

export type { Box };

const shows = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The elements of a name: of a place, of all places that begin with it, or of a class. */
export function called(name: string): Element[] {
  const word = CSS.escape(name);
  const chosen = name.startsWith(".") ? name : `[data-place~="${word}"]`;
  const found = [...document.querySelectorAll(`.app ${chosen}`)];
  return found.length || name.startsWith(".") ? found : [...document.querySelectorAll(`.app [data-place^="${word}:"]`)];
}

/** Where an action is chosen: on the thing itself, or on its button. */
export function offered(action: string): Element[] {
  const things = [...document.querySelectorAll(`.app ${EXPLAINED}`)].filter(
    (element) => explanation(element)?.action === action,
  );
  const button = document.querySelector(`.prompt [data-choice="${CSS.escape(action)}"]`);
  return button ? [...things, button] : things;
}

/** Those in sight first. */
export const seen = (elements: Element[]): Element[] => elements.filter(shows);

export function box(element: Element, margin = 6): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Around all of them. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const right = Math.max(...boxes.map((one) => one.left + one.width));
  const bottom = Math.max(...boxes.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** As much of what is meant, and of what else is lit, as a board has room for at once. */
export function most(board: Element, found: Element[], lit: Element[]): Box {
  const { clientWidth: wide, clientHeight: high } = board;
  const on = (elements: Element[]): Box[] => elements.filter((one) => board.contains(one)).map((one) => box(one, 8));
  const all = on(found);
  const fits = ({ width, height }: Box): boolean => width <= wide && height <= high;
  return [around([...all, ...on(lit)]), around(all)].find(fits) ?? all[0]!;
}

/** Where a card of this size stands without covering what it names. */
export const placed = (
  target: Box,
  size: { width: number; height: number },
  free: Box[],
): { left: number; top: number } => beside(target, size, [target, ...free], []);

/** From the edge of one box towards the other, up to its edge. */
export function arrow(from: Box, to: Box): { x: number; y: number; u: number; v: number } | null {
  const [a, b] = [from, to].map((one) => [one.left + one.width / 2, one.top + one.height / 2] as const);
  const [dx, dy] = [b![0] - a![0], b![1] - a![1]];
  const edge = (one: Box): number =>
    1 / Math.max(Math.abs(dx) / (one.width / 2 || 1), Math.abs(dy) / (one.height / 2 || 1), 1e-6);
  const [start, end] = [edge(from), 1 - edge(to)];
  if (end - start < 0.04) return null;
  return { x: a![0] + dx * start, y: a![1] + dy * start, u: a![0] + dx * end, v: a![1] + dy * end };
}
