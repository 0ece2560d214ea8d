// The map of Outremer in units, drawn once for each shape of the frame: the same paper as the map of France.
import { type Frame, shapeFor } from "../../../map/laid/geometry";
import { chance, drawn, type Point, type Rect, roughened, through } from "../../../map/laid/lines";
import { textWidth } from "../../../map/laid/placing";
import type { Crusade } from "../types";
import board from "./board.json";

const AREA = 930 * 650;
const MARGIN = 9;

export interface Spot {
  name: string;
  point: Point;
  /** the way to where its armies gather */
  camp: Point;
}

export interface Scenery {
  at: Point;
  size: number;
}

export interface Chart {
  width: number;
  height: number;
  page: Rect;
  /** in the order of the tiles */
  spots: Spot[];
  damascus: Point;
  cyprus: Point;
  fleet: Point;
  /** closed along the upper edge */
  land: string;
  coast: string;
  island: string;
  rivers: string[];
  lakes: string[];
  tracks: string[];
  mountains: Scenery[];
  cedars: Scenery[];
  palms: Scenery[];
  dunes: Scenery[];
  waves: Scenery[];
}

/** Every stretch of a line drawn by hand, the same for every reader. */
function rough(points: readonly Point[], seed: string): Point[] {
  const next = chance(seed);
  const first = points[0] as Point;
  return points
    .slice(1)
    .reduce<Point[]>(
      (line, point) => [...line, ...roughened(line.at(-1) as Point, point, next, 7).slice(1)],
      [first],
    );
}

export function chartOf(shape: number): Chart {
  const height = Math.round(Math.sqrt(AREA / shape));
  const width = Math.round(height * shape);
  const on = ([x = 0, y = 0]: readonly number[]): Point => [(x * width) / 1000, (y * height) / 1000];
  const at = ({ x, y }: { x: number; y: number }): Point => on([x, y]);
  const coast = rough(board.coast.map(on), "coast");
  const shore = rough([...board.island, board.island[0] as number[]].map(on), "island");
  const scattered = (places: readonly number[][], grain: number): Scenery[] => {
    const next = chance(String(places.length));
    return places.map(([x = 0, y = 0, size = 1]) => ({
      at: on([x, y]),
      size: size + (next() - 0.5) * grain,
    }));
  };
  const lake = ({ x, y, wide, high }: (typeof board.lakes)[0]): string => {
    const [cx, cy] = on([x, y]);
    const rim = Array.from({ length: 13 }, (_, step): Point => {
      const angle = (step * Math.PI) / 6;
      return [cx + (Math.cos(angle) * wide) / 2, cy + (Math.sin(angle) * high) / 2];
    });
    return `${drawn(rough(rim, `lake ${x}`))}Z`;
  };
  return {
    width,
    height,
    page: [MARGIN, MARGIN, width - MARGIN, height - MARGIN],
    spots: board.places.map(({ name, x, y, camp }) => ({
      name,
      point: at({ x, y }),
      camp: [camp[0] ?? 0, camp[1] ?? 1],
    })),
    damascus: at(board.damascus),
    cyprus: at(board.cyprus),
    fleet: at(board.fleet),
    land: `${drawn(coast)}V${-20}H-20Z`,
    coast: drawn(coast),
    island: `${drawn(shore)}Z`,
    rivers: board.rivers.map((line) => drawn(through(line.map(on), 5))),
    lakes: board.lakes.map(lake),
    tracks: board.tracks.map((line) => drawn(through(line.map(on), 6))),
    mountains: scattered(board.mountains, 0),
    cedars: scattered(board.cedars, 0.3),
    palms: scattered(board.palms, 0.3),
    dunes: scattered(board.dunes, 0.5),
    waves: scattered(board.waves, 0.4),
  };
}

const charts = new Map<number, Chart>();

export function chart(frame: Frame): Chart {
  const shape = shapeFor(frame);
  const made = charts.get(shape) ?? chartOf(shape);
  charts.set(shape, made);
  return made;
}

/** Sizes of what is written and drawn at a place, on a desk and where the map is as narrow as a phone. */
export interface Sizes {
  /** of the picture */
  scale: number;
  /** of names and numbers */
  text: number;
  line: number;
}
export const NEAR: Sizes = { scale: 1.22, text: 15, line: 19 };
export const FAR: Sizes = { scale: 1.45, text: 26, line: 32 };

/** The picture of a place about its middle. */
export const PICTURE: Rect = [-36, -40, 36, 20];

/** Picture, name and ledger of a place, one below the other. */
export function siteRect(spot: Spot, name: string, { scale, text, line }: Sizes): Rect {
  const wide = Math.max((PICTURE[2] - PICTURE[0]) * scale, textWidth(name, text) + text * 2.6, text * 5);
  const [x, y] = spot.point;
  return [x - wide / 2, y + PICTURE[1] * scale, x + wide / 2, y + PICTURE[3] * scale + 2 * line + 4];
}

/** The places by the sea lie below a panel at the upper edge, those in the desert above one at the lower. */
const COAST = 0.4;

/** The edge of the map where a battle hides its place the least. */
export function edgeFor({ battle, tiles }: Crusade): "top" | "bottom" {
  const { spots, height } = chart({ width: 1.75, height: 1 });
  const [, y] = spots[tiles[battle?.place ?? -1] ?? -1]?.point ?? [0, 0];
  return y > COAST * height ? "top" : "bottom";
}
