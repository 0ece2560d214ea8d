import * as api from "./api";
import { keep } from "./keys";
import type { NewTable } from "./protocol";
import { go } from "./route.svelte";

/** Open a table, keep the keys of my seats and go there. */
export async function openTable(order: NewTable): Promise<void> {
  const { id, keys } = await api.open(order);
  for (const key of keys) keep(id, key);
  const first = keys[0];
  go(`/table/${encodeURIComponent(id)}${first ? `#key=${encodeURIComponent(first.key)}` : ""}`);
}

export function sentenceOf(reason: unknown, unreachable: string): string {
  return reason instanceof api.Refused && reason.message ? reason.message : unreachable;
}
