/** What scrolls says so: as long as something lies below its lower edge it bears a sign there. */
import type { Attachment } from "svelte/attachments";

/** So much may be hidden without a word: an edge, no line. */
const EDGE = 8;

export const more: Attachment<HTMLElement> = (part) => {
  const look = (): void => {
    part.classList.toggle("more", part.scrollHeight - part.clientHeight - part.scrollTop > EDGE);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(part);
  // What lies in it may grow while the part itself does not.
  const changes = new MutationObserver(look);
  changes.observe(part, { childList: true, subtree: true, characterData: true });
  part.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    part.removeEventListener("scroll", look);
  };
};
