import { tell } from "../../../lib/fluent.svelte";
import type { Waiting } from "../../../lib/protocol";
import { GAME, TABLE } from "../words/sentences";

/** Who decides what, in one sentence; with several who are asked the same, one sentence for all. */
export function waitingSentence(waiting: readonly Waiting[], names: readonly string[]): string {
  const [first, ...others] = waiting;
  if (!first) return tell(TABLE, "table-may-respond");
  const sentence = tell(GAME, `waits-${first.prompt}`, { seat: names[first.seat] ?? "" });
  if (!others.length) return sentence;
  if (others.length === 1 && others[0]?.prompt !== first.prompt)
    return `${sentence}; ${waitingSentence(others, names)}`;
  const also = others.map((one) => names[one.seat] ?? "").join(", ");
  return tell(TABLE, "waits-also", { sentence, names: also, count: others.length });
}
