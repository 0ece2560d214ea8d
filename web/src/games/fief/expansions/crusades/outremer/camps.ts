// Where the armies stand in Outremer: before their objective, in the bay, on Cyprus; and on nothing else.
import type { Stack } from "../../../board/armies";
import { type Camp, campSize } from "../../../map/laid/camps";
import { around, distance, type Point, type Rect } from "../../../map/laid/lines";
import { placeBox } from "../../../map/laid/placing";
import { AT_SEA, WAITING } from "../types";
import { type Chart, siteRect, type Sizes } from "./chart";

const GAP = 3;
const FARTHEST = 150;
const TETHER = 62;

/** From the edge of a box of this rect in this direction, so that another one touches it. */
function beside(rect: Rect, [dx, dy]: Point, width: number, height: number): Point {
  const [x, y] = [(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2];
  const [w, h] = [(rect[2] - rect[0] + width) / 2 + 2, (rect[3] - rect[1] + height) / 2 + 2];
  const reach = Math.min(w / Math.max(Math.abs(dx), 0.01), h / Math.max(Math.abs(dy), 0.01));
  return [x + dx * reach, y + dy * reach];
}

/** A ship lies at the left of those whom it carries. */
const SHIP = 52;
const SHIP_FAR = 66;

export const shipOf = ({ at, width }: Camp, far: boolean): Point => [
  at[0] - width / 2 - (far ? SHIP_FAR : SHIP) / 2,
  at[1] + 4,
];

export interface Placing {
  chart: Chart;
  sizes: Sizes;
  far: boolean;
  /** of the objectives, by their place: the spot that they have on the map */
  spots: readonly number[];
  /** of all spots */
  names: readonly string[];
  /** what else nothing may cover */
  taken: readonly Rect[];
}

export function campsOf(stacks: readonly Stack[], placing: Placing): Camp[] {
  const { chart, sizes, far, names, spots } = placing;
  const sites = chart.spots.map((spot, at) => siteRect(spot, names[at] ?? "", sizes));
  const taken: Rect[] = [...sites, ...placing.taken];
  return stacks.map((stack): Camp => {
    const [width, height] = campSize(stack, far, null);
    const number = spots[stack.village] ?? -1;
    const spot = chart.spots[number];
    const site = sites[number];
    const wish: Point =
      stack.village === AT_SEA
        ? chart.fleet
        : stack.village === WAITING
          ? chart.cyprus
          : spot && site
            ? beside(site, spot.camp, width, height)
            : chart.fleet;
    const ship = stack.village === AT_SEA ? (far ? SHIP_FAR : SHIP) : 0;
    const tall = Math.max(height, ship);
    const { at: middle } = placeBox(wish, width + ship + GAP, tall + GAP, chart.page, taken, FARTHEST);
    taken.push(around(middle, width + ship + GAP, tall + GAP));
    const at: Point = [middle[0] + ship / 2, middle[1]];
    const home = spot && site && gapTo(at, site) > TETHER ? spot.point : null;
    return { stack, at, width, height, named: false, gate: null, home };
  });
}

/** How far a point is from a box. */
function gapTo([x, y]: Point, rect: Rect): number {
  const near: Point = [Math.min(Math.max(x, rect[0]), rect[2]), Math.min(Math.max(y, rect[1]), rect[3])];
  return distance([x, y], near);
}
