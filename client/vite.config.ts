import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

// In development the client runs beside a server: `kaffeehaus serve --port 8123`, then `npm run dev`.
const server = process.env["KAFFEEHAUS_SERVER"] ?? "http://127.0.0.1:8123";

/** What is fetched with the first table lies there packed as closely as can be, too: an eighth less than by gzip. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
      const file = join(dir!, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), packed],
  worker: { format: "es" },
  build: {
    outDir: "../src/kaffeehaus/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // What nearly every part needs comes in one piece: each file by itself costs its headers and packs worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /(?<!\.css|Awning\.svelte|lib\/options\.ts)$/, minShareCount: 10 },
            {
              name: "line",
              test: /(lib\/(socket|reader|pocket|announced\.svelte|options)|table\/pan\.svelte)\.ts$|ui\/Info\.svelte$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
