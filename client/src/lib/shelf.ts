/** What this browser keeps for itself: what a person saw last in the house, and the tables that were set without it. */
const NAME = "kaffeehaus";
const VERSION = 1;
export type Part = "seen" | "tables" | "entries";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("seen");
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
    };
    asked.onsuccess = () => {
      // Another window with a later page may want to arrange the shelf anew.
      asked.result.onversionchange = () => asked.result.close();
      done(asked.result);
    };
    asked.onerror = () => fail(asked.error);
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Does something with parts of the shelf, all of it or nothing: it is kept when this is done. */
export async function change(parts: Part[], act: (part: (name: Part) => IDBObjectStore) => void): Promise<void> {
  const found = await database();
  await new Promise<void>((done, fail) => {
    const all = found.transaction(parts, "readwrite", { durability: "strict" });
    all.oncomplete = () => done();
    all.onabort = () => fail(all.error);
    act((name) => all.objectStore(name));
  });
}

/** What a part of the shelf holds. */
export async function look<T>(part: Part, ask: (part: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const found = await database();
  return new Promise((done, fail) => {
    const asked = ask(found.transaction(part).objectStore(part));
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
