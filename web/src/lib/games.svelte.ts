import * as api from "./api";
import { want } from "./fluent.svelte";
import type { GameInfo } from "./protocol";

/** The games of the server, once somebody has asked for them. */
export const known = $state<{ games: readonly GameInfo[] }>({ games: [] });

/** Ask for them, and make ready how each is called. */
export async function wantGames(): Promise<readonly GameInfo[]> {
  const games = await api.games();
  await Promise.all(games.map(({ name }) => want(name)));
  known.games = games;
  return games;
}
