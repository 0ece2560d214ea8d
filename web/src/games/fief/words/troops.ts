// Troops in words.
import { tell } from "../../../lib/fluent.svelte";
import type { Box, Troops } from "../types";
import { GAME, TABLE } from "./sentences";

/** What a piece is called in troops, by its number among the nouns. */
export function pieceName(box: Box, word: number): string {
  return box.pieces?.find((piece) => piece.word === word)?.name ?? "";
}

/** Pieces of expansions among troops, as far as they are known. */
export function piecesIn({
  counters: _,
  men: _men,
  knights: _knights,
  ...others
}: Troops): [string, number][] {
  return Object.entries(others).flatMap(([piece, number]) =>
    number ? [[piece, number] as [string, number]] : [],
  );
}

/** "3 Men-at-Arms and 1 Knight", or the counters where their types are not known; then pieces of expansions. */
export function troopsText(troops: Troops): string {
  const { men, knights, counters } = troops;
  const others = piecesIn(troops).map(([piece, number]) => tell(GAME, `count-${piece}`, { number }));
  if (men === null || knights === null) return [tell(TABLE, "counters", { counters }), ...others].join(", ");
  const army = men || knights || !others.length ? [tell(GAME, "army", { men, knights })] : [];
  return [...army, ...others].join(", ");
}
