/** What stands where on the screen, before news change it. */
import type { Move } from "./motion";

/** What the screen looked like before the news. */
export interface Before {
  places: Map<string, DOMRect>;
  copies: Map<string, Element>;
  pieces: Map<string, DOMRect>;
  scores: number[];
}

export const seen = (element: Element): DOMRect | null => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
};

export function place(names: string[]): Element | null {
  for (const name of names) {
    for (const element of document.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`))
      if (seen(element)) return element;
  }
  return null;
}

/** Remembers what the moves will set out from. */
export function remember(list: Move[], scores: number[]): Before {
  const before: Before = { places: new Map(), copies: new Map(), pieces: new Map(), scores };
  for (const move of list) {
    if (move.kind === "slide") {
      const piece = document.querySelector(`[data-piece="${CSS.escape(move.piece)}"]`);
      const box = piece && seen(piece);
      if (box) before.pieces.set(move.piece, box);
    } else if (move.kind !== "rise") {
      const from = place(move.from);
      if (from) before.places.set(move.from.join(), from.getBoundingClientRect());
      if (from && move.kind === "carry") before.copies.set(move.what, copy(from));
    }
  }
  return before;
}

/** What flies can no longer be chosen, so it is not lit as if it could. */
function copy(from: Element): Element {
  const found = from.cloneNode(true) as Element;
  found.classList.remove("legal", "chosen");
  return found;
}
