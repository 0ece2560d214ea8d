// The pictures of the moments, in a box of 120 by 120: paths with the names of their paints.
import { firstOf } from "../added";
import type { Picture, Stroke } from "../drawn/picture";
import type { MomentKind } from "./moments";

const TOWER: readonly Stroke[] = [
  ["stone", "M62 104V46h-5V32h9v6h8v-6h9v6h8v-6h9v14h-5v58z"],
  ["ink", "M71 104V88c0-6 4-9 7.500-9S86 82 86 88v16zM76 56h5v12h-5z"],
  ["thin", "M62 62h11M84 62h11M62 76h7M88 76h7M62 48h33"],
];
const CROWN: readonly Stroke[] = [
  ["gold", "M24 84L18 40l22 20 20-34 20 34 22-20-6 44z"],
  ["red", "M28 78l-3-22 16 15 19-31 19 31 16-15-3 22z"],
  ["gold", "M24 84h72v13H24z"],
  [
    "bone",
    "M60 22a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM18 35a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM102 35a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  ],
  ["blue", "M60 86l5 4.500-5 4.500-5-4.500z"],
  ["red", "M38 86l5 4.500-5 4.500-5-4.500zM82 86l5 4.500-5 4.500-5-4.500z"],
];
const SKULL: readonly Stroke[] = [
  ["bone", "M60 26c-20 0-31 13-31 29 0 11 5 17 11 20v12h40V75c6-3 11-9 11-20 0-16-11-29-31-29z"],
  [
    "ink",
    "M47 50c6 0 9 4 9 9s-4 9-9 9-10-4-10-9 4-9 10-9zM73 50c6 0 10 4 10 9s-5 9-10 9-9-4-9-9 3-9 9-9zM60 66l4.500 9h-9z",
  ],
  ["thin", "M48 78v9M54 79v8M60 79v8M66 79v8M72 78v9"],
];
const CANDLE: readonly Stroke[] = [
  ["bone", "M50 50h20v46H50z"],
  ["gold", "M38 96h44l-5 9H43z"],
  ["line", "M60 50V40"],
];

const PICTURES: Readonly<Record<MomentKind, Picture>> = {
  election: {
    ground: "lapis",
    strokes: [
      ["wood", "M24 62h72l-6 40H30z"],
      ["ink", "M46 60h28v6H46z"],
      ["bone", "M60 22c11 0 20 8 20 18s-9 18-20 18-20-8-20-18 9-18 20-18z"],
      ["red", "M60 28l3.500 7.500 8 1-6 5.500 1.700 8L60 46l-7.200 4 1.700-8-6-5.500 8-1z"],
      ["gold", "M22 58h76v7H22z"],
      ["thin", "M34 78h52M36 90h48"],
    ],
  },
  "no-election": {
    ground: "night",
    strokes: [
      ["wood", "M24 62h72l-6 40H30z"],
      ["ink", "M46 60h28v6H46z"],
      [
        "bone",
        "M42 24c10 0 18 7 18 16s-8 16-18 16-18-7-18-16 8-16 18-16zM80 20c10 0 18 7 18 16s-8 16-18 16-18-7-18-16 8-16 18-16z",
      ],
      ["line", "M33 31l18 18M51 31L33 49M71 27l18 18M89 27L71 45"],
      ["gold", "M22 58h76v7H22z"],
    ],
  },
  coronation: { ground: "lapis", strokes: CROWN },
  pope: {
    ground: "rubric",
    title: "pope",
    strokes: [
      ["line", "M22 108l76-52M98 108L22 56"],
      ["gold", "M10 102a9 9 0 1 1 14 12 9 9 0 0 1-14-12zM96 114a9 9 0 1 1 14-12 9 9 0 0 1-14 12z"],
      ["gold", "M14 50h12v9H14zM94 50h12v9H94z"],
    ],
  },
  queen: {
    ground: "verdigris",
    strokes: [
      ["gold", "M28 88L22 50l14 14 10-24 14 22 14-22 10 24 14-14-6 38z"],
      [
        "bone",
        "M22 44a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM46 34a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM74 34a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM98 44a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
      ],
      ["red", "M60 66c5-8 15-3 12 5-2 5-8 9-12 13-4-4-10-8-12-13-3-8 7-13 12-5z"],
      ["gold", "M28 88h64v10H28z"],
    ],
  },
  siege: {
    ground: "lapis",
    strokes: [
      ...TOWER,
      ["wood", "M8 104l12-40h7l12 40h-7l-3-11H18l-3 11zM19 86h9l-3-10h-3z"],
      ["line", "M10 84L48 50"],
      ["wood", "M4 80h16v15H4z"],
      ["stone", "M50 42a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"],
      ["green", "M4 104h112v8H4z"],
    ],
  },
  "siege-over": {
    ground: "verdigris",
    strokes: [
      ...TOWER,
      ["line", "M78 32V12"],
      ["gold", "M79 12h24l-7 7 7 7H79z"],
      ["wood", "M8 100l40-8 2 7-40 8zM20 86l26 18-4 5-26-18z"],
      ["green", "M4 104h112v8H4z"],
    ],
  },
  gates: {
    ground: "lapis",
    strokes: [
      ["stone", "M14 106V28h12v8h10v-8h12v8h24v-8h12v8h10v-8h12v78z"],
      ["gold", "M36 106V72c0-14 11-24 24-24s24 10 24 24v34z"],
      ["wood", "M36 106V72c0-13 8-21 15-23v66zM84 106V72c0-13-8-21-15-23v66z"],
      ["thin", "M41 66v42M79 66v42M36 84l15 5M84 84l-15 5"],
      ["green", "M4 106h112v7H4z"],
    ],
  },
  plague: {
    ground: "night",
    strokes: [
      ["ink", "M20 46h66c4 0 6 3 4 6H16c-2-3 0-6 4-6zM32 46c0-20 10-28 22-28s22 8 22 28z"],
      ["bone", "M30 52h48c4 14 2 24-4 30L40 106c-4-7-3-12 2-18-8-5-14-18-12-36z"],
      ["red", "M54 58a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"],
      ["ink", "M54 63a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"],
      ["thin", "M70 84L46 101M66 78l-22 14"],
      ["ink", "M78 52c14 12 20 30 22 58H58l16-28c6-6 8-16 4-30z"],
    ],
  },
  uprising: {
    ground: "rubric",
    strokes: [
      ["line", "M24 112V34M14 14v14c0 8 4 11 10 11s10-3 10-11V14M24 14v24"],
      ["line", "M96 112L92 44"],
      ["wood", "M84 42h15l-3 15h-9z"],
      ["gold", "M91 6c9 9 15 16 12 26-2 7-7 10-12 10s-11-4-12-11c-1-7 5-10 6-16 2 3 3 5 3 9 4-5 5-11 3-18z"],
      ["red", "M92 22c4 5 7 10 5 14-2 4-9 4-10-1 0-4 4-6 5-13z"],
      ["green", "M16 112c0-20 6-28 20-28s20 8 20 28z"],
      ["blue", "M66 112c0-20 6-28 20-28s20 8 20 28z"],
      ["wood", "M38 112c0-26 8-36 22-36s22 10 22 36z"],
      [
        "bone",
        "M36 64a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM86 64a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM60 52a12 12 0 1 1 0 24 12 12 0 0 1 0-24z",
      ],
      ["ink", "M24 74c0-9 5-14 12-14s12 5 12 14l-6-6H30zM74 74c0-9 5-14 12-14s12 5 12 14l-6-6H80z"],
      ["red", "M46 64c0-10 6-17 14-17s14 7 14 17l-7-7H53z"],
      ["ink", "M55 70h10c0 4-2 6-5 6s-5-2-5-6z"],
    ],
  },
  assassination: {
    ground: "night",
    strokes: [
      ["steel", "M60 112L50 50h20z"],
      ["thin", "M60 54v48"],
      ["gold", "M32 42h56v9H32z"],
      ["wood", "M54 16h12v26H54z"],
      ["gold", "M60 6a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"],
      ["thin", "M54 24h12M54 31h12M54 38h12"],
      ["red", "M60 98c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13z"],
    ],
  },
  ambush: {
    ground: "verdigris",
    strokes: [
      ["green", "M2 112V66l14-30 14 30v46zM90 112V70l14-34 14 34v42z"],
      ["line", "M44 14c34 16 34 76 0 92"],
      ["thin", "M44 14L30 60l14 46"],
      ["line", "M30 60h56"],
      ["steel", "M84 52l20 8-20 8 5-8z"],
      ["red", "M28 60l-10-7h10l8 7-8 7H18z"],
    ],
  },
  justice: {
    ground: "lapis",
    strokes: [
      ["line", "M60 18v82M24 36h72"],
      ["gold", "M60 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"],
      ["thin", "M24 36L10 70M24 36l14 34M96 36L82 60M96 36l14 24"],
      ["gold", "M6 70h36c-2 10-9 15-18 15S8 80 6 70zM78 60h36c-2 10-9 15-18 15s-16-5-18-15z"],
      ["gold", "M38 110c2-8 10-12 22-12s20 4 22 12z"],
    ],
  },
  death: {
    ground: "night",
    strokes: [...SKULL, ["line", "M30 98l60 14M90 98l-60 14"]],
  },
  marriage: {
    ground: "rubric",
    strokes: [
      ["gold", "M44 46a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 8a20 20 0 1 0 0 40 20 20 0 0 0 0-40z"],
      ["gold", "M76 46a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 8a20 20 0 1 0 0 40 20 20 0 0 0 0-40z"],
      ["blue", "M44 30l9 9-9 10-9-10z"],
      ["bone", "M76 30l9 9-9 10-9-10z"],
      ["red", "M60 12c4-6 12-3 10 4-2 4-6 7-10 10-4-3-8-6-10-10-2-7 6-10 10-4z"],
    ],
  },
  annulment: {
    ground: "night",
    strokes: [
      ["gold", "M32 46a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 8a18 18 0 1 0 0 36 18 18 0 0 0 0-36z"],
      ["gold", "M90 46l-6 6 4 5a18 18 0 1 0 14 7l6-5a26 26 0 1 1-18-13z"],
      ["blue", "M32 28l9 9-9 10-9-10z"],
      ["bone", "M104 22l10 8-8 11-11-9z"],
      ["line", "M60 14v20M46 20l6 14M74 20l-6 14"],
    ],
  },
  excommunication: {
    ground: "night",
    strokes: [
      ...CANDLE,
      ["thin", "M60 38c-8-8 8-12 0-20 8-6-6-8 0-14"],
      ["gold", "M20 84c4-3 5-8 5-14 0-8 4-12 9-12v-4h2v4c5 0 9 4 9 12 0 6 1 11 5 14z"],
      ["red", "M84 78h22v24H84z"],
      ["gold", "M93 82h4v5h5v4h-5v7h-4v-7h-5v-4h5z"],
    ],
  },
  victory: {
    ground: "lapis",
    strokes: [
      [
        "green",
        "M30 96C10 80 8 52 20 30c3 6 4 10 3 15 4-6 8-8 12-8-1 6-4 10-9 13 5-2 9-2 12 0-3 5-7 7-12 7 5 1 8 3 10 7-5 2-9 1-12-1 4 4 8 8 14 10-2 5-5 6-9 5 4 4 12 8 19 10l-4 8c-6-1-10-2-14-0z",
      ],
      [
        "green",
        "M90 96c20-16 22-44 10-66-3 6-4 10-3 15-4-6-8-8-12-8 1 6 4 10 9 13-5-2-9-2-12 0 3 5 7 7 12 7-5 1-8 3-10 7 5 2 9 1 12-1-4 4-8 8-14 10 2 5 5 6 9 5-4 4-12 8-19 10l4 8c6-1 10-2 14 0z",
      ],
      ["gold", "M40 70l-5-30 13 12 12-22 12 22 13-12-5 30z"],
      ["gold", "M40 72h40v8H40z"],
      ["red", "M60 72l4 4-4 4-4-4z"],
    ],
  },
};

export function pictureOf(kind: string): Picture {
  return (
    (PICTURES as Readonly<Record<string, Picture>>)[kind] ??
    firstOf((expansion) => expansion.happenings?.pictures[kind]) ?? { ground: "night", strokes: [] }
  );
}
