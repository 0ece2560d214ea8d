import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      // The sentences live in the Python package, so that server, terminal and browser say the same:
      //   import.meta.glob("$locales/*/*.ftl", { query: "?raw", import: "default" })
      $locales: here("../src/oyez/locales"),
      $lib: here("./src"),
    },
  },
  build: {
    // Into the package, where the server finds it and a wheel carries it.
    outDir: here("../src/oyez/server/page"),
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    // `npm run dev` beside a running `./oyez serve`.
    proxy: { "/api": { target: "http://127.0.0.1:1429", ws: true } },
    fs: { allow: [here("."), here("../src/oyez/locales")] },
  },
});
