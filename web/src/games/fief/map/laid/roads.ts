import { along, between, chance, coordinates, distance, drawn, lengthOf, type Point, through } from "./lines";

/** How far from the middle of a village a visiting army stands on its road. */
export const GATE = 45;

export interface Gate {
  point: Point;
  /** away from the village */
  direction: Point;
}

export interface Road {
  /** villages */
  ends: [number, number];
  line: Point[];
  path: string;
  gates: [Gate, Gate];
  bridge: { point: Point; angle: number } | null;
}

/** Slightly curved, each road with its own bend. */
function curve(a: Point, b: Point, words: string): Point[] {
  const bend = (chance(words)() - 0.5) * 0.24;
  const middle = between(a, b);
  const control: Point = [middle[0] + (a[1] - b[1]) * bend, middle[1] + (b[0] - a[0]) * bend];
  return Array.from({ length: 21 }, (_, step): Point => {
    const t = step / 20;
    return between(between(a, control, t), between(control, b, t), t);
  });
}

export function roadOf(ends: [number, number], a: Point, b: Point, bridge: boolean, words: string): Road {
  const line = curve(a, b, words);
  const [middle, next] = [line[10] as Point, line[11] as Point];
  return {
    ends,
    line,
    path: drawn(line),
    gates: [along(line, GATE), along([...line].reverse(), GATE)],
    bridge: bridge
      ? {
          point: middle,
          angle: (Math.atan2(next[1] - middle[1], next[0] - middle[0]) * 180) / Math.PI,
        }
      : null,
  };
}

/** A stop of the river: the middle of a bridge, by its road, or a point in thousandths of the board. */
export type Stop = readonly [string, string] | readonly [number, number];

// One river of two arms: it rises in the hills of the west, takes up the arm from the east above St Médard and
// leaves the board in the south. Between the bridges it keeps away from every road.
export const COURSE: readonly (readonly Stop[])[] = [
  [
    [186, 448],
    [232, 432],
    [292, 455],
    [352, 522],
    ["charolles", "villeneuve"],
    [500, 470],
    [556, 532],
    ["villeneuve", "st-medard"],
    [578, 690],
    [668, 748],
    [784, 784],
    ["la-buissiere", "st-andre"],
    [846, 930],
    [856, 1010],
  ],
  [
    [1010, 480],
    ["pugnac", "st-gerome"],
    [806, 552],
    ["st-andromy", "st-medard"],
    [636, 500],
    [556, 532],
  ],
];

/** The arms of the river; `bridgeOf` finds the middle of a road's bridge. */
export function riverOf(width: number, height: number, bridgeOf: (a: string, b: string) => Point): Point[][] {
  return COURSE.map((arm) =>
    through(
      arm.map(([a, b]): Point =>
        typeof a === "number" ? [(a * width) / 1000, (Number(b) * height) / 1000] : bridgeOf(a, String(b)),
      ),
    ),
  );
}

/** A band that grows from its spring, as an outline. */
export function band(line: readonly Point[], from: number, to: number): string {
  const whole = lengthOf(line);
  let gone = 0;
  const banks: [Point[], Point[]] = [[], []];
  line.forEach((point, at) => {
    const [a, b] = [line[Math.max(at - 1, 0)] as Point, line[Math.min(at + 1, line.length - 1)] as Point];
    const step = distance(a, b) || 1;
    if (at > 0) gone += distance(line[at - 1] as Point, point);
    const half = (from + (to - from) * Math.min(1, gone / whole)) / 2;
    const [nx, ny] = [((a[1] - b[1]) / step) * half, ((b[0] - a[0]) / step) * half];
    banks[0].push([point[0] + nx, point[1] + ny]);
    banks[1].push([point[0] - nx, point[1] - ny]);
  });
  const ring = [...banks[0], ...banks[1].reverse()];
  return `M${ring.map(coordinates).join("L")}Z`;
}
