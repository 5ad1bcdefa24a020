import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// In development the client runs beside a server: `kaffeehaus serve --port 8123`, then `npm run dev`.
const server = process.env["KAFFEEHAUS_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/kaffeehaus/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
