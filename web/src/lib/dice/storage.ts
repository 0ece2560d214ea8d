// Where the device keeps what it saw and what it contributes: in localStorage, table by table, within bounds. Where that
// is forbidden or full it is kept as long as the page is open.
import type { Mine, Seen } from "./seen";

const SEEN = "oyez.seen.";
const MINE = "oyez.contributions";
const MOST_TABLES = 60;

const memory = new Map<string, string>();

function get(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Whether it will still be there when the page is opened again. */
function set(name: string, text: string): boolean {
  for (const spare of [null, MOST_TABLES / 2, 0]) {
    try {
      if (spare !== null) forgetOldest(spare, name);
      localStorage.setItem(name, text);
      memory.delete(name);
      return true;
    } catch {
      // full: older tables make room
    }
  }
  memory.set(name, text);
  return false;
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

const nameOf = (table: string, reader: number | null): string => `${SEEN}${table}.${reader ?? "spectator"}`;

export function loadSeen(table: string, reader: number | null): Seen | null {
  return parse<Seen>(get(nameOf(table, reader)));
}

/** Returns whether it will outlive the page. */
export function saveSeen(seen: Seen): boolean {
  const name = nameOf(seen.table, seen.reader);
  const known = get(name) !== null;
  const lasting = set(name, JSON.stringify({ ...seen, touched: Date.now() }));
  if (!known && lasting) forgetOldest(MOST_TABLES, name);
  return lasting;
}

/** Keep only so many tables: those of spectators go first, then those that nothing was added to for longest. */
function forgetOldest(most: number, not: string): void {
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  const kept = names
    .filter((name) => name.startsWith(SEEN) && name !== not)
    .map((name) => ({ name, seen: parse<Partial<Seen>>(localStorage.getItem(name)) }));
  // What does not fit is evidence, and goes last.
  const worth = ({ seen }: (typeof kept)[number]): number =>
    (seen?.misfit ? 2e15 : 0) + (typeof seen?.reader === "number" ? 1e15 : 0) + (seen?.touched ?? 0);
  kept.sort((one, other) => worth(other) - worth(one));
  for (const { name } of kept.slice(Math.max(most - 1, 0))) localStorage.removeItem(name);
}

type Contributions = Record<string, Mine[]>;

export function contributionsOf(table: string): Mine[] {
  return parse<Contributions>(get(MINE))?.[table] ?? [];
}

export function keepContribution(table: string, mine: Mine): void {
  const all = parse<Contributions>(get(MINE)) ?? {};
  const others = (all[table] ?? []).filter((one) => one.seat !== mine.seat);
  const older = Object.entries(all).filter(([id]) => id !== table);
  set(
    MINE,
    JSON.stringify(Object.fromEntries([...older.slice(1 - MOST_TABLES), [table, [...others, mine]]])),
  );
}

/** A seat that is no longer this device's. */
export function forgetContribution(table: string, key: string): void {
  const all = parse<Contributions>(get(MINE)) ?? {};
  const left = (all[table] ?? []).filter((one) => one.key !== key);
  const others = Object.entries(all).filter(([id]) => id !== table);
  set(MINE, JSON.stringify(Object.fromEntries(left.length ? [...others, [table, left]] : others)));
}
