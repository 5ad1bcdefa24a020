/** Python in a worker of its own: it runs the house of `server/pocket.py`, which keeps its tables in this browser. */
import type { Engine, Wish, Word } from "./pockethouse.svelte";
import { change, look } from "./shelf";

interface Row {
  table: string;
  seq: number;
  at: number;
  entry: string;
  phase: string;
  user: string;
  updated: number;
  summary: string;
}
interface Line {
  hear: (text: string | undefined) => void;
}
interface House {
  connect: (person: string, table: string, tell: (text: string | undefined) => void) => Line;
  ask: (person: string, path: string, body?: string) => Promise<string>;
}
interface Python {
  unpackArchive: (data: ArrayBuffer, format: "zip", options: { extractDir: string }) => void;
  runPython: (source: string) => unknown;
}

/** Where the house keeps its tables; Python knows the same as `Keeper`. */
const keeper = {
  async append(told: string): Promise<boolean> {
    const rows = JSON.parse(told) as Row[];
    try {
      await change(["entries", "tables"], (part) => {
        for (const { table, seq, at, entry, ...known } of rows) {
          part("entries").add({ table, seq, at, entry });
          part("tables").put({ id: table, ...known });
        }
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
    return true;
  },
  async read(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    const rows = await look<Row[]>("entries", (part) => part.getAll(range));
    return JSON.stringify(rows.map(({ seq, at, entry }) => [seq, at, entry]));
  },
};

const SOURCES = "/kaffeehaus";
const BYTECODE = "/bytecode";
const BEGIN = `
import sys
sys.path.insert(0, "${SOURCES}")
sys.pycache_prefix = "${BYTECODE}"
from kaffeehaus.server.pocket import Pocket
Pocket
`;
const PACK = `
from kaffeehaus.server.pocket import bytecode
bytecode()
`;
/** Nothing is ever installed from elsewhere, so that there is no list of what could be. */
const NOTHING = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "" },
  packages: {},
};
/** Where the service worker keeps the engine, too. */
const CACHE = "pocket";
/** Whoever has just begun to play is not disturbed, in milliseconds. */
const LATER = 15_000;

const post = (word: Word): void => postMessage(word);
const lines = new Map<number, Line>();
let house: House | null = null;

const bytes = (path: string): Promise<ArrayBuffer> => fetch(path).then((answer) => answer.arrayBuffer());
/** Under which address the sources are kept as the machine reads them. */
const compiled = (sources: string): string => `${sources}.bytecode`;

async function start({ base, sources }: Engine): Promise<void> {
  const [{ loadPyodide }, ours, msgspec, known] = await Promise.all([
    import(/* @vite-ignore */ `${base}pyodide.mjs`) as Promise<{ loadPyodide: (options: object) => Promise<Python> }>,
    bytes(sources),
    bytes(`${base}msgspec.zip`),
    "caches" in self ? caches.match(compiled(sources), { cacheName: CACHE }) : undefined,
  ]);
  const [python, faster] = await Promise.all([
    loadPyodide({ indexURL: base, lockFileContents: NOTHING }),
    known?.arrayBuffer(),
  ]);
  const unpack = (data: ArrayBuffer, extractDir: string): void => python.unpackArchive(data, "zip", { extractDir });
  unpack(ours, SOURCES);
  unpack(msgspec, SOURCES);
  if (faster) unpack(faster, BYTECODE);
  const Pocket = python.runPython(BEGIN) as (kept: typeof keeper) => House;
  house = Pocket(keeper);
  post({ t: "ready" });
  if (!faster && "caches" in self) setTimeout(() => void keep(python, sources).catch(() => undefined), LATER);
}

/** Keeps what was compiled, for the next start. */
async function keep(python: Python, sources: string): Promise<void> {
  const packed = python.runPython(PACK) as { toJs: () => Uint8Array<ArrayBuffer>; destroy: () => void };
  const data = packed.toJs();
  packed.destroy();
  await (await caches.open(CACHE)).put(compiled(sources), new Response(data));
}

onmessage = ({ data }: MessageEvent<Wish>) => {
  switch (data.t) {
    case "start":
      start(data.engine).catch((error: unknown) => post({ t: "failed", why: String(error) }));
      break;
    case "connect": {
      const { line } = data;
      const tell = (text: string | undefined): void => post({ t: "told", line, text: text ?? null });
      lines.set(line, house!.connect(data.person, data.table, tell));
      break;
    }
    case "say":
      lines.get(data.line)?.hear(data.text ?? undefined);
      if (data.text === null) lines.delete(data.line);
      break;
    case "ask": {
      const { number } = data;
      void house!.ask(data.person, data.path, data.body).then((text) => post({ t: "answer", number, text }));
      break;
    }
  }
};
