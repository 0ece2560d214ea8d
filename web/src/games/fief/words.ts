import { knows, tell } from "../../lib/fluent.svelte";
import type { Option } from "../../lib/protocol";
import {
  BISHOP,
  type Box,
  CARDINAL,
  CROWN_PRINCE,
  GAME,
  KING,
  N_LORDS,
  POPE,
  QUEEN,
  type Troops,
} from "./types";
import { type Kind, kindOf } from "./verbs";

/** Sentences about what modules have in common. */
export const MODULES = "fief-modules";

/** Sentences of the page that are about no part of it in particular. */
export const TABLE = "fief-table";

const SINGLE: Record<number, string> = {
  [POPE]: "title-pope",
  [KING]: "title-king",
  [QUEEN]: "title-queen",
  [CROWN_PRINCE]: "title-prince",
};

export function villageName(box: Box, village: number): string {
  return box.board.villages[village]?.name ?? "";
}

/** A village in a sentence: its name, and with its preposition where a language melts the two into one. */
export function villageWords(box: Box, village: number, word = "village"): Record<string, string> {
  return placed(word, villageName(box, village), box.villages[village] ?? "");
}

function placed(word: string, village: string, id: string): Record<string, string> {
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
  if (title < BISHOP) return tell(GAME, `title-fief-${box.board.fiefs[title]?.id ?? ""}`);
  if (title < CARDINAL) return tell(GAME, "title-bishop", { number: title - BISHOP + 1 });
  if (title === QUEEN && regency) return tell(GAME, "title-regent");
  // two tiles of one city are "acre" and "acre-2"
  if (title > CROWN_PRINCE) return tell(GAME, `title-${(box.titles[title] ?? "").replace(/-\d+$/, "")}`);
  return tell(GAME, SINGLE[title] ?? "title-cardinal");
}

export function cardName(box: Box, card: number): string {
  if (card < 0) return tell(GAME, "card-unknown");
  return card < N_LORDS ? lordName(box, card) : tell(GAME, `card-${card}`);
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

/** What a piece is called in troops, by its number among the nouns. */
export function pieceName(box: Box, word: number): string {
  return box.pieces?.find((piece) => piece.word === word)?.name ?? "";
}

/** Pieces of modules among troops, as far as they are known. */
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

/** "3 Men-at-Arms and 1 Knight", or the counters where their types are not known; then pieces of modules. */
export function troopsText(troops: Troops): string {
  const { men, knights, counters } = troops;
  const others = piecesIn(troops).map(([piece, number]) => tell(MODULES, `count-${piece}`, { number }));
  if (men === null || knights === null) return [tell(TABLE, "counters", { counters }), ...others].join(", ");
  const army = men || knights || !others.length ? [tell(GAME, "army", { men, knights })] : [];
  return [...army, ...others].join(", ");
}

/** How the numbers of an event become words, by the kind of their field: as oyez.narration.fief does. */
export function wordsByKind(box: Box, names: readonly string[]): Record<string, (value: number) => string> {
  return {
    seat: (value) => names[value] ?? "",
    village: (value) => villageName(box, value),
    "village-at": (value) => villageWords(box, value)["village-at"] ?? "",
    "village-of": (value) => villageWords(box, value)["village-of"] ?? "",
    fief: (value) => fiefName(box, value),
    bishopric: (value) => String(value + 1),
    lord: (value) => lordName(box, value),
    title: (value) => titleName(box, value),
    card: (value) => cardName(box, value),
    relic: (value) => relicName(box, value),
    deck: (value) => tell(GAME, `deck-${value}`),
    cause: (value) => tell(GAME, `cause-${value}`),
    faces: (value) => (value ? [...String(value)].join(" ").replaceAll("9", "0") : "–"), // 9 is a blank face
    piece: (value) => tell(GAME, `piece-${value}`),
    objective: (value) => tell(GAME, `objective-${value}`),
    tiebreak: (value) => tell(GAME, `tiebreak-${value}`),
  };
}

/** The noun of a choice; numbers stay numbers, so that the language can choose its plural. */
export function nounOf(box: Box, names: readonly string[], kind: Kind, noun: number): string | number {
  return wordsByKind(box, names)[kind]?.(noun) ?? noun;
}

/** A choice as an instruction: "Move to Tournus". */
export function optionText(box: Box, names: readonly string[], option: Option): string {
  const id = `verb-${option.verb}`;
  if (!knows(GAME, id)) return option.text;
  return tell(GAME, id, nounWords(box, names, kindOf(option.verb), option.noun));
}

/** What a sentence may use of a noun. */
export function nounWords(
  box: Box,
  names: readonly string[],
  kind: Kind,
  noun: number,
  word = "noun",
): Record<string, string | number> {
  if (kind === "village") return villageWords(box, noun, word);
  return { [word]: nounOf(box, names, kind, noun) };
}

/** What a group of choices does, whatever it is done to: "Move to …". */
export function verbText(verb: string): string {
  return tell(GAME, `verb-${verb}`, placed("noun", "…", ""));
}
