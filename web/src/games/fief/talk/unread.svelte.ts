import type { Line } from "../../../lib/protocol";
import { read, write } from "../../../lib/store";
import type { Table } from "../../../lib/table.svelte";
import { type Corner, cornerOf, isCall } from "./calls";

// Per table: up to which line each corner was read, and who is muted. Kept on this device.
interface Kept {
  read: Partial<Record<Corner, number>>;
  muted: number[];
}

const kept = $state<Record<string, Kept>>({});

function nameOf(table: Table): string {
  return `talk.${table.id}`;
}

function keptAt(table: Table): Kept {
  return kept[table.id] ?? read<Kept>(nameOf(table), { read: {}, muted: [] });
}

function keep(table: Table, change: Partial<Kept>): void {
  kept[table.id] = { ...keptAt(table), ...change };
  write(nameOf(table), $state.snapshot(kept[table.id]));
}

function cornerOfLine(line: Line): Corner {
  return line.aside === null ? "chat" : "aside";
}

export function isMuted(table: Table, seat: number): boolean {
  return table.muted.includes(seat) || keptAt(table).muted.includes(seat);
}

/** The server keeps it for a seat; for a spectator, this device. */
export function mute(table: Table, seat: number, muted: boolean): void {
  if (table.message?.you !== null) table.mute(seat, muted);
  if (muted && table.message?.you !== null) return;
  const others = keptAt(table).muted.filter((one) => one !== seat);
  keep(table, { muted: muted ? [...others, seat] : others });
}

/** Lines of others that were not read yet; those of a muted seat do not call. */
export function unreadLines(table: Table, corner: Corner): Line[] {
  const upTo = keptAt(table).read[corner] ?? -1;
  return table.lines.filter(
    (line) =>
      cornerOfLine(line) === corner &&
      line.n > upTo &&
      line.seat !== table.message?.you &&
      !isMuted(table, line.seat),
  );
}

export function markRead(table: Table, corner: Corner): void {
  const last = Math.max(-1, ...table.lines.map((line) => line.n));
  if ((keptAt(table).read[corner] ?? -1) < last)
    keep(table, { read: { ...keptAt(table).read, [corner]: last } });
}

/** What waits in one corner: lines, and a question that somebody put to the reader. */
export function waitingAt(table: Table, corner: Corner): number {
  const prompt = table.message?.decision?.prompt;
  const asked = isCall(prompt) && cornerOf(prompt) === corner ? 1 : 0;
  return asked + (corner === "offers" ? 0 : unreadLines(table, corner).length);
}

/** What waits in the whole panel, for the badge on its tab. */
export function unread(table: Table): number {
  return waitingAt(table, "offers") + waitingAt(table, "aside") + waitingAt(table, "chat");
}
