import { tell } from "../../lib/fluent.svelte";
import type { GameModule } from "../module";
import { DEEDS, grave } from "./deeds";
import { allOf, ready, words } from "./modules";
import { standings } from "./standings";
import Table from "./Table.svelte";
import { type Box, GAME, type View } from "./types";
import { TABLE, wordsByKind } from "./words";

export const game: GameModule = {
  name: GAME,
  async ready(box) {
    await ready(box as Box);
    for (const fact of allOf((module) => words(module.deeds))) DEEDS.add(fact);
  },
  own: { Table, still: () => import("./Still.svelte"), after: () => import("./After.svelte") },
  round: (view) => Math.max((view as View).round, 1),
  kinds: (box, names) => wordsByKind(box as Box, names),
  scored: () => tell(TABLE, "score-points"),
  standings,
  deeds: DEEDS,
  keys: () =>
    Object.entries({
      C: "choices",
      M: "map",
      H: "hand",
      F: "family",
      P: "court",
      T: "talk",
      L: "log",
      S: "status",
      O: "orders",
    }).map(([key, place]) => ({ key, does: tell(TABLE, `key-${place}`) })),
  grave,
};
