import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const FIEF = /games\/fief\/(?!expansions\/|index|sentences)/;
/** What lies over the map of Fief: elections, battles, great moments. */
const OVER_THE_MAP =
  /fief\/(?:battle\/|scenes\/|court\/(?:Candidate|Ceremony|Turned|Voter|elections|votes)|choices\/(?:Answer|Asked|Panel|answers|edge)|drawn\/(?:Die|Token))/;
/** What is fetched when somebody wants it: talk, lessons, standing orders, positions in words, a game looked at again. */
const WHEN_WANTED =
  /fief\/(?:diplomacy|lesson)\/|told\.ts|telling\.ts|StillStage|scenes\/pictures|(?:Still|InWords|LogLine|Order\w*)\.svelte|chronicle\/nouns|cards\/orders/;
const fiefScenes = (id: string): boolean => OVER_THE_MAP.test(id) && !WHEN_WANTED.test(id);
const fiefBoard = (id: string): boolean => FIEF.test(id) && !OVER_THE_MAP.test(id) && !WHEN_WANTED.test(id);

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
      $games: here("../src/oyez/games"), // those of expansions
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
            { name: "fief-scenes", test: fiefScenes },
            { name: "fief-board", test: fiefBoard },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside a running `./oyez serve`.
    proxy: { "/api": { target: "http://127.0.0.1:1429", ws: true } },
    fs: { allow: [here("."), here("../src/oyez/locales"), here("../src/oyez/games")] },
  },
});
