import { type Stroke, body, disc, flat, line, oval } from "./strokes";

// Small signs beside numbers, in a box of 24 x 24.

export const SIGNS = {
  coin: [
    body("gold", disc(12, 12, 9.6), 1.4),
    line("bronze", 1.2, disc(12, 12, 6.6)),
    flat("bronze", "M11 7.6h2v3.4h2.6v2H13v3.4h-2V13H8.4v-2H11z"),
  ],
  purse: [
    body("#8a5a34", "M7 10C1 16 2 22.4 12 22.4S23 16 17 10z", 1.3),
    body("#8a5a34", "M7.4 9.6Q12 12 16.6 9.6L18.6 4Q16.4 6 14.4 3.4 12 6.4 9.6 3.4 7.6 6 5.4 4z", 1.2),
    line("straw", 1.8, "M6.8 10.2Q12 12.8 17.2 10.2"),
    flat("straw", disc(12, 16.6, 2.2)),
  ],
  glory: [
    line("#5d9a55", 2.6, "M7 21C1.6 17 1.6 9 5.6 4M17 21C22.4 17 22.4 9 18.4 4", "3.6 1.6"),
    body("gold", "M12 4l2.2 5 5 .6-3.7 3.6 1 5.2L12 15.8 7.5 18.4l1-5.2L4.8 9.6l5-.6z", 1.2),
  ],
  village: [
    body("#cd8157", "M1.6 12.4L7.6 6l6 6.4V21H1.6z", 1.2),
    body("#e0a070", "M10.4 10.4L16.4 3.6 22.4 10.4V21H10.4z", 1.2),
    flat("#5e2d17", "M5.4 21v-5h3.4v5zM14.4 21v-5.6h4V21z"),
  ],
  mill: [
    body("#7fa3bd", "M8.4 22L9.6 11h4.8L15.6 22z", 1.2),
    line("ink", 3.4, "M4.6 2.6L19.4 17.4M19.4 2.6L4.6 17.4"),
    line("white", 1.8, "M4.6 2.6L19.4 17.4M19.4 2.6L4.6 17.4"),
    body("#2f5573", disc(12, 10, 1.8), 0.8),
  ],
  swords: [
    line("ink", 3.6, "M4 3.4L17 16.4M20 3.4L7 16.4"),
    line("steel", 2, "M4 3.4L17 16.4M20 3.4L7 16.4"),
    line("ink", 3, "M13.4 19.4L20 12.8M10.6 19.4L4 12.8"),
    line("gold", 1.6, "M13.4 19.4L20 12.8M10.6 19.4L4 12.8"),
    line("wine", 2.4, "M18 17.4L21 20.4M6 17.4L3 20.4"),
  ],
  ransom: [
    line("ink", 3.6, disc(6, 7, 3.6) + "M9.4 9.4L13 13"),
    line("steel", 1.8, disc(6, 7, 3.6) + "M9.4 9.4L13 13"),
    body("gold", disc(15.6, 15.6, 6.6), 1.3),
    flat("bronze", "M15 12h1.4v2.6H19v1.6h-2.6V19H15v-2.8h-2.6v-1.6H15z"),
  ],
  rings: [
    line("ink", 4, disc(8.6, 14, 5.4) + disc(15.4, 14, 5.4)),
    line("gold", 2.2, disc(8.6, 14, 5.4) + disc(15.4, 14, 5.4)),
    body("#d7566a", "M12 8.6Q8.4 6 9.4 3.6 11 2 12 4 13 2 14.6 3.6 15.6 6 12 8.6z", 0.9),
  ],
  chain: [
    line("ink", 4.2, oval(6.4, 12, 4, 3) + oval(17.6, 12, 4, 3) + "M9.6 12H14.4"),
    line("steel", 2.2, oval(6.4, 12, 4, 3) + oval(17.6, 12, 4, 3) + "M9.6 12H14.4"),
  ],
  scroll: [
    body("#f7ecd2", "M5 3.4H19V19Q19 21.4 16.6 21.4H5z", 1.2),
    line("#8a744c", 1.1, "M8 8h8M8 11h8M8 14h5"),
    body("red", disc(16.6, 18.4, 3.4), 1),
  ],
  tax: [
    body("gold", oval(12, 8, 8, 3.6), 1.2),
    body("gold", "M4 8v3.6a8 3.6 0 0 0 16 0V8a8 3.6 0 0 1-16 0z", 1.2),
    body("gold", "M4 13v3.6a8 3.6 0 0 0 16 0V13a8 3.6 0 0 1-16 0z", 1.2),
  ],
  engine: [
    line("ink", 4, "M3 20.4H21M6 20L12 9.6 18 20M4 15L20 4"),
    line("wood", 2.2, "M3 20.4H21M6 20L12 9.6 18 20M4 15L20 4"),
    body("#8a8478", disc(20, 4.4, 2.6), 1),
    body("iron", "M1.6 14h5v4.4h-5z", 1),
  ],
  man: [
    line("ink", 3.2, "M19.4 22.4V3"),
    line("wood", 1.6, "M19.4 22.4V3"),
    body("steel", "M19.4 1l2 4.4h-4z", 0.9),
    body("#7b4a24", "M2.6 22.4Q3 15.4 9 15T15.4 22.4z", 1.2),
    body("#f0cda8", disc(9, 10.6, 4.2), 1.1),
    body("steel", "M4 9.6Q4.6 4.4 9 4.4T14 9.6L16 10.6H2z", 1.1),
  ],
  knight: [
    body("steel", "M4 7.4Q4 2 12 2T20 7.4V17Q17 22 12 22.4 7 22 4 17z", 1.3),
    flat("ink", "M5.6 9.4H11V11.4H5.6zM13 9.4H18.4V11.4H13z"),
    line("gold", 1.8, "M12 3V21M5 8.2H19"),
    flat("iron", disc(8, 15.6, 0.9) + disc(8, 18, 0.9) + disc(16, 15.6, 0.9) + disc(16, 18, 0.9)),
  ],
  cards: [
    body("#8c97a2", "M9.6 3.6L20.6 6 17.4 21 6.6 18.6z", 1.2),
    body("#f7ecd2", "M3.4 4.4H14V20.4H3.4z", 1.2),
    body("red", "M8.7 8l3 4.4-3 4.4-3-4.4z", 0.8),
  ],
  lords: [
    body("#3d5f8f", "M2.4 22.4Q3 14.6 12 14.4T21.6 22.4z", 1.2),
    body("#f0cda8", disc(12, 10.2, 5), 1.2),
    body("gold", "M6.6 8.6L5.6 2.6 9 5.4 12 1.6 15 5.4 18.4 2.6 17.4 8.6Q12 6.4 6.6 8.6z", 1),
  ],
  first: [
    line("ink", 3.2, "M6 22.4V2.4"),
    line("wood", 1.6, "M6 22.4V2.4"),
    body("red", "M7 3H22L18.4 8 22 13H7z", 1.2),
    line("#fff3dc", 2, "M11.4 6.4L13.4 5.2V11"),
  ],
  quill: [
    body("#f7ecd2", "M20.4 2.4Q22 10 15 14.4L9 16.4Q8 8 20.4 2.4z", 1.2),
    line("ink", 1.4, "M17.6 6Q9 12 4 21.6"),
  ],
} as const satisfies Record<string, readonly Stroke[]>;

export type SignName = keyof typeof SIGNS;
