// What things are called.
import { tell } from "../../../lib/fluent.svelte";
import type { Box } from "../types";
import { bishopricOf, isLordCard, rankOf, titleId } from "./box";
import { GAME, TABLE } from "./sentences";

export function villageName(box: Box, village: number): string {
  return box.board.villages[village]?.name ?? "";
}

/** A village in a sentence: its name, and with its preposition where a language melts the two into one. */
export function villageWords(box: Box, village: number, word = "village"): Record<string, string> {
  return placed(word, villageName(box, village), box.villages[village] ?? "");
}

export function placed(word: string, village: string, id: string): Record<string, string> {
  const phrase = (how: string): string => tell(GAME, `place-${how}`, { village, id });
  return { [word]: village, [`${word}-at`]: phrase("at"), [`${word}-of`]: phrase("of") };
}

export function fiefName(box: Box, fief: number): string {
  return box.board.fiefs[fief]?.name ?? "";
}

/** "Bishopric 3"; narration has only the number of it (kinds below). */
export function bishopricName(bishopric: number): string {
  return tell(TABLE, "bishopric", { number: bishopric + 1 });
}

export function lordName(box: Box, lord: number): string {
  return box.lords[lord] ?? "";
}

/** A Queen without a King reigns herself while there is a regency. */
export function titleName(box: Box, title: number, regency = false): string {
  const rank = rankOf(title);
  switch (rank) {
    case "fief":
      return tell(GAME, `title-fief-${box.board.fiefs[title]?.id ?? ""}`);
    case "bishop":
      return tell(GAME, "title-bishop", { number: bishopricOf(title) + 1 });
    case "queen":
      return tell(GAME, regency ? "title-regent" : "title-queen");
    case "crown-prince":
      return tell(GAME, "title-prince");
    case "further": // two of one name are "name" and "name-2"
      return tell(GAME, `title-${titleId(title).replace(/-\d+$/, "")}`);
    default:
      return tell(GAME, `title-${rank}`);
  }
}

export function cardName(box: Box, card: number): string {
  if (card < 0) return tell(GAME, "card-unknown");
  return isLordCard(card) ? lordName(box, card) : tell(GAME, `card-${card}`);
}

export function relicName(_box: Box, relic: number): string {
  return tell(GAME, `relic-${relic}`);
}

export function phaseName(phase: string): string {
  return tell(GAME, `phase-${phase}`);
}

export function deniersText(deniers: number): string {
  return tell(GAME, "deniers", { deniers });
}
