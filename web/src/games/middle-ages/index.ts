import { say, tell } from "../../lib/fluent.svelte";
import type { Event, Option } from "../../lib/protocol";
import type { ChoiceText, GameModule, Scene, Standing } from "../../lib/game";
import Beside from "./Beside.svelte";
import Court from "./Court.svelte";
import { DEEDS } from "./deeds";
import Holdings from "./Holdings.svelte";
import InWords from "./InWords.svelte";
import Mark from "./Mark.svelte";
import Rows from "./Rows.svelte";
import Sprite from "./Sprite.svelte";
import { type Box, ROUNDS, type View, column, effectRule, face, incomeRule } from "./types";
import {
  GAME,
  estateName,
  hintShort,
  hintText,
  optionText,
  spotName,
  tileName,
  tileOfOption,
  wordsByKind,
} from "./words";

function choice(scene: Scene, option: Option): ChoiceText {
  const { view, box } = scene as Scene<View, Box>;
  const tile = tileOfOption(view, option);
  const estate = tile ? face(box, tile).estate : option.noun;
  const onRows = ["place", "move", "scout"].includes(option.verb);
  return {
    title: tile ? tileName(box, tile) : estateName(estate),
    detail: onRows ? spotName(option.noun) : "",
    full: `${optionText(box, option)}. ${hintText(option.hint)}`.trim(),
    hint: hintText(option.hint),
    short: hintShort(option.hint),
    rules: [effectRule(estate), incomeRule(estate)],
  };
}

/** Places by coins and, where they are equal, by the tiles from Palace down to Field (M-5.2-01). */
function standings(shown: unknown, pieces: unknown, events: readonly Event[]): Standing[] {
  const view = shown as View;
  const box = pieces as Box;
  const lost = new Map(
    events.filter((one) => one.fact === "empty-estates").map((one) => [one.seat, one.args[1] ?? 0]),
  );
  const counts = view.boards.map((board) =>
    box.estates.map((_, estate) => column(box, board, estate).length).reverse(),
  );
  const order = view.coins.map((_, seat) => seat);
  order.sort((one, other) => {
    const coins = (view.coins[other] ?? 0) - (view.coins[one] ?? 0);
    if (coins) return coins;
    const tiles = counts[one]?.map((tile, at) => (counts[other]?.[at] ?? 0) - tile) ?? [];
    return tiles.find((difference) => difference !== 0) ?? 0;
  });
  return order.map((seat) => {
    const score = view.coins[seat] ?? 0;
    const loss = lost.get(seat) ?? 0;
    return {
      seat,
      score,
      parts: [
        { label: tell(GAME, "score-gathered"), value: String(score + loss) },
        { label: tell(GAME, "score-empty"), value: loss ? `−${loss}` : "0" },
        { label: tell(GAME, "score-tiles"), value: String(view.boards[seat]?.length ?? 0) },
      ],
    };
  });
}

export const game: GameModule = {
  name: GAME,
  Sprite,
  shared: {
    rounds: ROUNDS,
    Board: Rows,
    Beside,
    Court,
    Holdings,
    Mark,
    InWords,
    step: (view) => tell(GAME, `phase-${(view as View).phase}`),
    choice,
  },
  round: (view) => Math.max((view as View).round, 1),
  kinds: (box, names) => wordsByKind(box as Box, names),
  scored: () => say("results-coins"),
  standings,
  deeds: DEEDS,
  keys: () =>
    Object.entries({ C: "choices", T: "rows", B: "boards", L: "log", K: "talk", S: "status" }).map(
      ([key, place]) => ({
        key,
        does: say(`key-${place}`),
      }),
    ),
};
