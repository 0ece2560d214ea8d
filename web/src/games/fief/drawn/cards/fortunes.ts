import { type Stroke, body, disc, flat, line, oval } from "../strokes";

// Pictures of the cards that are played in the Cards phase and of those that make somebody great, 88 x 88.

export interface Picture {
  ground: string;
  strokes: readonly Stroke[];
}

const ray = (turn: number, from: number, to: number, x: number, y: number): string => {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  return `M${(x + dx * from).toFixed(1)} ${(y + dy * from).toFixed(1)}L${(x + dx * to).toFixed(1)} ${(y + dy * to).toFixed(1)}`;
};

/** Rays around a point, long and short by turns. */
export function rays(count: number, x: number, y: number, from: number, long: number, short: number): string {
  return Array.from({ length: count }, (_, at) =>
    ray((at * 2 * Math.PI) / count, from, at % 2 ? short : long, x, y),
  ).join("");
}

/** An ear of corn that leans by dx at its tip. */
function ear(x: number, dx: number): string {
  return [0, 1, 2, 3, 4]
    .map((at) => {
      const cx = x + dx * (1 - at * 0.13);
      const y = 14 + at * 5.4;
      return oval(cx - 3, y + 2, 2.4, 3.6) + oval(cx + 3, y, 2.4, 3.6);
    })
    .join("");
}

const EARS = [
  [44, -26],
  [44, -14],
  [44, 0],
  [44, 14],
  [44, 26],
] as const;

export const HARVEST: Picture = {
  ground: "#f3dc96",
  strokes: [
    flat("#e3bd62", "M0 66Q24 58 46 64T88 60V88H0z"),
    line("#c99a37", 1.4, "M4 74q10-4 20-2M60 70q12-4 26-2M10 82q12-3 24-2M58 80q12-3 26-1"),
    line("bronze", 2.4, EARS.map(([x, dx]) => `M${x + dx} 40Q${x + dx * 0.4} 54 ${x} 60`).join("")),
    ...EARS.map(([x, dx]) => body("#dba02c", ear(x, dx), 1)),
    body("#c98d24", "M33 54Q44 60 55 54L58 82Q44 88 30 82z", 1.4),
    line("bronze", 1.4, "M38 60l-2 22M44 62v22M50 60l2 22"),
    body("red", "M31.6 56Q44 63 56.4 56L57.4 62Q44 69 30.6 62z", 1.3),
  ],
};

export const WEATHER: Picture = {
  ground: "#a9d3ea",
  strokes: [
    line("#e8a82a", 3.4, rays(16, 44, 32, 20, 31, 26)),
    body("#f6c744", disc(44, 32, 17), 1.6),
    flat("#e58f3c", disc(34.6, 36, 3) + disc(53.4, 36, 3), 0.6),
    flat("ink", disc(38.4, 29.6, 1.8) + disc(49.6, 29.6, 1.8)),
    line("ink", 1.5, "M44 30.6l-1.4 4.6h2.8M37.6 39.4q6.4 5 12.8 0"),
    flat("#7fb069", "M0 72Q20 58 44 66T88 62V88H0z"),
    flat("#5f9554", "M0 80Q30 70 56 78T88 76V88H0z"),
    {
      ...flat(
        "white",
        "M4 22q2-7 9-5 3-6 9-2 6-1 6 5-1 4-6 4H9q-5 0-5-2zM64 54q2-6 8-4 3-5 8-1 6 0 5 5-1 3-5 3H68q-4 0-4-3z",
      ),
      opacity: 0.9,
    },
  ],
};

const coin = (x: number, y: number): Stroke[] => [
  body("gold", oval(x, y, 11, 5), 1.3),
  body("gold", `M${x - 11} ${y}v4.4a11 5 0 0 0 22 0V${y}a11 5 0 0 1-22 0z`, 1.3),
];

export const TAX: Picture = {
  ground: "#d9c7a2",
  strokes: [
    flat("#b99d6c", "M0 64H88V88H0z"),
    body("#f7ecd2", "M44 8H76Q80 8 80 14V50H48V14Q48 8 44 8z", 1.3),
    line("#8a744c", 1.5, "M54 18h20M54 24h20M54 30h14M54 36h20"),
    body("red", disc(68, 48, 6.4), 1.2),
    line("#f3c9b8", 1.4, "M68 44.4v7.2M64.4 48h7.2"),
    body("#8a5a34", "M14 44C4 56 4 80 26 80S48 56 38 44z", 1.5),
    body("#8a5a34", "M16 40Q26 46 36 40L40 30Q36 34 32 29 26 35 20 29 16 34 12 30z", 1.4),
    line("straw", 2.4, "M15 42Q26 48 37 42"),
    flat("shade", "M30 48Q40 62 30 78 46 76 44 60 42 50 37 45z"),
    ...[82, 77, 72].flatMap((y) => coin(58, y)),
    ...coin(76, 82),
    body("gold", disc(45, 80, 6), 1.3),
    line("bronze", 1.2, "M45 76.6v6.8M42.4 80h5.2"),
  ],
};

export const CARDINAL_HAT: Picture = {
  ground: "#ecd9a6",
  strokes: [
    line("#d9be7c", 2.4, rays(24, 44, 36, 20, 60, 60)),
    line("red", 2, "M22 42Q6 50 12 62M66 42Q82 50 76 62M24 44Q18 52 22 60M64 44Q70 52 66 60"),
    body(
      "red",
      "M8 62h8l2.4 12H5.6zM72 62h8l2.4 12H69.6zM18 60h8l2.4 12H15.6zM62 60h8l2.4 12H59.6zM13 76h8l2.4 11H10.6zM67 76h8l2.4 11H64.6z",
      1.2,
    ),
    line("#f0b3a6", 1, "M9.6 66v7M13.6 66v7M74.4 66v7M78.4 66v7M20 64v7M24 64v7M64 64v7M68 64v7"),
    body("#c23a32", "M27 35C27 18 33 13 44 13S61 18 61 35z", 1.5),
    body("#c23a32", "M6 38Q44 24 82 38 62 52 44 52T6 38z", 1.5),
    line("#8d231d", 1.4, "M14 38.4Q44 48 74 38.4"),
    line("gold", 2, "M28 32Q44 38 60 32"),
    line("bronze", 1.6, "M44 56v26M36 64h16"),
    line("gold", 4, "M44 58v26M36 65h16"),
  ],
};

const lily = (x: number, y: number, size: number): string =>
  `M${x} ${y - 5 * size}q${3.2 * size} ${3.4 * size} 1.6 ${6.4 * size}q${4 * size} ${-3 * size} ${5 * size} ${0.6 * size}q${-0.6 * size} ${3.4 * size} ${-4.6 * size} ${1.6 * size}l${0.4 * size} ${3 * size}h${-4.8 * size}l${0.4 * size} ${-3 * size}q${-4 * size} ${1.8 * size} ${-4.6 * size} ${-1.6 * size}q1 ${-3.6 * size} ${5 * size} ${-0.6 * size}q${-1.6 * size} ${-3 * size} 1.6 ${-6.4 * size}z`;

export const MAID: Picture = {
  ground: "#4d79b3",
  strokes: [
    line("#6d95c8", 2.4, rays(20, 26, 20, 10, 90, 90)),
    flat("#5f8a53", "M0 74Q30 66 88 76V88H0z"),
    line("ink", 4.6, "M16 86V6"),
    line("wood", 2.6, "M16 86V6"),
    body("gold", "M16 1l3.4 6L16 12l-3.4-5z", 1),
    body("white", "M18 12H84L70 22 84 32 66 40 18 44z", 1.4),
    flat("#c79a2c", lily(32, 28, 1.5) + lily(52, 25, 1.3)),
    line("linen", 1.4, "M22 40q12-4 26-3"),
    body("steel", "M46 88C44 74 46 64 58 62 70 64 72 74 70 88z", 1.4),
    body("skin", disc(58, 54, 8), 1.2),
    body(
      "#4a2f1a",
      "M49 56C47 46 52 43.6 58 43.6S69 46 67 56Q65 58 64.6 55 65 50 62 49 56 51.6 52 49.4 51 52 51.4 55 51 58 49 56z",
      1.2,
    ),
    flat("ink", disc(55.4, 54.6, 1) + disc(60.6, 54.6, 1)),
    line("#b5574c", 1.2, "M56.4 58.6q1.6.8 3.2 0"),
    line("iron", 1.3, "M58 66v18M50 72q8 4 16 0"),
  ],
};
