/** Tables that are set in this browser, without a house: their ids say so, and what is asked of them goes no further. */
import type { Listener } from "./socket";

/** As the server has it in `server/pocket.py`. */
const PREFIX = "pocket-";

export const inPocket = (table: string): boolean => table.startsWith(PREFIX);

const house = () => import("./pockethouse.svelte");

/** Whether it is of such a table that something is asked. */
export const ofPocket = (path: string): boolean => path.startsWith(`/api/tables/${PREFIX}`);

/** What a table in this browser answers to what others ask the house over HTTP. */
export const ask = async (path: string, body?: string): Promise<{ status: number; body: unknown }> =>
  (await house()).pocket.ask(path, body);

/** A line to such a table; what is said before it is open waits. */
export function line(table: string, listener: Listener): { send: (message: object) => boolean; close: () => void } {
  const opened = house().then(({ pocket }) => pocket.connect(table, listener));
  opened.catch(() => listener.line("off"));
  return {
    send: (message) => {
      void opened.then((line) => line.send(message));
      return true;
    },
    close: () => void opened.then((line) => line.close()),
  };
}
