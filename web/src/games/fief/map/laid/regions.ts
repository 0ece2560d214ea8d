import { Delaunay } from "d3-delaunay";
import { chance, coordinates, drawn, type Point, type Rect, roughened, softened } from "./lines";

/** One side of a cell, with the cells on both sides; -1 is off the page. */
interface Side {
  line: Point[];
  cells: [number, number];
}

export interface Regions {
  /** the outline of each group of cells */
  outline: (cells: ReadonlySet<number>) => string;
  /** lines between cells that differ, drawn once each */
  borders: (differ: (a: number, b: number) => boolean) => string;
  /** the cell in which a point lies */
  cellAt: (point: Point) => number;
}

const keyOf = (point: Point): string => `${Math.round(point[0] * 20)},${Math.round(point[1] * 20)}`;

const onFrame = (a: Point, b: Point, page: Rect): boolean =>
  [0, 1].some(
    (axis) =>
      Math.abs((a[axis] as number) - (b[axis] as number)) < 0.05 &&
      [page[axis], page[axis + 2]].some((edge) => Math.abs((edge as number) - (a[axis] as number)) < 0.05),
  );

/** The corners of every cell; each side is shared by its two cells and roughened once. */
function sidesOf(polygons: readonly (readonly Point[])[], page: Rect): Map<string, Side> {
  const sides = new Map<string, Side>();
  polygons.forEach((corners, cell) => {
    corners.slice(1).forEach((b, at) => {
      const a = corners[at] as Point;
      const [from, to] = [keyOf(a), keyOf(b)];
      if (from === to) return;
      const known = sides.get(`${to} ${from}`);
      if (known) {
        known.cells[1] = cell;
        return;
      }
      const line = onFrame(a, b, page) ? [a, b] : roughened(a, b, chance(`${from} ${to}`));
      sides.set(`${from} ${to}`, { line, cells: [cell, -1] });
    });
  });
  return sides;
}

/** Sides laid end to end until each ring closes. */
function rings(lines: readonly Point[][]): string {
  const from = new Map<string, Point[][]>();
  for (const line of lines) {
    const key = keyOf(line[0] as Point);
    from.set(key, [...(from.get(key) ?? []), line]);
  }
  let path = "";
  for (const line of lines) {
    let next = from.get(keyOf(line[0] as Point))?.shift();
    if (!next) continue;
    path += `M${coordinates(next[0] as Point)}`;
    while (next) {
      path += softened(next);
      next = from.get(keyOf(next.at(-1) as Point))?.shift();
    }
    path += "Z";
  }
  return path;
}

/** The Voronoi regions of the villages on the page. */
export function regionsOf(points: readonly Point[], page: Rect): Regions {
  const delaunay = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const voronoi = delaunay.voronoi([...page]);
  // Questions come from one neighbourhood after another.
  let latest = 0;
  const sides = [
    ...sidesOf(
      [...points.keys()].map((cell) => voronoi.cellPolygon(cell)),
      page,
    ).values(),
  ];
  return {
    outline: (cells) =>
      rings(
        sides.flatMap(({ line, cells: [left, right] }) => {
          if (cells.has(left) === cells.has(right)) return [];
          return [cells.has(left) ? line : [...line].reverse()];
        }),
      ),
    borders: (differ) =>
      sides
        .filter(({ cells: [left, right] }) => right >= 0 && differ(left, right))
        .map(({ line }) => drawn(line))
        .join(""),
    cellAt: ([x, y]) => (latest = delaunay.find(x, y, latest)),
  };
}
