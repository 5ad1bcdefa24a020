/** Words and buttons that must fit into their row: set more tightly, step by step, until they do. */
import type { Attachment } from "svelte/attachments";

const STEPS = 5;

/** The style sheet says what each step of `data-tight` gives up; `settled` is told the one that was needed. */
export function tighten(settled: (step: number) => void): Attachment<HTMLElement> {
  return (row) => {
    const fits = (): boolean => {
      const { top, bottom } = row.getBoundingClientRect();
      return [...row.children].every((part) => {
        if (getComputedStyle(part).position === "absolute") return true;
        const at = part.getBoundingClientRect();
        return !at.height || (at.top > top - 1 && at.bottom < bottom + 1);
      });
    };
    const measure = (): void => {
      let step = 0;
      do row.dataset["tight"] = String(step);
      while (!fits() && ++step <= STEPS);
      settled(step);
    };
    const changes = new MutationObserver(measure);
    changes.observe(row, { childList: true, characterData: true, subtree: true });
    addEventListener("resize", measure);
    measure();
    return () => {
      changes.disconnect();
      removeEventListener("resize", measure);
    };
  };
}
