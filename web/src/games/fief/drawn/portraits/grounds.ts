import { type Stroke, disc, flat, line } from "../strokes";

// The painted grounds behind heads, in a box of 64 x 64 that is clipped to a disc.

export type Diaper = "lozenges" | "dots" | "checks" | "bars" | "stars" | "waves" | "plain" | "pales";

const STEPS = [4, 12, 20, 28, 36, 44, 52, 60];

const star = (x: number, y: number): string =>
  `M${x} ${y - 2.6}l.8 1.8 1.8.8-1.8.8-.8 1.8-.8-1.8-1.8-.8 1.8-.8z`;

function scattered(make: (x: number, y: number) => string): string {
  return STEPS.map((y, row) => STEPS.map((x) => make(x + (row % 2 ? 4 : 0), y)).join("")).join("");
}

export const DIAPERS: Record<Diaper, readonly Stroke[]> = {
  lozenges: [
    line(
      "diaper",
      0.9,
      STEPS.map((at) => `M${at - 64} 0l64 64M${at} 0l64 64M${at} 0l-64 64M${at + 64} 0l-64 64`).join(""),
    ),
  ],
  dots: [
    flat(
      "diaper",
      scattered((x, y) => disc(x, y, 1.3)),
    ),
  ],
  checks: [
    flat(
      "diaper",
      scattered((x, y) => `M${x - 2} ${y - 4}h4v8h-4z`),
    ),
  ],
  bars: [line("diaper", 2.4, STEPS.map((at) => `M0 ${at}h64`).join(""))],
  pales: [line("diaper", 2.4, STEPS.map((at) => `M${at} 0v64`).join(""))],
  stars: [flat("diaper", scattered(star))],
  waves: [line("diaper", 1.2, STEPS.map((at) => `M0 ${at}${"q4-4 8 0t8 0".repeat(4)}`).join(""))],
  plain: [],
};
