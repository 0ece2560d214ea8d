import type { Point } from "../map/lines";

/** Something on the map that the arrow keys lead to. */
export interface Stop {
  key: string;
  at: Point;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest that lies the way of an arrow key. */
export function next(stops: readonly Stop[], from: string, key: string): Stop | null {
  const arrow = ARROWS[key];
  const here = stops.find((stop) => stop.key === from);
  if (!arrow || !here) return null;
  let best: { stop: Stop; cost: number } | null = null;
  for (const stop of stops) {
    const [dx, dy] = [stop.at[0] - here.at[0], stop.at[1] - here.at[1]];
    const far = Math.hypot(dx, dy);
    const straight = (dx * arrow[0] + dy * arrow[1]) / (far || 1);
    if (stop === here || straight < 0.3) continue;
    const cost = far / straight;
    if (!best || cost < best.cost) best = { stop, cost };
  }
  return best?.stop ?? null;
}
