import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { worker } from "./worker/plugin.ts";

// The client has its server's version: the server tells a page that was loaded before an update.
const about = readFileSync(new URL("../rami_server/__init__.py", import.meta.url), "utf8");
const version = /__version__ = "(.+)"/.exec(about)?.[1] ?? "unknown";
const server = process.env["RAMI_SERVER"] ?? "http://127.0.0.1:8000";

// The build goes into the Python package, which serves it; catalogues are shared with the server.
export default defineConfig({
  plugins: [worker()],
  define: { __VERSION__: JSON.stringify(version) },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: {
    alias: { "@locales": fileURLToPath(new URL("../rami_server/locales", import.meta.url)) },
  },
  build: {
    outDir: "../rami_server/web/browser",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/test": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
