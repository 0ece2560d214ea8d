import type { Line } from "../../lib/protocol";
import { read, write } from "../../lib/store";
import type { Table } from "../../lib/table.svelte";

/** To whom something is said: to everybody, or in a private talk. */
export type Hearing = "chat" | "aside";

// Per table: up to which line each hearing was read, and who is muted. Kept on this device.
interface Kept {
  read: Partial<Record<Hearing, number>>;
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

export function linesOf(table: Table, hearing: Hearing): Line[] {
  return table.lines.filter((line) => (line.aside === null) === (hearing === "chat"));
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
export function unreadLines(table: Table, hearing: Hearing): Line[] {
  const upTo = keptAt(table).read[hearing] ?? -1;
  return linesOf(table, hearing).filter(
    (line) => line.n > upTo && line.seat !== table.message?.you && !isMuted(table, line.seat),
  );
}

export function markRead(table: Table, hearing: Hearing): void {
  const last = Math.max(-1, ...table.lines.map((line) => line.n));
  if ((keptAt(table).read[hearing] ?? -1) < last)
    keep(table, { read: { ...keptAt(table).read, [hearing]: last } });
}
