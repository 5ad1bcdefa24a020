/** The table by single letters, which whoever dictates or presses keys by chance can switch off. */
import type { Game } from "./game.svelte";

const LIT = ".btns .sign, .btns .word, .choices .line, .bd.legal, .hcard.legal, button.drawer, .ms.ready, .fl.legal";
const TYPING = "input:not([type=checkbox]), textarea, select";

const seen = (element: Element): boolean => element.getClientRects().length > 0;

function goes(to: HTMLElement | SVGElement | null | undefined): void {
  if (to && seen(to)) to.focus();
}

/** The next of the things that may be chosen, in the order of the page, or the one before. */
function next(way: 1 | -1): void {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>(`.app :is(${LIT})`)].filter(seen);
  const now = document.activeElement;
  const at = lit.findIndex((one) => one === now);
  const after = lit.findIndex((one) => now && now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  // From elsewhere on the page to the nearest one in that direction.
  const to = at >= 0 ? at + way : after < 0 ? (way > 0 ? 0 : -1) : way > 0 ? after : after - 1;
  goes(lit.at(to % lit.length));
}

export function press(game: Game, event: KeyboardEvent, help: () => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || game.table.covered || target.matches?.(TYPING)) return;
  const part = (selector: string) => (): void => goes(document.querySelector<HTMLElement | SVGElement>(selector));
  const keys: Record<string, () => void> = {
    n: () => next(event.shiftKey ? -1 : 1),
    l: () => document.querySelector<HTMLElement>(".btns .list")?.click(),
    w: part(".prompt"),
    m: part(".board-svg"),
    d: part(".desk"),
    o: part(".others"),
    t: part(".house"),
    u: () => game.table.undoable && game.table.undo(),
    "?": help,
  };
  const act = keys[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
