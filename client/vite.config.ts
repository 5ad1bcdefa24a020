import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// In development the client runs beside a server: `kaffeehaus serve --port 8123`, then `npm run dev`.
const server = process.env["KAFFEEHAUS_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  worker: { format: "es" },
  build: {
    outDir: "../src/kaffeehaus/server/static",
    emptyOutDir: true,
    target: "es2022",
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
