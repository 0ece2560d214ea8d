// What Middle-Ages shows, as the game declares it, and how the page reads it.
import type { Box, Face, View } from "./view-types";

export type * from "./view-types";

export const ROUNDS = 16;
export const ROWS = 4;
export const PLACES = 6;
export const KINDS = 8;
export const ESTATES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export function rowOf(spot: number): number {
  return Math.floor(spot / PLACES);
}

export function placeOf(spot: number): number {
  return spot % PLACES;
}

export function spotAt(row: number, place: number): number {
  return row * PLACES + place;
}

/** Where an arrow key leads from a spot; null for other keys. */
export function neighbour(key: string, from: number, width: number): number | null {
  const row = rowOf(from);
  const place = placeOf(from);
  const to: Record<string, number | undefined> = {
    ArrowLeft: spotAt(row, Math.max(place - 1, 0)),
    ArrowRight: spotAt(row, Math.min(place + 1, width - 1)),
    ArrowUp: spotAt(Math.max(row - 1, 0), place),
    ArrowDown: spotAt(Math.min(row + 1, ROWS - 1), place),
    Home: spotAt(row, 0),
    End: spotAt(row, width - 1),
  };
  return to[key] ?? null;
}

export function face(box: Box, tile: number): Face {
  const found = box.tiles[tile - 1];
  if (!found) throw new Error(`there is no tile ${tile}`);
  return found;
}

/** The tiles of one estate on a board, the one added last at the end. */
export function column(box: Box, board: readonly number[], estate: number): number[] {
  return board.filter((tile) => face(box, tile).estate === estate);
}

export function effectRule(estate: number): string {
  return `M-3.${estate + 1}-01`;
}

export function incomeRule(estate: number): string {
  return estate === 3 ? "M-3.4-03" : `M-3.${estate + 1}-02`;
}

export function eventRule(card: number): string {
  return `M-4.2-${String(card + 1).padStart(2, "0")}`;
}

/** The row where the Lords go next; none in the last round. */
export function nextRow(view: View): number | null {
  if (view.phase === "placing") return 0;
  return view.round >= ROUNDS || view.phase === "over" ? null : view.round % ROWS;
}

export interface IncomeOf {
  coins: number;
  rate: number;
  tiles: number;
}

/** What an estate pays to a board now, as printed on the pieces: rate times tiles counted (M-3.9-01). */
export function incomeOf(box: Box, view: View, seat: number, estate: number): IncomeOf {
  const printed = box.estates[estate];
  const board = view.boards[seat] ?? [];
  const plot = view.plots[seat]?.[estate] ?? -1;
  const kinds = [...(printed?.counts ?? []), ...(plot >= 0 ? [plot] : [])];
  const tiles = board.filter((tile) => kinds.includes(face(box, tile).estate)).length;
  const rate = (printed?.rate ?? 0) + (view.extra_coins[seat]?.[estate] ?? 0);
  return { coins: rate * tiles, rate, tiles };
}
