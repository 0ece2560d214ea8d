// The nouns of choices and news: how a number becomes a word, by its kind.
import { tell } from "../../../lib/fluent.svelte";
import type { Box } from "../types";
import { cardName, fiefName, lordName, relicName, titleName, villageName, villageWords } from "./names";
import { GAME } from "./sentences";
import type { Kind } from "./vocabulary";

type Words = Readonly<Record<string, (value: number) => string>>;

let further: Words = {};

/** Kinds of nouns that expansions bring. */
export function learnNouns(nouns: readonly Words[]): void {
  further = Object.assign({}, ...nouns) as Words;
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
    tiebreak: (value) => tell(GAME, `tiebreak-${value}`),
    ...further,
  };
}

/** The noun of a choice; numbers stay numbers, so that the language can choose its plural. */
export function nounOf(box: Box, names: readonly string[], kind: Kind, noun: number): string | number {
  return wordsByKind(box, names)[kind]?.(noun) ?? noun;
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
