// The pictures of the Templars' moments, in a box of 120 by 120.
import type { Picture, Stroke } from "../../drawn/picture";

const SCROLL: readonly Stroke[] = [
  ["bone", "M26 16h62q8 0 8 8v66H34V26q0-10-8-10z"],
  ["bone", "M26 16q-8 0-8 10v6h16v-6q0-10-8-10z"],
  ["thin", "M44 32h42M44 42h42M44 52h42M44 62h30"],
];

export const PICTURES: Readonly<Record<string, Picture>> = {
  "templar-vow": {
    ground: "rubric",
    strokes: [
      ["bone", "M26 12h68v50q-6 32-34 46-28-14-34-46z"],
      ["red", "M52 50L44 22h32l-8 28 24-8v26l-24-8 6 32q-6 8-14 12-8-4-14-12l6-32-24 8V42z"],
      ["thin", "M32 18h56M32 18v42"],
    ],
  },
  treasure: {
    ground: "night",
    strokes: [
      ["wood", "M18 58h84v44H18z"],
      ["wood", "M18 58q0-26 24-26h36q24 0 24 26z"],
      ["gold", "M18 54h84v9H18zM34 32h9v70h-9zM77 32h9v70h-9z"],
      ["gold", "M52 52h16v20q-8 8-16 0z"],
      ["ink", "M60 58a4 4 0 0 1 2 7l2 8h-8l2-8a4 4 0 0 1 2-7z"],
      ["red", "M57 8h6v7h7v6h-7v9h-6v-9h-7v-6h7z"],
      ["thin", "M18 82h16M43 82h34M86 82h16"],
    ],
  },
  edict: {
    ground: "night",
    strokes: [
      ...SCROLL,
      ["red", "M66 72l-4-8h8l-2 6 6-2v8l-6-2 2 6h-8l2-6-6 2v-8z"],
      ["line", "M52 90L84 66M52 66l32 24"],
      ["red", "M84 84a14 14 0 1 1 0 28 14 14 0 0 1 0-28z"],
      ["gold", "M76 104l-2-12 5 4 5-7 5 7 5-4-2 12z"],
    ],
  },
  "edict-refused": {
    ground: "verdigris",
    strokes: [
      ...SCROLL,
      ["line", "M40 104L100 18"],
      ["gold", "M44 84a8 8 0 1 1-12 12 8 8 0 0 1 12-12zM92 22l8-8 6 6-8 8z"],
    ],
  },
};
