// The map of a board, drawn once: everything that does not change during a game.
import type { Box } from "../../types";
import { around, type Point, type Rect } from "./lines";
import {
  type Ground,
  grid,
  type Label,
  labelRect,
  placeLabels,
  placeSeal,
  textWidth,
  thinned,
} from "./placing";
import { type Regions, regionsOf } from "./regions";
import { band, type Road, riverOf, roadOf } from "./roads";

export type Board = Box["board"];

/** Of the map in units, so that one is about a pixel on a desktop screen, whatever shape the frame has. */
const AREA = 930 * 706;
const MARGIN = 9;
/** Of the lower left corner, kept free for buttons. */
export const CORNER: Point = [52, 122];
/** The shapes that the map takes on: the printed board's, or wider where the screen is. */
const SHAPES: readonly number[] = [1.317, 1.45, 1.6, 1.75, 1.95];
/** On a small screen the villages lie closer, so that their names stay as large; in parts of the area. */
const CLOSENESS: readonly number[] = [1, 0.9, 0.8, 0.7, 0.6];
/** Names of NEAR are read from this scale on: they have 12 pixels then. */
const READABLE = 0.89;
/** A frame that is narrower than this, in pixels, shows larger names instead. */
const NARROW = 620;

/** Size of names where the map is as wide as on a desktop screen, and where it is as narrow as a phone. */
export const NEAR = 13.5;
export const FAR = 26;

export interface Spot {
  point: Point;
  /** numbers of the roads that end here */
  roads: number[];
  /** directions without a road, the widest gap first */
  gaps: Point[];
  label: Label;
  /** null where there is no room for so large a name */
  far: Label | null;
}

export interface Region {
  path: string;
  seal: Point;
}

export interface Bishopric extends Region {
  /** between the larger names */
  farSeal: Point;
}

export interface Chart {
  width: number;
  height: number;
  page: Rect;
  spots: Spot[];
  fiefs: Region[];
  bishoprics: Bishopric[];
  fiefBorders: string;
  bishopricBorders: string;
  roads: Road[];
  river: { line: Point[]; path: string }[];
}

export const SEAL_HEIGHT = 18;
/** Room for a fief's name in capitals, with a shield. */
export const sealWidth = (name: string): number => textWidth(name, 20) + 24;

function gapsOf(directions: readonly Point[]): Point[] {
  const angles = directions.map(([x, y]) => Math.atan2(y, x)).sort((a, b) => a - b);
  const gaps = angles.map((angle, at) => {
    const next = angles[at + 1] ?? (angles[0] as number) + 2 * Math.PI;
    return { width: next - angle, middle: (angle + next) / 2 };
  });
  // A gap that is wide enough for two armies is two.
  const places = gaps.flatMap(({ width, middle }) =>
    width > 2.6
      ? [-0.5, 0.5].map((side) => ({ width: width / 2, middle: middle + side * 1.1 }))
      : [{ width, middle }],
  );
  return places
    .sort((a, b) => b.width - a.width || a.middle - b.middle)
    .map(({ middle }): Point => [Math.cos(middle), Math.sin(middle)]);
}

function roadsOf(board: Board, points: readonly Point[], index: Map<string, number>): Road[] {
  return board.roads.map(({ between: [from, to], bridge }) => {
    const [a, b] = [index.get(from) ?? 0, index.get(to) ?? 0];
    return roadOf([a, b], points[a] as Point, points[b] as Point, bridge, `${from} ${to}`);
  });
}

function spotsOf(board: Board, points: readonly Point[], roads: readonly Road[], ground: Ground): Spot[] {
  const names = board.villages.map((village) => village.name);
  const labels = placeLabels(names, NEAR, ground);
  const far = placeLabels(names, FAR, ground);
  const order = [...names.keys()].sort(
    (a, b) => Number(board.villages[b]?.principal) - Number(board.villages[a]?.principal) || a - b,
  );
  const kept = thinned(far, order, ground);
  return points.map((point, village) => {
    const own = [...roads.keys()].filter((road) => roads[road]?.ends.includes(village));
    const directions = own.map((number): Point => {
      const road = roads[number] as Road;
      return road.gates[road.ends.indexOf(village)]?.direction ?? [0, 1];
    });
    return {
      point,
      roads: own,
      gaps: gapsOf(directions),
      label: labels[village] as Label,
      far: kept.has(village) ? (far[village] as Label) : null,
    };
  });
}

export interface Frame {
  width: number;
  height: number;
}

function sizeOf(shape: number, closeness: number): Frame {
  const height = Math.round(Math.sqrt((AREA * closeness) / shape));
  return { width: Math.round(height * shape), height };
}

/** How close the villages must lie for their names to be read in this frame. */
export function closenessFor(frame: Frame, shape: number): number {
  if (frame.width < NARROW) return 1;
  const found = CLOSENESS.find((closeness) => {
    const { width, height } = sizeOf(shape, closeness);
    return Math.min(frame.width / width, frame.height / height) >= READABLE;
  });
  return found ?? (CLOSENESS.at(-1) as number);
}

/** The shape that leaves least of the frame empty. */
export function shapeFor(frame: Frame): number {
  const wish = frame.width && frame.height ? frame.width / frame.height : 0;
  const off = (shape: number): number => Math.abs(Math.log(shape / (wish || 1)));
  return SHAPES.reduce((best, shape) => (off(shape) < off(best) ? shape : best));
}

type Sealer = (villages: readonly string[], width: number, height: number) => Region;

/** Finds regions a place for their seals that nothing else wants. */
function sealer(
  index: Map<string, number>,
  regions: Regions,
  ground: Ground,
  names: readonly (Label | null)[],
): Sealer {
  const [, , , bottom] = ground.page;
  const points = grid(ground.page, regions.cellAt);
  const taken: Rect[] = names.flatMap((label) => (label ? [labelRect(label)] : []));
  // The buttons that magnify lie in this corner.
  taken.push([0, bottom - CORNER[1], CORNER[0], bottom]);
  return (villages, width, height) => {
    const cells = new Set(villages.map((id) => index.get(id) ?? 0));
    const inside = (point: Point): boolean => cells.has(regions.cellAt(point));
    const own = points.flatMap(({ point, cell }) => (cells.has(cell) ? [point] : []));
    const seal = placeSeal(width, height, own, inside, ground, taken);
    taken.push(around(seal, width + 8, height + 6));
    return { path: regions.outline(cells), seal };
  };
}

export function chartOf(board: Board, shape: number = board.aspect, closeness = 1): Chart {
  const { width, height } = sizeOf(shape, closeness);
  const page: Rect = [MARGIN, MARGIN, width - MARGIN, height - MARGIN];
  const villages = board.villages.map(({ x, y }): Point => [(x * width) / 1000, (y * height) / 1000]);
  const index = new Map(board.villages.map((village, at) => [village.id, at]));
  const regions = regionsOf(villages, page);
  const roads = roadsOf(board, villages, index);
  const arms = riverOf(width, height, (a, b) => {
    const ends = [index.get(a), index.get(b)];
    const road = roads.find((one) => ends.every((end) => one.ends.includes(end ?? -1)));
    if (!road?.bridge) throw new Error(`the river needs a bridge from ${a} to ${b}`);
    return road.bridge.point;
  });
  const lines = [...roads.flatMap((road) => road.line.slice(3, -3)), ...arms.flat()];
  const bridges = roads.flatMap((road) => (road.bridge ? [road.bridge.point] : []));
  const ground: Ground = { page, villages, lines, bridges };
  const spots = spotsOf(board, villages, roads, ground);
  const near = sealer(
    index,
    regions,
    ground,
    spots.map((spot) => spot.label),
  );
  const far = sealer(
    index,
    regions,
    ground,
    spots.map((spot) => spot.far),
  );
  const fiefOf = (village: number): string => board.villages[village]?.fief ?? "";
  const bishopricOf = (village: number): number => board.villages[village]?.bishopric ?? 0;
  return {
    width,
    height,
    page,
    spots,
    roads,
    bishoprics: board.bishoprics.map((bishopric) => ({
      ...near(bishopric.villages, 84, 36),
      farSeal: far(bishopric.villages, 110, 48).seal,
    })),
    fiefs: board.fiefs.map((fief) => near(fief.villages, sealWidth(fief.name), SEAL_HEIGHT)),
    fiefBorders: regions.borders((a, b) => fiefOf(a) !== fiefOf(b) && bishopricOf(a) === bishopricOf(b)),
    bishopricBorders: regions.borders((a, b) => bishopricOf(a) !== bishopricOf(b)),
    // It grows from its spring to the edge; the other arm comes broad from beyond it.
    river: arms.map((arm, at) => ({ line: arm, path: band(arm, at === 0 ? 5 : 12, at === 0 ? 15 : 12) })),
  };
}

const charts = new WeakMap<Board, Map<string, Chart>>();

/** Computed once per box, shape and closeness. */
export function chart(board: Board, shape: number, closeness = 1): Chart {
  const drawn = charts.get(board) ?? new Map<string, Chart>();
  charts.set(board, drawn);
  const key = `${shape} ${closeness}`;
  const made = drawn.get(key) ?? chartOf(board, shape, closeness);
  drawn.set(key, made);
  return made;
}
