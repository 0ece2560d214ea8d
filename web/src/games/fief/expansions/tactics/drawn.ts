// Counters of Tactics in a box of 12 by 12, and the pictures of its moments in one of 120 by 120.
import type { Picture } from "../../drawn/picture";
import type { Counter } from "../../expansion";

export const PIECES: Readonly<Record<string, Counter>> = {
  archers: {
    path:
      "M3.200.500C9.600 2.200 9.600 9.800 3.200 11.500L2.800 10.300C7.600 8.800 7.600 3.200 2.800 1.700z" +
      "M2.700 1.400h.8v9.200h-.8zM.200 5.400h8.300V4L11.800 6 8.500 8V6.600H.2z",
    rule: "X-TAC-07",
  },
  bombards: {
    path:
      "M.600 5.200L9.400 1.600l2 3.900L3.200 9.400zM4.600 6.800a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z" +
      "M4.600 8.300a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
    rule: "X-TAC-25",
  },
  mercenaries: {
    path:
      "M.800.400l2 .4 6.600 6.800 1.200-1 .9.9-1.300 1.300 1.400 1.500-1.200 1.200-1.500-1.400-1.300 1.300-.9-.9 1-1.200L1.200 2.500z" +
      "M11.200.400l-2 .4-2.100 2.200 1.600 1.700 2.100-2.200zM4.500 5.700L2.600 7.600l-1.200-1-.9.9 1.300 1.300L.400 10.300l1.200 1.200 1.500-1.400 1.300 1.300.9-.9-1-1.200 1.800-1.900z",
    colour: "var(--rubric)",
    rule: "X-TAC-42",
  },
  "guard-knights": {
    path: "M3 .200L4.700 1.500 6.200 0l1.500 1.500L9.400.200V3H3zM2.600 11.800c.2-2.300 1.700-3.100 1.900-4.500l-1.500.8-1.200-.9 1.500-2.500 1.400-1h2.600c2.300.6 3.400 2.700 3 5.400l-.4 2.700z",
    colour: "var(--lapis)",
    rule: "X-TAC-52",
  },
  "guard-men": {
    path: "M2.300.400L3.800 1.700 5.300.200l1.500 1.500L8.300.400V3.200h-6zM3 3.900h4.600q0 2-1.300 2.500 3 .6 3.200 5.300H1.100Q1.300 7 4.300 6.400 3 5.900 3 3.900zM10.400 1h1v10.700h-1z",
    colour: "var(--lapis)",
    rule: "X-TAC-52",
  },
};

const BAG = "M38 66c-16 18-14 42 22 42s38-24 22-42z";

export const PICTURES: Readonly<Record<string, Picture>> = {
  auction: {
    ground: "rubric",
    strokes: [
      ["line", "M20 12L58 60M100 12L62 60"],
      ["steel", "M14 6l12 4-6 10zM106 6l-12 4 6 10z"],
      ["wood", BAG],
      ["wood", "M40 64q20 8 40 0l7-18q-9 6-15-3-6 9-12 0-6 9-12 0-6 9-15 3z"],
      ["gold", "M38 62q22 9 44 0l1 6q-23 9-46 0z"],
      ["gold", "M60 76a12 12 0 1 1 0 24 12 12 0 0 1 0-24z"],
      ["thin", "M60 82v12M54 88h12"],
    ],
  },
  guard: {
    ground: "lapis",
    strokes: [
      ["line", "M26 112V30M94 112V30"],
      ["steel", "M26 8l7 20q-7 8-14 0zM94 8l7 20q-7 8-14 0z"],
      ["steel", "M42 52q0-24 18-24t18 24v30q-6 14-18 16-12-2-18-16z"],
      ["ink", "M46 58h11v6H46zM63 58h11v6H63z"],
      ["gold", "M57 32h6v62h-6zM44 50h32v5H44z"],
      ["gold", "M42 34l-4-20 11 9L60 8l11 15 11-9-4 20q-18-6-36 0z"],
      ["blue", "M34 112q2-16 26-16t26 16z"],
    ],
  },
};
