import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Map, families and choices; not what is fetched when somebody wants it. */
const FIEF_BOARD = /games\/fief\/(?:(?:map|family)\/|(?!index|Still|After|InWords|LogLine|told|nouns)[^/]+$)/;

/** Scripts and styles a second time, compressed as well as possible once instead of quickly at every request. */
function pressed(): Plugin {
  let assets = "";
  return {
    name: "pressed",
    apply: "build",
    configResolved: (config) => void (assets = join(config.build.outDir, config.build.assetsDir)),
    closeBundle() {
      for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)))
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(readFileSync(join(assets, file))));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pressed()],
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
    rolldownOptions: {
      output: {
        // What every table of Fief needs stays in two pieces: modules use parts of it, and would cut it into dozens.
        codeSplitting: {
          includeDependenciesRecursively: false, // what other pages need as well stays apart
          groups: [
            { name: "fief-scenes", test: /games\/fief\/scenes\/(?!StillStage|pictures)/ },
            { name: "fief-board", test: FIEF_BOARD },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside a running `./oyez serve`.
    proxy: { "/api": { target: "http://127.0.0.1:1429", ws: true } },
    fs: { allow: [here("."), here("../src/oyez/locales")] },
  },
});
