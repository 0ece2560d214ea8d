import { type Stroke, body, both, flat, line, oval } from "../strokes";

// Faces and beards, in a box of 64 x 64: eyes at 31, chin at 46. Colours: skin, blush, hair, lock (its shadow).

export type Face = "oval" | "round" | "long" | "square" | "lady";
export type Beard = "none" | "short" | "full" | "long" | "goatee" | "moustache" | "forked" | "plaited";

const SHAPES: Record<Face, string> = {
  oval: "M22.6 29C22.6 21 27 17.5 32 17.5S41.4 21 41.4 29C41.4 38 37.5 45.5 32 46.2 26.5 45.5 22.6 38 22.6 29z",
  round: "M20.6 31C20.4 22 26 17.5 32 17.5S43.6 22 43.4 31C43.4 41 38.5 47 32 47.2 25.5 47 20.6 41 20.6 31z",
  long: "M23.4 28C23.4 20.5 27.4 17.5 32 17.5S40.6 20.5 40.6 28C40.8 37 38 47 32 48 26 47 23.2 37 23.4 28z",
  square:
    "M22 28C22 21 27 17.5 32 17.5S42 21 42 28L41.4 39C40.5 44 36.5 46.6 32 46.8 27.5 46.6 23.5 44 22.6 39z",
  lady: "M23 28.6C23 21 27.2 17.5 32 17.5S41 21 41 28.6C41 37 36.6 45 32 45.6 27.4 45 23 37 23 28.6z",
};

const eye = (x: number): string => oval(x, 31.2, 1.45, 1.7);
const whites = (x: number): string => `M${x - 2.9} 31.4q2.9-3.2 5.8 0q-2.9 2.4-5.8 0z`;

function features(brow: number): Stroke[] {
  return [
    flat("white", whites(28) + whites(36)),
    flat("ink", eye(28.1) + eye(35.9)),
    line("ink", 1, "M25 31q3-3.2 6-.2M33 30.8q3-3 6 .2"),
    line("lock", brow, "M25 27.6q3-1.9 5.6-.6M33.4 27q2.6-1.3 5.6.6"),
    line("crease", 1.1, "M32.6 31.5l-1.9 5.2q1.4 1.2 3.2.3"),
  ];
}

const mouth = line("lips", 1.5, "M29.2 40.6q2.8 1.3 5.6 0");
const blush = flat("blush", oval(26.2, 36, 2.5, 1.9) + oval(37.8, 36, 2.5, 1.9), 0.55);
const neck = body("skin", "M27 41h10v9q-5 3.4-10 0z");
const jaw = flat("shade", "M27 44.5q5 4 10 0v2.6q-5 3.4-10 0z");

/** Under the collar. */
export const NECK: readonly Stroke[] = [neck, jaw];

export function faceOf(face: Face): Stroke[] {
  const skin = body("skin", SHAPES[face]);
  if (face !== "lady") return [skin, ...features(1.5), mouth];
  const lips = [
    flat("lips", "M29.4 40.3q1.3-1.3 2.6-.5 1.3-.8 2.6.5-2.6 2.7-5.2 0z"),
    line(
      "ink",
      0.8,
      both((x) => `M${x(6.8)} 30.4L${x(8.2)} 29.4`),
    ),
  ];
  return [skin, blush, ...features(0.9), ...lips];
}

const whiskers = body(
  "hair",
  "M32 37.6Q28 36.4 25.4 40.4 29 41.4 32 39.6 35 41.4 38.6 40.4 36 36.4 32 37.6z",
  0.9,
);
const gap = flat("lips", "M29.8 41.2q2.2.9 4.4 0l-.4 1.1q-1.8.6-3.6 0z");

export const BEARDS: Record<Beard, readonly Stroke[]> = {
  none: [],
  short: [
    body(
      "hair",
      "M22.6 33Q23.8 47.6 32 48.4 40.2 47.6 41.4 33 40 38.6 36.4 38.2 32 36.8 27.6 38.2 24 38.6 22.6 33z",
      1,
    ),
    gap,
  ],
  full: [
    body(
      "hair",
      "M21.8 32Q20.6 51 32 53.6 43.4 51 42.2 32 40.4 39 36.6 38.4 32 36.6 27.4 38.4 23.6 39 21.8 32z",
    ),
    gap,
    line("lock", 0.9, "M26 42q.6 5 3 8M38 42q-.6 5-3 8M32 45v6.6"),
  ],
  long: [
    body(
      "hair",
      "M22 32C21 44 22.6 54 28 63L32 66 36 63C41.4 54 43 44 42 32 40.4 39 36.6 38.2 32 36.8 27.4 38.2 23.6 39 22 32z",
    ),
    gap,
    line("lock", 0.9, "M26 42q0 9 3.4 17M38 42q0 9-3.4 17M32 45v17"),
  ],
  goatee: [
    body("hair", "M28.6 43.4Q32 45 35.4 43.4 35.4 50 32 54 28.6 50 28.6 43.4z", 1),
    body("hair", "M32 37.9Q28.6 37 26.8 39.8 29.6 40.4 32 39.3 34.4 40.4 37.2 39.8 35.4 37 32 37.9z", 0.8),
  ],
  moustache: [
    body(
      "hair",
      "M32 37.4Q26.6 35.6 22.4 41.4 20.6 43.4 19 42.2 20.6 46 25 44.4 29.6 42.8 32 39.8 34.4 42.8 39 44.4 43.4 46 45 42.2 43.4 43.4 41.6 41.4 37.4 35.6 32 37.4z",
      1,
    ),
  ],
  forked: [
    body(
      "hair",
      "M22 32Q21 46 24.6 56L31 48.6 32 47.4 33 48.6 39.4 56Q43 46 42 32 40.4 39 36.6 38.4 32 36.8 27.4 38.4 23.6 39 22 32z",
    ),
    whiskers,
    gap,
  ],
  plaited: [
    body(
      "hair",
      "M22.4 33Q23 47 28.4 49.4L29 62H35L35.6 49.4Q41 47 41.6 33 40 38.8 36.4 38.2 32 36.8 27.6 38.2 24 38.8 22.4 33z",
    ),
    gap,
    line("lock", 1, "M29 51l6 2.6M29 55l6 2.6M35 51l-6 2.6M35 55l-6 2.6"),
    flat("gold", "M28.4 48.4h7.2v2.4h-7.2z"),
  ],
};
