/** Elements that explain themselves: what they say is asked for when somebody points at them. */
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title: string;
  /** Drawings beside the title. */
  icons?: string[];
  lines: string[];
  /** Places that belong to it and should stay in sight. */
  near?: string[];
  /** The choice that the element offers now, by its action. */
  action?: string;
  /** What a click would wish for while it is not offered, so that the rules can say why not; null if it has no name now. */
  wish?: string | null;
  /** Whether a click does something of its own, such as moving a card to arrange it: then it asks nothing. */
  handled?: boolean;
}

interface Roaming {
  role: "group";
  tabindex: number;
  "data-roam": "";
  "aria-label": string;
}

type Teller = () => Explanation;
const tellers = new WeakMap<Element, Teller>();
const FOCUSABLE = "[tabindex], button, a[href], input, textarea, select";

export const EXPLAINED = "[data-explains]";
export const explanation = (element: Element): Explanation | null => tellers.get(element)?.() ?? null;

/** Makes an element explain itself on hover, focus and long press; where it takes no focus yet, it can be given it. */
export function explains(teller: Teller): Attachment<Element> {
  return (element) => {
    tellers.set(element, teller);
    element.setAttribute("data-explains", "");
    if (!element.matches(FOCUSABLE)) element.setAttribute("tabindex", "-1");
    return () => tellers.delete(element);
  };
}

/** Makes an element a part of the table: from there the arrow keys go from piece to piece. */
export const roams = (label: string): Roaming => ({
  role: "group",
  tabindex: 0,
  "data-roam": "",
  "aria-label": label,
});

/** The nearest explained element in the direction of an arrow key, within the part of the table that has the focus. */
export function neighbour(from: Element, key: string): HTMLElement | SVGElement | null {
  const part = from.closest("[data-roam]");
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!part || !way) return null;
  const all = [...part.querySelectorAll<HTMLElement | SVGElement>(EXPLAINED)].filter(
    (element) => element.getClientRects().length,
  );
  if (from === part) return all[0] ?? null;
  const centre = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(from);
  let best: { element: HTMLElement | SVGElement; cost: number } | null = null;
  for (const element of all) {
    const [u, v] = centre(element);
    const along = (u - x) * way[0]! + (v - y) * way[1]!;
    const aside = Math.abs((u - x) * way[1]!) + Math.abs((v - y) * way[0]!);
    const cost = along + 2 * aside;
    if (element !== from && along > 1 && (!best || cost < best.cost)) best = { element, cost };
  }
  return best?.element ?? null;
}
