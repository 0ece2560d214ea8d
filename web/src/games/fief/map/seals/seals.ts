// What lies on fiefs and bishoprics, and how much room it takes.
import { taxesIn } from "../../market/taxes";
import { type FiefScene, NOBODY, type View } from "../../types";
import { bishopOf, titlesOf } from "../../words/box";
import { type Board, type Chart, SEAL_HEIGHT, sealWidth } from "../laid/geometry";
import { around, type Point, type Rect } from "../laid/lines";

/** How much larger seals are on a map seen from far off. */
export const FAR_SEAL = 1.5;

/** Seats that raise a tax, by fief and by bishopric. */
export interface Taxes {
  fiefs: number[][];
  bishoprics: number[][];
}

/** The family of whoever holds a title, or -1. */
export const familyWith = (view: View, title: number): number =>
  view.lords[view.titles[title] ?? NOBODY]?.family ?? NOBODY;

export function taxesOn(view: View): Taxes {
  const taxes = taxesIn(view);
  const on = (tithe: boolean, place: number): number[] =>
    taxes.flatMap(({ seat, isTithe, places }) => (isTithe === tithe && places.includes(place) ? [seat] : []));
  return {
    fiefs: titlesOf("fief").map((fief) => on(false, fief)),
    bishoprics: view.bishoprics.map((_, number) => on(true, number)),
  };
}

function fiefRect(board: Board, fief: number, at: Point, taxes: readonly number[]): Rect {
  const width = sealWidth(board.fiefs[fief]?.name ?? "") + taxes.length * 22;
  return around(at, width, SEAL_HEIGHT);
}

function bishopricRect(view: View, number: number, at: Point, taxes: readonly number[], grown: number): Rect {
  const bishop = familyWith(view, bishopOf(number));
  const lying = Object.values(view.bishoprics[number] ?? {}).filter(Boolean).length;
  const things = lying + taxes.length;
  const width = 32 + (bishop < 0 ? 0 : 18) + Math.min(things, 3) * 28;
  return around(at, width * grown, Math.max(34, Math.ceil(things / 3) * 29) * grown);
}

/** A seal that has grown beyond the edge of the page moves in. */
function within(rect: Rect, page: Rect): Rect {
  const into = (low: number, high: number, from: number, to: number): number =>
    low < from ? from - low : high > to ? to - high : 0;
  const dx = into(rect[0], rect[2], page[0], page[2]);
  const dy = into(rect[1], rect[3], page[1], page[3]);
  return [rect[0] + dx, rect[1] + dy, rect[2] + dx, rect[3] + dy];
}

export interface SealRects {
  fiefs: Rect[];
  bishoprics: Rect[];
}

export function sealRects(scene: FiefScene, chart: Chart, taxes: Taxes, far: boolean): SealRects {
  return {
    // From far off fiefs have only their colour and hatch.
    fiefs: (far ? [] : chart.fiefs).map(({ seal }, fief) =>
      within(fiefRect(scene.box.board, fief, seal, taxes.fiefs[fief] ?? []), chart.page),
    ),
    bishoprics: chart.bishoprics.map(({ seal, farSeal }, number) => {
      const [at, grown] = far ? [farSeal, FAR_SEAL] : [seal, 1];
      return within(bishopricRect(scene.view, number, at, taxes.bishoprics[number] ?? [], grown), chart.page);
    }),
  };
}

export const middle = (rect: Rect): Point => [(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2];
