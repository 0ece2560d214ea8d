// The tax markers on the board.
import type { View } from "../types";

export interface Tax {
  seat: number;
  /** a tithe lies on bishoprics, tallage on a fief */
  isTithe: boolean;
  /** fiefs or bishoprics: the Pope may tithe several at once */
  places: number[];
}

const TITHE = 1;
const AS_POPE = 4;

export function taxesIn(view: View): Tax[] {
  return view.taxes.map(([seat = 0, kind = 0, place = 0, , capacity = 0]) => ({
    seat,
    isTithe: kind === TITHE,
    places: capacity === AS_POPE ? placesIn(view, place) : [place],
  }));
}

/** The Pope's marker has one bit for each bishopric. */
const placesIn = (view: View, mask: number): number[] =>
  view.bishoprics.flatMap((_, number) => ((mask >> number) & 1 ? [number] : []));
