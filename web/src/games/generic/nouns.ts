// The names of a game's things, where it brings no drawing: the same order as narration/plain_nouns.py.
import { knows, tell } from "../../lib/fluent.svelte";
import type { Option } from "../../lib/protocol";

export type Kinds = readonly string[];

export interface Box {
  /** names of numbers, by their kind */
  nouns?: Readonly<Record<string, readonly string[]>>;
  /** what the numbers of a view stand for, level by level: "seat:number", "rank:file:man" */
  kinds?: Readonly<Record<string, string>>;
}

/** What a number of this kind is called: a message KIND-NUMBER, a message KIND, the list of the box, or `otherwise`. */
export function nounOf(game: string, box: Box, kind: string, number: number, otherwise?: string): string {
  if (knows(game, `${kind}-${number}`)) return tell(game, `${kind}-${number}`);
  if (kind && knows(game, kind)) return tell(game, kind, { number });
  return box.nouns?.[kind]?.[number] ?? otherwise ?? String(number);
}

/** Numbers stay numbers, so that the language can choose its plural. */
const NUMBERS: Kinds = ["number", "coins", "deniers"];

export function nounsOf(
  game: string,
  box: Box,
  kinds: Kinds,
  names: readonly string[],
): Record<string, (value: number) => string> {
  const named = kinds
    .filter((kind) => kind && !NUMBERS.includes(kind))
    .map((kind) => [kind, (value: number) => nounOf(game, box, kind, value)] as const);
  return { ...Object.fromEntries(named), seat: (seat) => names[seat] ?? "" };
}

/** What a choice is about, as short as it can be; nothing if its verb says all. */
export function choiceNoun(game: string, box: Box, kind: string, option: Option): string {
  if (!kind) return "";
  const written = option.text.slice(option.verb.length).trim();
  return NUMBERS.includes(kind) ? String(option.noun) : nounOf(game, box, kind, option.noun, written);
}

/** A choice in words: its verb's sentence with the noun, as the action itself writes it if nothing else names it. */
export function choiceText(game: string, box: Box, kind: string, option: Option): string {
  const id = `verb-${option.verb}`;
  if (!knows(game, id)) return option.text;
  const noun = NUMBERS.includes(kind) ? option.noun : choiceNoun(game, box, kind, option);
  return tell(game, id, kind ? { noun } : {});
}
