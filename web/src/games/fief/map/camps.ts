// Where each stack stands on the map: beside its village or at the gate of its road, and on nothing else.
import type { Stack } from "./armies";
import { type Chart, CORNER } from "./geometry";
import { around, distance, type Point, type Rect } from "./lines";
import { labelRect, placeBox, textWidth, villageRect } from "./placing";

export const MEDALLION = 25;
const STEP = 21;
const PLATE = 18;
const NAME = 12.5;
/** Farther from its village than this, an army is tied to it by a line. */
const TETHER = 68;

export interface Camp {
  stack: Stack;
  at: Point;
  width: number;
  height: number;
  /** whether there is room for the names of its Lords */
  named: boolean;
  /** where it belongs: the end of a road, or the village if it had to go far from it */
  gate: Point | null;
  home: Point | null;
}

const digits = (number: number): number => String(number).length * 7.2;

/** The plate below the Lords: shield, counters by type, engine. */
export function plateWidth({ troops, engine }: Stack): number {
  const { men, knights, counters } = troops;
  let width = 19;
  if (men === null || knights === null) width += counters ? 13 + digits(counters) : 0;
  else {
    if (knights) width += 14 + digits(knights);
    if (men) width += 12 + digits(men);
  }
  return width + (engine ? 27 : 0) + (width > 19 ? 4 : 0);
}

/** From far off: a shield and how many. */
function chipSize({ troops, lords, captives }: Stack): [number, number] {
  return [38 + 2 * digits(troops.counters + lords.length + captives.length), 33];
}

/** Lords in rows of four, or one below the other with their names. */
function sizeOf(stack: Stack, named: boolean, names: readonly string[]): [number, number] {
  const lords = [...stack.lords, ...stack.captives];
  const plate = plateWidth(stack);
  if (!lords.length) return [plate, PLATE];
  if (named) {
    const widest = Math.max(...lords.map((lord) => textWidth(names[lord] ?? "", NAME)));
    return [Math.max(plate, MEDALLION + 3 + widest), lords.length * STEP + 4 + PLATE];
  }
  const rows = Math.ceil(lords.length / 4);
  const across = Math.min(lords.length, 4);
  return [Math.max(plate, (across - 1) * STEP + MEDALLION), rows * STEP + 4 + PLATE];
}

/** The middle of a box that begins where a road or a gap begins. */
function beyond(from: Point, direction: Point, start: number, width: number, height: number): Point {
  const reach = Math.min(
    width / 2 / Math.max(Math.abs(direction[0]), 0.01),
    height / 2 / Math.max(Math.abs(direction[1]), 0.01),
  );
  return [from[0] + direction[0] * (start + reach), from[1] + direction[1] * (start + reach)];
}

interface Wish {
  from: Point;
  direction: Point;
  start: number;
  gate: Point | null;
}

function wishOf(stack: Stack, chart: Chart, strangers: Map<number, number>): Wish {
  const spot = chart.spots[stack.village];
  if (!spot) throw new Error(`no village ${stack.village}`);
  const road = chart.roads[stack.road];
  const gate = road?.gates[road.ends.indexOf(stack.village)];
  if (gate && !stack.home)
    return { from: gate.point, direction: gate.direction, start: -6, gate: gate.point };
  const turn = strangers.get(stack.village) ?? 0;
  strangers.set(stack.village, turn + 1);
  const direction = spot.gaps[turn % spot.gaps.length] ?? [0, 1];
  return { from: spot.point, direction, start: 27, gate: null };
}

export function campsOf(
  stacks: readonly Stack[],
  chart: Chart,
  names: readonly string[],
  seals: readonly Rect[],
  far: boolean,
): Camp[] {
  const taken: Rect[] = [
    ...chart.spots.map((spot) => villageRect(spot.point)),
    ...chart.spots.map((spot) => labelRect((far ? spot.far : null) ?? spot.label)),
    ...seals,
    [0, chart.height - CORNER[1], CORNER[0], chart.height],
  ];
  const strangers = new Map<number, number>();
  return stacks.map((stack) => {
    const wish = wishOf(stack, chart, strangers);
    const settle = (named: boolean, reach: number): { camp: Camp; covers: number } => {
      const [width, height] = far ? chipSize(stack) : sizeOf(stack, named, names);
      const middle = beyond(wish.from, wish.direction, wish.start, width, height);
      const { at, covers } = placeBox(middle, width + 3, height + 3, chart.page, taken, reach);
      const home = !wish.gate && distance(at, wish.from) > TETHER ? wish.from : null;
      return { camp: { stack, at, width, height, named, gate: wish.gate, home }, covers };
    };
    let found = far ? settle(false, 120) : settle(true, 36);
    if (found.covers > 0) found = settle(false, 120);
    taken.push(around(found.camp.at, found.camp.width + 3, found.camp.height + 3));
    return found.camp;
  });
}
