import { type Stroke, body, disc, flat, line } from "./strokes";

// What lies over a medallion, in its box of 64 x 64: what has happened to the Lord.

export const BARS: readonly Stroke[] = [
  line("ink", 4.4, "M11 2V62M24.6 0V64M39.4 0V64M53 2V62M2 50H62"),
  line("steel", 2.4, "M11 2V62M24.6 0V64M39.4 0V64M53 2V62M2 50H62"),
];

const paper = (fill: string): Stroke => body(fill, disc(0, 0, 11.4), 1.6);

/** Badges around their middle. */
export const BADGES = {
  assassin: [
    paper("#f7ecd6"),
    body("steel", "M-1.9-2.4L0-9.4 1.9-2.4V1.6H-1.9z", 1),
    line("ink", 2.8, "M-4.6 1.8h9.2"),
    body("wine", "M-1.5 2.4h3V7.6q-1.5 1.6-3 0z", 1),
    flat("red", "M4.6-6.4q2.6 3.4 0 4.6-2.6-1.2 0-4.6z"),
  ],
  excommunicated: [
    paper("#43315c"),
    line("#f4e6c4", 2.6, "M0-7V8M-5.2 3H5.2"),
    line("red", 2.6, "M-6.6-6.6L6.6 6.6"),
  ],
  darc: [
    line("ink", 3, "M-8 12V-11"),
    line("wood", 1.6, "M-8 12V-11"),
    body("white", "M-7.4-10.4H10L5.4-5.4 10-.4H-7.4z", 1.2),
    flat(
      "blue",
      "M-1.4-9q1.6 1.6 1 3.4 2.2-1.2 2.8.6-.6 1.8-2.6.8.4 1.6-1.2 2.4-1.6-.8-1.2-2.4-2 1-2.6-.8.6-1.8 2.8-.6-.6-1.8 1-3.4z",
    ),
  ],
  dead: [paper("#2a2118"), line("#f4e6c4", 2.8, "M0-7.4V8M-5 -2.4H5")],
} as const satisfies Record<string, readonly Stroke[]>;

export type Badge = keyof typeof BADGES;

/** Each family has its own rhythm of studs on the ring, so that colour is never alone. */
export const STUDS: Record<string, string> = {
  lion: "47.1 47.1",
  eagle: "none",
  tower: "0.1 11.7",
  stag: "6 17.5",
  boar: "15.7 15.7",
  ship: "2 3.8",
};
