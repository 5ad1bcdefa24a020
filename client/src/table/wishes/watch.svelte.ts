/** What every screen of a dream looks after: the real table, the key that leads back to it, and who only listens. */
import { untrack } from "svelte";
import type { Dream } from "./dream.svelte";

/** What Escape closes first. */
const OPEN = "#tip, .choices, :popover-open";

export function watch(dream: Dream): void {
  const { real } = dream;
  let before = real.table.now;
  // The real table went on: what was tried is looked at from there.
  $effect(() => {
    const { now } = real.table;
    if (now === before) return;
    before = now;
    untrack(() => dream.look());
  });
  // Between two players at one screen, or where all is over, nobody goes on imagining.
  $effect(() => {
    if (real.table.covered || real.view.outcome) dream.close();
  });
  $effect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== "Escape" || event.defaultPrevented || dream.table.selected !== null) return;
      if (document.querySelector(OPEN) || (target instanceof Element && target.matches("select"))) return;
      dream.close();
    };
    // What is open says so before it is closed.
    addEventListener("keydown", press, { capture: true });
    return () => {
      removeEventListener("keydown", press, { capture: true });
      dream.wishes.flush();
    };
  });
}
