/** The table by single letters, which whoever dictates or presses keys by chance can switch off. */
import type { Game } from "./game.svelte";
import type { Screen } from "./screen";

const LIT = ".btns .sign, .btns .word, .choices .line";
const TYPING = "input:not([type=checkbox]), textarea, select";

const seen = (element: Element): boolean => element.getClientRects().length > 0;

function goes(to: HTMLElement | SVGElement | null | undefined): void {
  if (to && seen(to)) to.focus();
}

/** The next of the things that may be chosen, in the order of the page, or the one before. */
function next(way: 1 | -1, lights: string): void {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>(`.app :is(${LIT}, ${lights})`)].filter(seen);
  const now = document.activeElement;
  const at = lit.findIndex((one) => one === now);
  const after = lit.findIndex((one) => now && now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  // From elsewhere on the page to the nearest one in that direction.
  const to = at >= 0 ? at + way : after < 0 ? (way > 0 ? 0 : -1) : way > 0 ? after : after - 1;
  goes(lit.at(to % lit.length));
}

export function press(game: Game, screen: Screen, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || game.table.covered || target.matches?.(TYPING)) return;
  // Whoever looks back has other keys.
  if (game.past) return;
  const part = (selector: string) => (): void => goes(document.querySelector<HTMLElement | SVGElement>(selector));
  const keys: Record<string, () => void> = {
    n: () => {
      const way = game.asked || event.shiftKey ? null : document.querySelector<HTMLElement>(".to-next");
      if (way) way.click();
      else next(event.shiftKey ? -1 : 1, screen.lit);
    },
    l: () => document.querySelector<HTMLElement>(".btns .list")?.click(),
    w: part(".prompt"),
    ...Object.fromEntries(screen.parts.map(({ key, selector }) => [key, part(selector)])),
    a: () => document.querySelector<HTMLElement>(".btns .ask")?.click(),
    b: () => void game.lookBack(),
    u: () => game.table.undoable && game.undo(),
    "?": () => document.querySelector<HTMLElement>("#keys")?.togglePopover(),
  };
  const act = keys[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
