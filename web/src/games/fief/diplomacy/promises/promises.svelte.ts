// Promises bind nobody (F-8.0-14), and the table does not know them: what somebody said can be noted as one, and
// later be marked as kept or broken. The list is the reader's own and stays on this device.
import type { Line } from "../../../../lib/protocol";
import { read, write } from "../../../../lib/store";
import { textOf } from "../../../../parts/talk/words";
import { GAME } from "../../words/sentences";

export type Fate = "open" | "kept" | "broken";

export interface Promised {
  /** number of the line */
  n: number;
  seat: number;
  text: string;
  round: number;
  fate: Fate;
}

const kept = $state<Record<string, Promised[]>>({});

export function promisesAt(table: string): Promised[] {
  return kept[table] ?? read<Promised[]>(`promises.${table}`, []);
}

function keep(table: string, promises: Promised[]): void {
  kept[table] = promises;
  write(`promises.${table}`, promises);
}

export function isNoted(table: string, line: Line): boolean {
  return promisesAt(table).some((one) => one.n === line.n);
}

/** A second time forgets it again. */
export function note(table: string, line: Line, round: number): void {
  const others = promisesAt(table).filter((one) => one.n !== line.n);
  const noted: Promised = { n: line.n, seat: line.seat, text: textOf(GAME, line), round, fate: "open" };
  keep(table, isNoted(table, line) ? others : [...others, noted]);
}

export function settle(table: string, n: number, fate: Fate): void {
  keep(
    table,
    promisesAt(table).map((one) => (one.n === n ? { ...one, fate: one.fate === fate ? "open" : fate } : one)),
  );
}
