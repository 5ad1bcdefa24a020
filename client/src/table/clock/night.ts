/** Hours of sleep, by the watch of this device; when the clocks of a country change, the house is told anew. */
import type { Table } from "../../lib/table.svelte";

const key = (table: Table): string => `kaffeehaus.night.${table.id}`;
const ahead = (): number => -new Date().getTimezoneOffset();

/** Between which minutes of the day this player sleeps; the same twice is never. */
export function sleep(table: Table, begins: number, ends: number): void {
  table.tell({ t: "sleep", begins, ends, ahead: ahead() });
  if (begins === ends) localStorage.removeItem(key(table));
  else localStorage.setItem(key(table), JSON.stringify([begins, ends, ahead()]));
}

/** Says the same hours again where they have come to mean others; not while the own time runs, for then none may. */
export function keepHours(table: Table): void {
  const [begins, ends, then] = JSON.parse(localStorage.getItem(key(table)) ?? "[]") as number[];
  if (begins === undefined || ends === undefined || then === ahead() || table.phase !== "playing") return;
  if (table.clocks && !table.mine.some((seat) => table.clocks?.seats[seat]?.runs)) sleep(table, begins, ends);
}
