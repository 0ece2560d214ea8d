import * as api from "./api";
import { knows, tell } from "./fluent.svelte";
import type { TableInfo } from "./protocol";

const fetched = $state<Record<string, string | undefined>>({});

export function ruleMessage(id: string): string {
  return `rule-${id.replaceAll(".", "_")}`;
}

/** The rule in one sentence of the reader's language; rows that have none come from the ledger itself. */
export function ruleSentence(game: string, id: string): string {
  if (!id) return "";
  if (knows(game, ruleMessage(id))) return tell(game, ruleMessage(id));
  return fetched[id] ?? "";
}

/** Fetch a row that has no sentence of its own; harmless to call for any. */
export function wantRule(game: string, id: string): void {
  if (!id || knows(game, ruleMessage(id)) || fetched[id] !== undefined) return;
  fetched[id] = "";
  api.rule(id).then(
    (row) => (fetched[id] = row.text),
    () => (fetched[id] = undefined),
  );
}

// The drawer with the whole ledger: null is closed, "" open without a search; `table` is the last one that was shown.
export const drawer = $state<{ search: string | null; game: string; table: TableInfo | null }>({
  search: null,
  game: "",
  table: null,
});

/** The rules are those of this table. */
export function atTable(info: TableInfo): void {
  drawer.game = info.game;
  drawer.table = info;
}

/** Without a game: that of the table that is shown, or whatever was read last. */
export function openRules(game = "", search = ""): void {
  if (game) drawer.game = game;
  drawer.search = search;
}
