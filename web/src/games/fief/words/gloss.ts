import type { Gloss, GlossLine } from "../../../lib/gloss.svelte";
import { ruleSentence } from "../../../lib/rules.svelte";
import { GAME } from "./sentences";

/** A heading with the rules behind it. */
export function gloss(title: string, ...rows: readonly string[]): Gloss {
  return { title, lines: rows.map((rule): GlossLine => ({ text: ruleSentence(GAME, rule), rule })) };
}
