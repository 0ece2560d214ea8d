import { forgetContribution } from "./dice/storage";
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
  forgetContribution(table, key);
  const ring = read<Ring>("keys", {});
  const left = (ring[table] ?? []).filter((one) => one.key !== key);
  const others = Object.entries(ring).filter(([id]) => id !== table);
  write("keys", Object.fromEntries(left.length ? [...others, [table, left]] : others));
}

/** Every seat that this browser holds. */
export function ring(): { table: string; seat: number; key: string }[] {
  const all = Object.entries(read<Ring>("keys", {}));
  return all.flatMap(([table, keys]) => keys.map(({ seat, key }) => ({ table, seat, key })));
}

// The tables this browser is the host of, by their host's keys.
export function hostKey(table: string): string | null {
  return read<Record<string, string>>("hosts", {})[table] ?? null;
}

export function keepHost(table: string, key: string): void {
  write("hosts", { ...read<Record<string, string>>("hosts", {}), [table]: key });
}

export function hosted(): { table: string; key: string }[] {
  return Object.entries(read<Record<string, string>>("hosts", {})).map(([table, key]) => ({ table, key }));
}

/** A table that is no more. */
export function forgetTable(table: string): void {
  for (const name of ["keys", "hosts"]) {
    const others = Object.entries(read<Record<string, unknown>>(name, {})).filter(([id]) => id !== table);
    write(name, Object.fromEntries(others));
  }
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
