// A device contributes to the dice by itself: it pledges when it takes a seat, and opens its pledge once everybody sits.
import * as api from "../api";
import type { Dice, NewTable, SeatKey, Status, Summary } from "../protocol";
import { newContribution, promiseOf } from "./formulas";
import { type Mine, type Seen, compareDice, compareMine, newSeen } from "./seen";
import { contributionsOf, keepContribution, loadSeen, saveSeen } from "./storage";

/** A new table with a pledge for every seat of mine, and what they promise, by seat. A lesson has dice of its own. */
export function pledged(order: NewTable): { order: NewTable; contributions: Map<number, string> } {
  const contributions = new Map<number, string>();
  if (order.lesson) return { order, contributions };
  const seats = order.seats.map((seat, at) => {
    if (seat.kind !== "me") return seat;
    const contribution = newContribution();
    contributions.set(at, contribution);
    return { ...seat, pledge: promiseOf(contribution) };
  });
  return { order: { ...order, seats }, contributions };
}

/** Note what was pledged for seats that this device has got. */
export function keepPledged(
  table: string,
  keys: readonly SeatKey[],
  contributions: Map<number, string>,
): void {
  for (const { seat, key } of keys) {
    const contribution = contributions.get(seat);
    if (contribution !== undefined) keepContribution(table, { seat, key, contribution });
  }
}

/** What a seat's device has seen before and is shown now, kept before anything follows from it. */
export function keepDice(
  table: string,
  reader: number | null,
  dice: Dice,
  status: Status,
  mine: Mine | null,
): { seen: Seen | null; lasting: boolean } {
  // Whoever comes when all is over has seen nothing that could prove anything.
  const before = loadSeen(table, reader) ?? (status === "over" ? null : newSeen(table, reader, dice));
  if (!before) return { seen: null, lasting: true };
  const seen = compareMine(compareDice(before, dice, status), mine);
  // A spectator has nothing to keep before there is a game.
  const lasting = reader === null && status === "open" ? true : saveSeen(seen);
  return { seen, lasting };
}

/** What this device contributes for a seat; with another key it counts only if it is what was pledged. */
export function mineAt(table: string, seat: number | null, key: string | null, dice: Dice): Mine | null {
  const found = contributionsOf(table).find((one) => one.seat === seat);
  if (!found) return null;
  return found.key === key || dice.pledges[found.seat] === promiseOf(found.contribution) ? found : null;
}

/** Those of this device whose pledges are waited for. */
export function awaited(table: string, dice: Dice): Mine[] {
  if (!dice.drawing) return [];
  return contributionsOf(table).filter(
    (mine) => dice.pledges[mine.seat] === promiseOf(mine.contribution) && keepsFaith(table, mine, dice),
  );
}

/** Nothing is opened to a server that does not keep to what it has shown. */
function keepsFaith(table: string, mine: Mine, dice: Dice): boolean {
  return !keepDice(table, mine.seat, dice, "open", mine).seen?.misfit;
}

/** Open the pledges of all seats of this device, if they are waited for; what fails is tried again at the table. */
export async function contribute(table: string): Promise<void> {
  if (!contributionsOf(table).length) return;
  try {
    const { dice } = await api.table(table);
    await Promise.all(awaited(table, dice).map((mine) => send(table, mine)));
  } catch (reason) {
    if (!(reason instanceof api.Refused)) throw reason;
  }
}

export function send(table: string, mine: Mine): Promise<void> {
  return api.contribute(table, mine.seat, mine.contribution, mine.key);
}

const isFull = (table: Summary): boolean =>
  table.status === "open" && table.seats.every((seat) => seat.taken);

/** For tables that are seen from afar, in the lobby: one that is full and has not begun waits for contributions. */
export async function contributeFromAfar(tables: readonly Summary[]): Promise<void> {
  await Promise.all(tables.filter(isFull).map((table) => contribute(table.id)));
}
