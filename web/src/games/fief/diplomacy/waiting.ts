import type { Table } from "../../../lib/table.svelte";
import { unreadLines } from "../../../parts/talk/unread.svelte";
import { type Corner, cornerOf, isCall } from "./calls";

/** What waits in one corner: lines, and a question that somebody put to the reader. */
export function waitingAt(table: Table, corner: Corner): number {
  const prompt = table.message?.decision?.prompt;
  const asked = isCall(prompt) && cornerOf(prompt) === corner ? 1 : 0;
  return asked + (corner === "offers" ? 0 : unreadLines(table, corner).length);
}

/** What waits in the whole panel, for the mark on its tab. */
export function unread(table: Table): number {
  return waitingAt(table, "offers") + waitingAt(table, "aside") + waitingAt(table, "chat");
}
