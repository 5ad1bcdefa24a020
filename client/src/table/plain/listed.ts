/** A table whose columns have no room for their words becomes a list for each of its rows. */
import type { Attachment } from "svelte/attachments";

export const listed: Attachment<HTMLElement> = (table) => {
  const room = table.parentElement!;
  const look = (): void => {
    table.classList.remove("listed");
    table.classList.toggle("listed", table.offsetWidth > room.clientWidth);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(room);
  const changes = new MutationObserver(look);
  changes.observe(table, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
