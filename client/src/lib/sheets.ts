import { MediaQuery } from "svelte/reactivity";

/** On small screens the parts of the table are sheets that scroll, and so take the focus. */
const sheets = new MediaQuery("(max-width: 1000px)");
/** Upright, a tablet has room for the own desk beside a sheet. */
const upright = new MediaQuery("(min-width: 700px) and (max-width: 1000px) and (min-height: 900px)");
export const deskBeside = (): boolean => upright.current;
export const inSheets = (): boolean => sheets.current;
export const scrolls = (): 0 | undefined => (sheets.current ? 0 : undefined);
