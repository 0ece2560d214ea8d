// Where names, seals and armies go, so that nothing lies on anything else.
import { around, distance, holds, overlap, type Point, type Rect } from "./lines";

/** The picture of a village about its middle: roofs, walls, mills and the banner of its controller. */
export const VILLAGE: Rect = [-30, -33, 36, 20];

export const villageRect = (point: Point): Rect => [
  point[0] + VILLAGE[0],
  point[1] + VILLAGE[1],
  point[0] + VILLAGE[2],
  point[1] + VILLAGE[3],
];

/** About how wide a name is written. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.47;

const outside = (rect: Rect, page: Rect): number =>
  Math.max(0, page[0] - rect[0]) +
  Math.max(0, page[1] - rect[1]) +
  Math.max(0, rect[2] - page[2]) +
  Math.max(0, rect[3] - page[3]);

export interface Ground {
  page: Rect;
  villages: readonly Point[];
  /** points of roads and river, which names had better not cover */
  lines: readonly Point[];
  bridges: readonly Point[];
}

export interface Label {
  at: Point;
  width: number;
  height: number;
}

export const labelRect = (label: Label): Rect => around(label.at, label.width, label.height);

/** How bad a place is; no more exactly than `enough`. */
function wrongs(rect: Rect, ground: Ground, own: number, taken: readonly Rect[], enough = Infinity): number {
  let sum = outside(rect, ground.page) * 60;
  ground.villages.forEach((point, village) => {
    if (village !== own) sum += overlap(rect, villageRect(point)) * 4;
  });
  for (const other of taken) sum += overlap(rect, other) * 6;
  for (const point of ground.bridges) sum += overlap(rect, around(point, 26, 22)) * 2;
  if (sum >= enough) return sum;
  for (const point of ground.lines) if (holds(rect, point)) sum += 16;
  return sum;
}

/** Places about a village, best first: below, above, at the sides, in the corners. */
function stands(point: Point, width: number, height: number): Point[] {
  const [left, top, right, bottom] = villageRect(point);
  const [x, y] = point;
  const [below, above] = [bottom + height / 2 + 3, top - height / 2 - 1];
  const side = width / 2 - 10;
  return [
    [x, below],
    [x + 14, below],
    [x - 14, below],
    [x, above],
    [right + width / 2, y + 6],
    [left - width / 2, y + 6],
    [x + side, below],
    [x - side, below],
    [x + side, above],
    [x - side, above],
  ];
}

export function placeLabels(names: readonly string[], size: number, ground: Ground): Label[] {
  const labels = names.map((name, village): Label => {
    const [width, height] = [textWidth(name, size) + size * 1.1, size * 1.28];
    return { width, height, at: stands(ground.villages[village] as Point, width, height)[0] as Point };
  });
  // Three rounds: everybody gives way to where the others now are.
  for (let round = 0; round < 3; round += 1) {
    labels.forEach((label, village) => {
      const taken = labels.filter((_, other) => other !== village).map(labelRect);
      const costs = stands(ground.villages[village] as Point, label.width, label.height).map(
        (at, place): [number, Point] => [
          place * 6 + wrongs(labelRect({ ...label, at }), ground, village, taken),
          at,
        ],
      );
      label.at = costs.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
    });
  }
  return labels;
}

/** Of names too large for the map those that fit, the first being dearest. */
export function thinned(labels: readonly Label[], order: readonly number[], ground: Ground): Set<number> {
  const kept = new Set<number>();
  for (const village of order) {
    const rect = labelRect(labels[village] as Label);
    const { at } = labels[village] as Label;
    const reach = ground.villages.map((point) => distance(point, at));
    const free =
      outside(rect, ground.page) === 0 &&
      Math.min(...reach) === reach[village] &&
      [...kept].every((other) => overlap(rect, labelRect(labels[other] as Label)) === 0) &&
      ground.villages.every(
        (point, other) => other === village || overlap(rect, around(point, 40, 34)) < rect[3] - rect[1],
      );
    if (free) kept.add(village);
  }
  return kept;
}

const STRIDE = 11;

/** Points all over the page, each with the cell it lies in. */
export function grid(page: Rect, cellAt: (point: Point) => number): { point: Point; cell: number }[] {
  const points: { point: Point; cell: number }[] = [];
  for (let x = page[0]; x < page[2]; x += STRIDE)
    for (let y = page[1]; y < page[3]; y += STRIDE) points.push({ point: [x, y], cell: cellAt([x, y]) });
  return points;
}

/** The quietest of these spots for a seal: on nothing, inside its region, neither near a village nor far from all. */
export function placeSeal(
  width: number,
  height: number,
  spots: readonly Point[],
  inside: (point: Point) => boolean,
  ground: Ground,
  taken: readonly Rect[],
): Point {
  let best: [number, Point] = [Infinity, spots[0] as Point];
  for (const at of spots) {
    const rect = around(at, width, height);
    const [left, top, right, bottom] = rect;
    let near = Infinity;
    for (const point of ground.villages) near = Math.min(near, distance(point, at));
    const alone = Math.abs(near - 66) * 0.6;
    let cost = alone + wrongs(rect, ground, -1, taken, best[0] - alone);
    if (cost >= best[0]) continue;
    for (const x of [left, right]) for (const y of [top, bottom]) if (!inside([x, y])) cost += 130;
    if (cost < best[0]) best = [cost, at];
  }
  return best[1];
}

const ANGLES = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);

/** A free place for a box as near as possible to where it would like to be, and how much it covers there. */
export function placeBox(
  wish: Point,
  width: number,
  height: number,
  page: Rect,
  taken: readonly Rect[],
  reach: number,
): { at: Point; covers: number } {
  let best = { at: wish, covers: Infinity };
  for (let far = 0; far <= reach; far += 6) {
    for (const angle of far === 0 ? [0] : ANGLES) {
      const at: Point = [wish[0] + Math.cos(angle) * far, wish[1] + Math.sin(angle) * far];
      const rect = around(at, width, height);
      let covers = outside(rect, page) * 200;
      for (const other of taken) {
        covers += overlap(rect, other);
        if (covers >= best.covers) break;
      }
      if (covers < best.covers) best = { at, covers };
      if (best.covers === 0) return best;
    }
  }
  return best;
}
