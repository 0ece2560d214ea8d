import type { SeatKey } from "./protocol";
import { read, write } from "./store";

// The seats this browser holds: table -> seats with their keys.
type Ring = Record<string, SeatKey[]>;

export function keysOf(table: string): SeatKey[] {
  return read<Ring>("keys", {})[table] ?? [];
}

export function keep(table: string, key: SeatKey): void {
  const ring = read<Ring>("keys", {});
  const others = (ring[table] ?? []).filter((one) => one.key !== key.key && one.seat !== key.seat);
  ring[table] = [...others, key].sort((one, other) => one.seat - other.seat);
  write("keys", ring);
}

/** Forget a key that opens nothing any more. */
export function forget(table: string, key: string): void {
  const ring = read<Ring>("keys", {});
  const left = (ring[table] ?? []).filter((one) => one.key !== key);
  const others = Object.entries(ring).filter(([id]) => id !== table);
  write("keys", Object.fromEntries(left.length ? [...others, [table, left]] : others));
}

export function seatLink(table: string, key: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#key=${encodeURIComponent(key)}`;
}

export function inviteLink(table: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}`;
}

export function keyInFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("key");
}
