// Points and lines of the map, in units that are pixels when the map is as wide as on a desktop screen.

export type Point = readonly [x: number, y: number];
/** left, top, right, bottom */
export type Rect = readonly [left: number, top: number, right: number, bottom: number];

export const between = (a: Point, b: Point, at = 0.5): Point => [
  a[0] + (b[0] - a[0]) * at,
  a[1] + (b[1] - a[1]) * at,
];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const round = (value: number): string => String(Math.round(value * 10) / 10);

export const coordinates = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

/** The same numbers between 0 and 1 for the same words, so that every reader sees the same drawing. */
export function chance(words: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < words.length; at += 1) state = Math.imul(state ^ words.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A straight line as a hand would draw it: halved again and again, each half a little off. */
export function roughened(a: Point, b: Point, next: () => number, grain = 9): Point[] {
  const length = distance(a, b);
  if (length <= grain) return [a, b];
  const off = (next() - 0.5) * Math.min(length * 0.22, 9);
  const middle = between(a, b);
  const bent: Point = [
    middle[0] + ((a[1] - b[1]) / length) * off,
    middle[1] + ((b[0] - a[0]) / length) * off,
  ];
  return [...roughened(a, bent, next, grain), ...roughened(bent, b, next, grain).slice(1)];
}

/** The line through these points as a path without its start, corners rounded; the same from either end. */
export function softened(points: readonly Point[]): string {
  let path = "";
  for (let at = 1; at < points.length - 1; at += 1) {
    const corner = points[at] as Point;
    if (at === 1) path += `L${coordinates(between(points[0] as Point, corner))}`;
    path += `Q${coordinates(corner)} ${coordinates(between(corner, points[at + 1] as Point))}`;
  }
  return `${path}L${coordinates(points.at(-1) as Point)}`;
}

export const drawn = (points: readonly Point[]): string =>
  `M${coordinates(points[0] as Point)}${softened(points)}`;

/** Points of a smooth line through all of these (Catmull-Rom). */
export function through(points: readonly Point[], steps = 10): Point[] {
  const line: Point[] = [];
  for (let at = 0; at < points.length - 1; at += 1) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
      (shift) => points[Math.min(Math.max(at + shift, 0), points.length - 1)],
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      line.push([along(0), along(1)]);
    }
  }
  line.push(points.at(-1) as Point);
  return line;
}

/** The point so far along a line, and the direction there. */
export function along(line: readonly Point[], far: number): { point: Point; direction: Point } {
  let left = far;
  for (let at = 1; at < line.length; at += 1) {
    const [a, b] = [line[at - 1] as Point, line[at] as Point];
    const length = distance(a, b);
    if (left <= length || at === line.length - 1) {
      return {
        point: between(a, b, Math.min(left / length, 1)),
        direction: [(b[0] - a[0]) / length, (b[1] - a[1]) / length],
      };
    }
    left -= length;
  }
  throw new Error("a line of one point");
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + distance(line[at] as Point, point), 0);
}

export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export const around = (centre: Point, width: number, height: number): Rect => [
  centre[0] - width / 2,
  centre[1] - height / 2,
  centre[0] + width / 2,
  centre[1] + height / 2,
];

export const holds = (rect: Rect, point: Point): boolean =>
  point[0] >= rect[0] && point[0] <= rect[2] && point[1] >= rect[1] && point[1] <= rect[3];

export const crosses = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
};
