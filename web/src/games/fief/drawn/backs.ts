import { rays } from "./cards/fortunes";
import type { Deck } from "./cards/pictures";
import { type Stroke, body, disc, flat, line } from "./strokes";

// Backs of cards, 100 x 140: a brown one with a crown, a grey one with a wheel, a black one with a comet.

/** Eight points, long and short. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, at) => {
    const reach = at % 2 ? r * 0.42 : r * (at % 4 ? 0.72 : 1);
    const turn = (at * Math.PI) / 8;
    return `${(x + Math.sin(turn) * reach).toFixed(1)} ${(y - Math.cos(turn) * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

const GRID = Array.from({ length: 14 }, (_, at) => `M${at * 20 - 140} 0l140 140M${at * 20} 0l-140 140`).join(
  "",
);

export const DECK_INK: Record<Deck, string> = { lord: "#7a4b25", fortune: "#586470", disaster: "#2b2625" };

const EMBLEMS: Record<Deck, readonly Stroke[]> = {
  lord: [
    body("gold", "M28 80L22 52 36 64 50 44 64 64 78 52 72 80Q50 72 28 80z", 1.6),
    body("gold", "M28 82Q50 74 72 82V92Q50 84 28 92z", 1.6),
    body("white", disc(22, 50, 3.4) + disc(50, 42, 3.4) + disc(78, 50, 3.4), 1.3),
    flat("red", disc(50, 82.4, 2.6) + disc(38, 84.4, 2.2) + disc(62, 84.4, 2.2)),
  ],
  fortune: [
    line("ink", 9, disc(50, 70, 25)),
    line("#d5dbe0", 6, disc(50, 70, 25)),
    line("#d5dbe0", 3.4, rays(8, 50, 70, 5, 24, 24)),
    body("gold", disc(50, 70, 7), 1.5),
    flat("#586470", disc(50, 45, 1.8) + disc(50, 95, 1.8) + disc(25, 70, 1.8) + disc(75, 70, 1.8)),
  ],
  disaster: [
    line("#c9a24a", 2.4, "M50 70L82 36M46 64L68 34M56 76L86 54"),
    body("#e8c46a", star(40, 80, 22), 1.6),
    flat("#fff3c8", star(40, 80, 11)),
  ],
};

export function drawBack(deck: Deck): Stroke[] {
  return [
    line("#f4ead5", 0.9, GRID),
    flat(DECK_INK[deck], disc(50, 70, 39)),
    line("#f4ead5", 1.6, disc(50, 70, 36)),
    ...EMBLEMS[deck],
  ];
}
