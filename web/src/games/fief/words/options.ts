// Choices in words.
import { knows, tell } from "../../../lib/fluent.svelte";
import type { Option } from "../../../lib/protocol";
import type { Box } from "../types";
import { placed } from "./names";
import { nounWords } from "./nouns";
import { GAME } from "./sentences";
import { kindOf } from "./vocabulary";

/** A choice as an instruction: "Move to Tournus". */
export function optionText(box: Box, names: readonly string[], option: Option): string {
  const id = `verb-${option.verb}`;
  if (!knows(GAME, id)) return option.text;
  return tell(GAME, id, nounWords(box, names, kindOf(option.verb), option.noun));
}

/** What a group of choices does, whatever it is done to: "Move to …". */
export function verbText(verb: string): string {
  return tell(GAME, `verb-${verb}`, placed("noun", "…", ""));
}
