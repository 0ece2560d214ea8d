// The miniatures of a Crusade's great moments, in a box of 120 by 120.
import type { Picture, Stroke } from "../../drawn/picture";

const SHIP: readonly Stroke[] = [
  ["blue", "M-4 92q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0v34H-4z"],
  ["wood", "M14 74q6 26 26 26h42q18 0 26-28-22 10-48 10T14 74z"],
  ["wood", "M14 76V60h18v20zM92 78V60h16v14z"],
  ["line", "M61 84V12"],
  ["bone", "M30 24q30-8 62 0 10 24-2 46-30-8-58 0-12-24-2-46z"],
  ["red", "M56 26h10v14h16v10H66v16H56V50H40V40h16z"],
  ["red", "M61 12h24l-7-5 7-5H61z"],
];
const BANNER: readonly Stroke[] = [
  ["line", "M36 116V8"],
  ["bone", "M38 12h66l-14 20 14 20H38z"],
  ["red", "M60 12h10v15h18v10H70v15H60V37H38V27h22z"],
];
const WALLS: readonly Stroke[] = [
  ["gold", "M0 104q30-10 60-4t64 0v24H0z"],
  ["stone", "M16 106V60h10v8h9v-8h10v8h9v-8h10v8h9v-8h10v8h9v-8h10v46z"],
  ["ink", "M52 106V90c0-7 4-11 9-11s9 4 9 11v16z"],
  ["thin", "M20 78h24M80 78h20M26 92h18M78 92h20"],
];
const CRESCENT: readonly Stroke[] = [
  ["line", "M60 62V12"],
  ["green", "M62 14q22-8 44 0v28q-22 8-44 0z"],
  ["bone", "M92 18a12 12 0 1 0 0 20 10 10 0 1 1 0-20z"],
];
const SALADIN: readonly Stroke[] = [
  ["green", "M12 124q4-38 48-38t48 38z"],
  ["bone", "M38 56q0 44 22 44t22-44z"],
  ["wood", "M38 66q6 6 22 6t22-6q-2 38-22 38T38 66z"],
  ["ink", "M48 60a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM72 60a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
  ["bone", "M26 58Q20 18 60 16t34 42q-14-10-34-10T26 58z"],
  ["thin", "M30 44q30-22 60 0M38 30q22-14 44 0"],
  ["red", "M60 26l8 11-8 11-8-11z"],
];
export const PICTURES: Readonly<Record<string, Picture>> = {
  crusade: { ground: "lapis", strokes: BANNER },
  departure: { ground: "lapis", strokes: SHIP },
  "crusade-over": { ground: "verdigris", strokes: SHIP },
  objectives: { ground: "rubric", strokes: [...CRESCENT, ...WALLS] },
  conquest: {
    ground: "lapis",
    strokes: [
      ["line", "M60 64V6"],
      ["bone", "M62 8h40l-9 15 9 15H62z"],
      ["red", "M76 8h7v11h13v8H83v11h-7V27H62v-8h14z"],
      ...WALLS,
    ],
  },
  "outremer-siege": {
    ground: "rubric",
    strokes: [
      ...CRESCENT,
      ...WALLS,
      ["wood", "M2 116l12-34h7l12 34h-7l-3-9H12l-3 9z"],
      ["line", "M4 98l34-30"],
    ],
  },
  disaster: {
    ground: "night",
    strokes: [
      ["gold", "M0 100q30-10 60-4t64 0v28H0z"],
      ["line", "M20 108L74 58"],
      ["bone", "M74 58l-28-24-8 22-24-2 28 28z"],
      ["red", "M50 42l7 6-26 26-7-7z"],
      ["steel", "M84 112V60h8v52zM76 66h24v6H76z"],
      ["bone", "M92 20a16 16 0 1 0 10 28 13 13 0 1 1-10-28z"],
    ],
  },
  saladin: { ground: "verdigris", strokes: SALADIN },
  "saladin-fell": {
    ground: "lapis",
    strokes: [
      ["gold", "M0 102q30-8 60-4t64 0v24H0z"],
      ["green", "M14 96q20-14 40 0v16q-20 8-40 0z"],
      ["bone", "M42 94a9 9 0 1 0 0 15 7.5 7.5 0 1 1 0-15z"],
      ["line", "M76 112V10"],
      ["bone", "M78 12h38l-9 14 9 14H78z"],
      ["red", "M90 12h7v10h13v8H97v10h-7V30H78v-8h12z"],
    ],
  },
  renegade: {
    ground: "rubric",
    strokes: [
      ["bone", "M28 14h64v92H28z"],
      ["thin", "M38 28h44M38 38h44M38 48h36"],
      ["red", "M60 60a20 20 0 1 1 0 40 20 20 0 0 1 0-40z"],
      ["gold", "M57 66h6v14h8v6h-8v10h-6V86h-8v-6h8z"],
      ["line", "M40 104L82 56"],
    ],
  },
};
