import * as api from "../../lib/api";
import { tell } from "../../lib/fluent.svelte";
import type { GameModule } from "../../lib/game";
import { added, ready } from "./added";
import { grave } from "./choices/grave";
import { deeds } from "./chronicle/deeds";
import { standings } from "./round/standings";
import Table from "./table/Table.svelte";
import type { Box, View } from "./types";
import { learnBox } from "./words/box";
import { learnNouns, wordsByKind } from "./words/nouns";
import { GAME, TABLE } from "./words/sentences";
import { learnWords } from "./words/vocabulary";

export const game: GameModule = {
  name: GAME,
  async ready(box) {
    const [words] = await Promise.all([api.words(GAME), ready(box as Box)]);
    learnWords(words);
    learnBox(box as Box);
    learnNouns(added().map(({ nouns }) => nouns ?? {}));
  },
  own: {
    Table,
    still: () => import("./table/Still.svelte"),
    after: () => import("./diplomacy/promises/After.svelte"),
  },
  round: (view) => Math.max((view as View).round, 1),
  kinds: (box, names) => wordsByKind(box as Box, names),
  scored: () => tell(TABLE, "score-points"),
  standings,
  get deeds() {
    return deeds();
  },
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
