import * as api from "./api";
import { contribute, keepPledged, pledged } from "./dice/contributing";
import { newContribution, promiseOf } from "./dice/formulas";
import { knows, say, tell } from "./fluent.svelte";
import { keep, keepHost } from "./keys";
import type { NewTable } from "./protocol";
import { go } from "./route.svelte";

/** Open a table, keep the keys of my seats, contribute to its dice and go there. */
export async function openTable(wish: NewTable): Promise<void> {
  const { order, contributions } = pledged(wish);
  const { id, keys, host_key } = await api.open(order);
  keepHost(id, host_key);
  for (const key of keys) keep(id, key);
  keepPledged(id, keys, contributions);
  await contribute(id);
  const first = keys[0];
  go(`/table/${encodeURIComponent(id)}${first ? `#key=${encodeURIComponent(first.key)}` : ""}`);
}

/** Take an open seat, keep its key, contribute to the dice and sit down. */
export async function takeSeat(table: string, seat: number, name: string): Promise<void> {
  const contribution = newContribution();
  const key = await api.takeSeat(table, seat, name, promiseOf(contribution));
  keep(table, key);
  keepPledged(table, [key], new Map([[seat, contribution]]));
  await contribute(table);
  go(`/table/${encodeURIComponent(table)}#key=${encodeURIComponent(key.key)}`);
}

/** What the server said; refusals that happen to everybody, in the reader's language. */
export function sentenceOf(reason: unknown, unreachable: string): string {
  if (!(reason instanceof api.Refused)) return unreachable;
  const known = `refused-${reason.code}`;
  if (knows("people", known)) return tell("people", known, { seconds: reason.wait ?? 0 });
  // A file with a mistake: where it is, and the reason as the server gives it, in the words of the file.
  const [, line, why] = /^line (\d+): (.*)$/s.exec(reason.message) ?? [];
  if (line && why) return say("file-refused", { line, reason: why });
  return reason.message || unreachable;
}
