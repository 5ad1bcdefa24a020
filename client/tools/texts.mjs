/** Fails on visible words written into components, on keys the catalogue lacks, and on keys nobody uses. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";

const LOCALE = new URL("../../src/kaffeehaus/locale/", import.meta.url).pathname;
const SOURCE = new URL("../src/", import.meta.url).pathname;
const VISIBLE = ["aria-label", "title", "alt", "placeholder", "label"];
const WORD = /\p{L}{2,}/u;

const files = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(dir, entry.name)) : [join(dir, entry.name)],
  );
const keysOf = (path) => [...readFileSync(path, "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]);

const problems = [];

function walk(node, path) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach((child) => walk(child, path));
  if (node.type === "Text" && WORD.test(node.data)) problems.push(`${path}: the words “${node.data.trim()}”`);
  if (node.type === "Attribute") {
    if (VISIBLE.includes(node.name)) {
      const parts = Array.isArray(node.value) ? node.value : [];
      for (const part of parts) {
        if (part.type === "Text" && WORD.test(part.data)) problems.push(`${path}: ${node.name}="${part.data}"`);
      }
    }
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (!["parent", "instance", "module", "css"].includes(key)) walk(value, path);
  }
}

const sources = files(SOURCE).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"));
const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");
for (const path of sources.filter((path) => path.endsWith(".svelte"))) {
  walk(parse(readFileSync(path, "utf8"), { modern: true }).fragment, path.slice(SOURCE.length));
}

/** The games of the catalogue; only those that have a screen here use their words here. */
const games = readdirSync(join(LOCALE, "en"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const drawn = games.map((entry) => entry.name).filter((name) => existsSync(join(SOURCE, name, "screen.ts")));
const written = (folder) =>
  existsSync(join(LOCALE, "en", folder))
    ? files(join(LOCALE, "en", folder))
        .filter((path) => path.endsWith(".ftl"))
        .map((path) => path.slice(join(LOCALE, "en/").length))
    : [];
/** What only some pages say. */
const topics = written("topics");
/** What only the terminal says, or who is not there hears, does not come to the browser (server/catalogue.py). */
const ELSEWHERE = ["cli.ftl", "content.ftl", "notices.ftl", "links.ftl"];
const shared = [
  ...readdirSync(join(LOCALE, "en")).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name)),
  ...topics,
];
const english = new Set([...shared, ...drawn.flatMap(written)].map((name) => join(LOCALE, "en", name)).flatMap(keysOf));
const used = new Set([...code.matchAll(/["`]([a-z]+(?:-[a-z0-9]+)*)(?:\.[a-z]+)?["`]/g)].map((m) => m[1]));
const beginnings = [...code.matchAll(/`([a-z]+-(?:[a-z0-9]+-)*)\$\{/g)].map((m) => m[1]);
// A game has its own words and those of the house, not those of another game.
const house = new Set(shared.flatMap((name) => keysOf(join(LOCALE, "en", name))));
const words = (game) => new Set(written(game).flatMap((name) => keysOf(join(LOCALE, "en", name))));
for (const game of drawn) {
  const known = words(game);
  const others = drawn.filter((name) => name !== game);
  for (const path of sources.filter((path) => !others.some((name) => path.startsWith(join(SOURCE, name, "/"))))) {
    for (const [, key] of readFileSync(path, "utf8").matchAll(/\bt\(\s*"([a-z0-9-]+)(?:\.[a-z]+)?"/g)) {
      if (!house.has(key) && !known.has(key))
        problems.push(`${path.slice(SOURCE.length)}: the catalogue of ${game} has no ${key}`);
    }
  }
}
/** A game has the words of the house and its own, not those of another game. */
for (const game of drawn) {
  const own = new Set([...shared, ...written(game)].map((name) => join(LOCALE, "en", name)).flatMap(keysOf));
  for (const path of sources.filter((path) => path.startsWith(join(SOURCE, game, "/")))) {
    for (const match of readFileSync(path, "utf8").matchAll(/\bt\(\s*"([a-z0-9-]+)(?:\.[a-z]+)?"/g)) {
      if (!own.has(match[1])) problems.push(`${path.slice(SOURCE.length)}: ${game} has no ${match[1]}`);
    }
  }
}
for (const name of ["screen.ftl", ...topics, ...drawn.map((game) => join(game, "explain.ftl"))]) {
  if (!existsSync(join(LOCALE, "en", name))) continue;
  for (const key of keysOf(join(LOCALE, "en", name))) {
    // Refusals are named by the house.
    if (key.startsWith("error-")) continue;
    if (!used.has(key) && !beginnings.some((b) => key.startsWith(b))) problems.push(`${name}: nobody uses ${key}`);
  }
}

for (const problem of new Set(problems)) console.error(problem);
console.log(`${sources.length} files, ${english.size} keys, ${new Set(problems).size} problems`);
process.exit(problems.length ? 1 : 0);
