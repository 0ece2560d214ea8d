import type { Chart } from "./geometry";
import type { Point } from "./lines";

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Something that lies the way of an arrow key: how straight, and how far. */
interface Aim {
  number: number;
  straight: number;
  far: number;
}

function aimsOf(points: readonly Point[], from: number, key: string): Aim[] {
  const arrow = ARROWS[key];
  const here = points[from];
  if (!arrow || !here) return [];
  return points.flatMap((point, number) => {
    const [dx, dy] = [point[0] - here[0], point[1] - here[1]];
    const far = Math.hypot(dx, dy);
    const straight = (dx * arrow[0] + dy * arrow[1]) / (far || 1);
    return number === from || straight < 0.3 ? [] : [{ number, straight, far }];
  });
}

const best = (aims: readonly Aim[], cost: (aim: Aim) => number): number | null =>
  aims.length ? aims.reduce((one, aim) => (cost(aim) < cost(one) ? aim : one)).number : null;

const nearestOf = (aims: readonly Aim[]): number | null => best(aims, (aim) => aim.far / aim.straight);

/** The nearest point that lies the way of an arrow key. */
export const nearest = (points: readonly Point[], from: number, key: string): number | null =>
  nearestOf(aimsOf(points, from, key));

/** The village an arrow key leads to: along a road that goes that way, or else the nearest over the fields. */
export function towards(chart: Chart, from: number, key: string): number | null {
  const aims = aimsOf(
    chart.spots.map(({ point }) => point),
    from,
    key,
  );
  const roads = chart.spots[from]?.roads ?? [];
  const neighbours = new Set(roads.flatMap((road) => chart.roads[road]?.ends ?? []));
  const byRoad = aims.filter((aim) => neighbours.has(aim.number) && aim.straight > 0.45);
  return best(byRoad, (aim) => -aim.straight) ?? nearestOf(aims);
}
