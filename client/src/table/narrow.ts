/** Words that must fit: drawn narrower where the font of this machine makes them too wide. */
import type { Attachment } from "svelte/attachments";

/** The size of the letters is only named so that they are measured again when it changes. */
export function narrow(width: number, _size?: number): Attachment<SVGTextElement> {
  return (text) => {
    text.removeAttribute("textLength");
    if (text.getComputedTextLength() > width) text.setAttribute("textLength", String(width));
  };
}
