// What lies on fiefs and bishoprics, and how much room it takes.
import type { View } from "../types";
import { type Board, SEAL_HEIGHT, sealWidth } from "./geometry";
import { around, type Point, type Rect } from "./lines";

const TITHES = 1;
/** A tithe of the Pope: its place is a mask of bishoprics (phases/taxes.py). */
const AS_POPE = 4;

/** Seats that raise a tax, by fief and by bishopric. */
export function taxesOn(view: View): { fiefs: number[][]; bishoprics: number[][] } {
  const on = (kind: boolean, number: number): number[] =>
    view.taxes.flatMap(([seat = 0, tax = 0, place = 0, , capacity = 0]) => {
      if ((tax === TITHES) !== kind) return [];
      return (capacity === AS_POPE ? (place >> number) & 1 : place === number) ? [seat] : [];
    });
  return {
    fiefs: Array.from({ length: 8 }, (_, number) => on(false, number)),
    bishoprics: view.bishoprics.map((_, number) => on(true, number)),
  };
}

export function fiefRect(board: Board, fief: number, at: Point, taxes: readonly number[]): Rect {
  const width = sealWidth(board.fiefs[fief]?.name ?? "") + taxes.length * 22;
  return around(at, width, SEAL_HEIGHT);
}

export function bishopricRect(
  view: View,
  number: number,
  at: Point,
  bishop: number,
  taxes: readonly number[],
): Rect {
  const lying = Object.values(view.bishoprics[number] ?? {}).filter(Boolean).length;
  const things = lying + taxes.length;
  const width = 32 + (bishop < 0 ? 0 : 18) + Math.min(things, 3) * 28;
  return around(at, width, Math.max(34, Math.ceil(things / 3) * 29));
}
