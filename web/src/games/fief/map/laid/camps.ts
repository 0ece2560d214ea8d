// Where each stack stands on the map: beside its village or at the gate of its road, and on nothing else.
import type { Stack } from "../../board/armies";
import { piecesIn } from "../../words/troops";
import { type Chart, CORNER, type Spot } from "./geometry";
import { around, distance, type Point, type Rect } from "./lines";
import { labelRect, placeBox, textWidth, villageRect } from "./placing";
import type { Gate } from "./roads";

export const MEDALLION = 25;
const STEP = 21;
const PLATE = 18;
const NAME = 13.5;
/** Farther from its village than this, an army is tied to it by a line. */
const TETHER = 72;
const GAP = 3;
const FARTHEST = 120;
/** Crowns and mitres rise above the heads. */
const HEADROOM = 4;

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
function plateWidth({ troops, engine }: Stack): number {
  const { men, knights, counters } = troops;
  let width = 19;
  if (men === null || knights === null) width += counters ? 13 + digits(counters) : 0;
  else {
    if (knights) width += 14 + digits(knights);
    if (men) width += 12 + digits(men);
  }
  for (const [, number] of piecesIn(troops)) width += 15 + digits(number);
  return width + (engine ? 27 : 0) + (width > 19 ? 4 : 0);
}

/** From far off: a shield and how many. */
function chipSize({ troops, lords, captives }: Stack): [number, number] {
  return [38 + 2 * digits(troops.counters + lords.length + captives.length), 33];
}

/** Lords in rows of four, or one below the other with their names. */
function sizeOf(stack: Stack, names: readonly string[] | null): [number, number] {
  const lords = [...stack.lords, ...stack.captives];
  const plate = plateWidth(stack);
  if (!lords.length) return [plate, PLATE];
  if (names) {
    const widest = Math.max(...lords.map((lord) => textWidth(names[lord] ?? "", NAME)));
    return [Math.max(plate, MEDALLION + 3 + widest), lords.length * STEP + 4 + HEADROOM + PLATE];
  }
  const rows = Math.ceil(lords.length / 4);
  const across = Math.min(lords.length, 4);
  return [Math.max(plate, (across - 1) * STEP + MEDALLION), rows * STEP + 4 + HEADROOM + PLATE];
}

/** The room that an army takes; with the names of its Lords where they are given. */
export const campSize = (stack: Stack, far: boolean, names: readonly string[] | null): [number, number] =>
  far ? chipSize(stack) : sizeOf(stack, names);

/** The middle of a box that begins where a road or a gap begins. */
function beyond(from: Point, direction: Point, start: number, width: number, height: number): Point {
  const reach = Math.min(
    width / 2 / Math.max(Math.abs(direction[0]), 0.01),
    height / 2 / Math.max(Math.abs(direction[1]), 0.01),
  );
  return [from[0] + direction[0] * (start + reach), from[1] + direction[1] * (start + reach)];
}

/** Where a box would like to begin, and which way it would grow from there. */
interface Wish {
  from: Point;
  direction: Point;
  start: number;
  /** how much worse than the best this is, in units */
  price: number;
}

const COMPASS = Array.from({ length: 8 }, (_, step): Point => {
  const angle = (step * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
});

/** Those who came by a road stand at its end; all others beside the village, rather between roads than on one. */
function wishesOf(spot: Spot, gate: Gate | undefined): Wish[] {
  if (gate) return [{ from: gate.point, direction: gate.direction, start: -6, price: 0 }];
  const beside =
    (price: number) =>
    (direction: Point): Wish => ({ from: spot.point, direction, start: 26, price });
  return [...spot.gaps.map((gap, at) => beside(at * 4)(gap)), ...COMPASS.map(beside(22))];
}

/** What else the map shows: villages, names, seals and buttons. */
function obstacles(chart: Chart, seals: readonly Rect[], far: boolean): Rect[] {
  return [
    ...chart.spots.map((spot) => villageRect(spot.point)),
    ...chart.spots.flatMap((spot) => {
      const label = far ? spot.far : spot.label;
      return label ? [labelRect(label)] : [];
    }),
    ...seals,
    [0, chart.height - CORNER[1], CORNER[0], chart.height],
  ];
}

/** The best place for a box: free, near its village and away from all others. */
function settle(
  [width, height]: readonly [number, number],
  wishes: readonly Wish[],
  others: readonly Point[],
  page: Rect,
  taken: readonly Rect[],
  reach: number,
): { at: Point; covers: number } {
  const room = GAP + 1;
  const found = wishes.map((wish) => {
    const middle = beyond(wish.from, wish.direction, wish.start, width, height);
    const { at, covers } = placeBox(middle, width + room, height + room, page, taken, reach);
    const strange = Math.max(0, 85 - Math.min(...others.map((point) => distance(point, at))));
    return { at, covers, cost: covers * 10 + wish.price + distance(at, middle) * 1.5 + strange };
  });
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** With the names of its Lords if there is room nearby, else without, and at last wherever there is room. */
const TRIES: readonly (readonly [named: boolean, reach: number])[] = [
  [true, 24],
  [false, 24],
  [false, FARTHEST],
];

export function campsOf(
  stacks: readonly Stack[],
  chart: Chart,
  names: readonly string[],
  seals: readonly Rect[],
  far: boolean,
): Camp[] {
  const taken = obstacles(chart, seals, far);
  const gateOf = (stack: Stack): Gate | undefined => {
    const road = stack.home ? undefined : chart.roads[stack.road];
    return road?.gates[road.ends.indexOf(stack.village)];
  };
  const settled = (stack: Stack, spot: Spot, gate: Gate | undefined): Camp => {
    const others = chart.spots.flatMap((one) => (one === spot ? [] : [one.point]));
    let camp: Camp | null = null;
    for (const [named, reach] of far ? TRIES.slice(2) : TRIES) {
      const [width, height] = campSize(stack, far, named ? names : null);
      const { at, covers } = settle([width, height], wishesOf(spot, gate), others, chart.page, taken, reach);
      const home = !gate && distance(at, spot.point) > TETHER ? spot.point : null;
      camp = { stack, at, width, height, named, gate: gate?.point ?? null, home };
      if (covers === 0) break;
    }
    return camp as Camp;
  };
  // Whoever must stand at the end of a road comes before those who may stand anywhere.
  const order = [...stacks].sort((a, b) => Number(!gateOf(a)) - Number(!gateOf(b)));
  return order.map((stack) => {
    const camp = settled(stack, chart.spots[stack.village] as Spot, gateOf(stack));
    taken.push(around(camp.at, camp.width + GAP, camp.height + GAP));
    return camp;
  });
}
