import { type Words, knows, tell } from "../../lib/fluent.svelte";
import type { Line } from "../../lib/protocol";

/** A sentence about what is said at a table of any game. */
export function chat(id: string, words?: Words): string {
  return tell("talk", id, words);
}

/** What was said: a bot's remark in the reader's language, and what somebody wrote as it is. */
export function textOf(game: string, { text, remark }: Line): string {
  const domain = `${game}-bots`;
  if (!remark || !knows(domain, remark.message)) return text;
  return tell(domain, remark.message, { deniers: remark.deniers });
}
