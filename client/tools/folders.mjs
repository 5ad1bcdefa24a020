/** Fails where a folder of src imports from one that it must not know, so that no two of them depend on each other. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

const SOURCE = new URL("../src/", import.meta.url).pathname;
/** Each folder and those it may import from; what lies in none of them may import from all of these. */
const KNOWS = { lib: [], ui: ["lib", "assets"], table: ["lib", "ui"], front: ["lib", "ui"] };
/** A game is known to nobody: its screen is found by its name, and fetched when it is played. */
const GAME = ["lib", "ui", "table"];
/** A place of the house: it is found by its address, and known to nobody else. */
const PLACE = ["lib", "ui", "table"];
const TOP = [...Object.keys(KNOWS), "styles", "assets"];

const files = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(dir, entry.name)) : [join(dir, entry.name)],
  );
const folder = (path) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");
const isPlace = (name) => !(name in KNOWS) && existsSync(join(SOURCE, name, "place.ts"));
const isGame = (name) => !(name in KNOWS) && existsSync(join(SOURCE, name, "screen.ts"));

const problems = [];
let count = 0;
for (const file of files(SOURCE).filter((path) => /\.(svelte|ts)$/.test(path))) {
  const path = relative(SOURCE, file);
  const here = folder(path);
  const may = here === "" ? TOP : isGame(here) ? GAME : isPlace(here) ? PLACE : KNOWS[here];
  if (!may)
    problems.push(
      `${path}: the folder ${here} is neither a game with a screen.ts nor a place with a place.ts nor named in tools/folders.mjs`,
    );
  for (const [, target] of readFileSync(file, "utf8").matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g)) {
    count += 1;
    const there = folder(normalize(join(dirname(path), target)));
    if (may && there !== here && !may.includes(there)) problems.push(`${path}: imports ${target}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${count} imports, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
