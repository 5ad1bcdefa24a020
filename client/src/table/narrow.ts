/** Words that must fit: drawn narrower where the font of this machine makes them too wide. */
import type { Attachment } from "svelte/attachments";

export function narrow(width: number): Attachment<SVGTextElement> {
  return (text) => {
    if (text.getComputedTextLength() > width) text.setAttribute("textLength", String(width));
  };
}
