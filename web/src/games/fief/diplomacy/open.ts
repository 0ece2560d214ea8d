import type { Option } from "../../../lib/protocol";
import type { Table } from "../../../lib/table.svelte";

/** All that the reader may do now; unlike a scene's options it stays while a choice is under way. In a silence nothing. */
export function open(table: Table): Option[] {
  if (table.hushed !== null) return [];
  return [...(table.message?.decision?.options ?? []), ...(table.message?.initiatives ?? [])];
}

export function optionFor(table: Table, action: string): Option | undefined {
  return open(table).find((option) => option.text === action);
}

/** Everybody else at the table, in the order of the turn. */
export function others(order: readonly number[], you: number | null): number[] {
  return order.filter((seat) => seat !== you);
}

/** Which of the edition's ways with markers this table plays by: ids of sentences. */
export function customs(edition: string, options: Readonly<Record<string, string>>): string[] {
  if (options["open_diplomacy"] === "yes") return ["custom-open"];
  const english = edition === "en2014";
  const money = options["money_transfer"] || (english ? "marker_up_to_3" : "free");
  const cards = options["diplomacy_cards"] || (english ? "receive" : "exchange");
  return [`custom-money-${money}`, `custom-cards-${cards}`];
}

/** Whether the lesson that the reader follows suggests this. */
export function isSuggested(table: Table, action: string): boolean {
  return table.guided && table.message?.lesson?.action === action;
}
