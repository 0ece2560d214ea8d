import { type Words, tell } from "../../lib/fluent.svelte";

/** A sentence about what is said at a table of any game. */
export function chat(id: string, words?: Words): string {
  return tell("talk", id, words);
}
