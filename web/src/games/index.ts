import { parts, want } from "../lib/fluent.svelte";
import type { GameModule } from "../lib/game";

const GAMES: Record<string, () => Promise<{ game: GameModule }>> = {
  "middle-ages": () => import("./middle-ages"),
  fief: () => import("./fief"),
};

/** What the ids of a game's rules begin with; those of its expansions, too. */
export const ROW_LETTERS: Readonly<Record<string, string>> = { "middle-ages": "M", fief: "FX" };

// Sentences that only the lobby, a lesson or a table with a module needs; modules fetch their own.
const APART =
  /-(options|lesson|modules|numbers|expansions|politics|tactics|orders|crusades|outremer)(-page)?$/;

/** The pieces and sentences of a game, fetched when a table needs them; `box` is that of the table. */
export async function gameModule(name: string, box?: unknown): Promise<GameModule> {
  const load = GAMES[name];
  if (!load) throw new Error(`this page cannot show the game ${name}`);
  const [module] = await Promise.all([
    load(),
    want(name),
    want("talk"),
    ...parts(name)
      .filter((part) => !APART.test(part))
      .map(want),
  ]);
  if (box !== undefined) await module.game.ready?.(box);
  return module.game;
}

export const KNOWN_GAMES = Object.keys(GAMES);
