import type { Chart } from "./geometry";
import type { Point } from "./lines";

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The village an arrow key leads to: along a road that goes that way, or else the nearest over the fields. */
export function towards(chart: Chart, from: number, key: string): number | null {
  const arrow = ARROWS[key];
  const here = chart.spots[from];
  if (!arrow || !here) return null;
  const aims = chart.spots.flatMap(({ point }, village) => {
    const [dx, dy] = [point[0] - here.point[0], point[1] - here.point[1]];
    const far = Math.hypot(dx, dy);
    const straight = (dx * arrow[0] + dy * arrow[1]) / (far || 1);
    return village === from || straight < 0.3 ? [] : [{ village, straight, far }];
  });
  const neighbours = new Set(here.roads.flatMap((road) => chart.roads[road]?.ends ?? []));
  const byRoad = aims.filter((aim) => neighbours.has(aim.village) && aim.straight > 0.45);
  if (byRoad.length) return byRoad.reduce((best, aim) => (aim.straight > best.straight ? aim : best)).village;
  if (!aims.length) return null;
  return aims.reduce((best, aim) => (aim.far / aim.straight < best.far / best.straight ? aim : best)).village;
}
