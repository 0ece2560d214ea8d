import * as api from "../lib/api";
import { want } from "../lib/fluent.svelte";
import type { GameModule } from "../lib/game";

// A game with a drawing of its own has a folder here, by its name; any other is shown as a plain table.
const DRAWN = import.meta.glob<{ game: GameModule }>(["./*/index.ts", "!./generic/index.ts"]);
// Files of sentences that every table of a game needs beside those under its name.
const SENTENCES = import.meta.glob<readonly string[]>("./*/sentences.ts", {
  eager: true,
  import: "SENTENCES",
});

/** The pieces and sentences of a game, fetched when a table needs them; `box` is that of the table. */
export async function gameModule(name: string, box?: unknown): Promise<GameModule> {
  const sentences = SENTENCES[`./${name}/sentences.ts`] ?? [];
  const [module] = await Promise.all([
    drawn(name, box),
    ...[name, "talk", ...sentences].map((file) => want(file)),
  ]);
  if (box !== undefined) await module.ready?.(box);
  return module;
}

async function drawn(name: string, box: unknown): Promise<GameModule> {
  const load = DRAWN[`./${name}/index.ts`];
  if (load) return (await load()).game;
  const [{ plainGame }, words] = await Promise.all([import("./generic"), api.words(name), want("plain")]);
  return plainGame(name, words, box);
}
