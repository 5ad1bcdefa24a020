/** Arrow keys among radio buttons and tabs, as everybody who listens to a page expects: they go to the next one and choose it. */
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (group) => {
  const walk = (event: KeyboardEvent): void => {
    const shown = (one: HTMLElement): boolean => one.getClientRects().length > 0;
    const all = [...group.querySelectorAll<HTMLElement>("[role=radio], [role=tab]")].filter(shown);
    const at = all.indexOf(event.target as HTMLElement);
    const way = WAYS[event.key];
    const to = way ? (at + way + all.length) % all.length : { Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]!.focus();
    all[to]!.click();
  };
  group.addEventListener("keydown", walk);
  return () => group.removeEventListener("keydown", walk);
};
