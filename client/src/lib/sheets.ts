import { MediaQuery } from "svelte/reactivity";

/** On small screens the parts of the table are sheets that scroll, and so take the focus. */
const sheets = new MediaQuery("(max-width: 1000px)");
export const scrolls = (): 0 | undefined => (sheets.current ? 0 : undefined);
