// What the Teutonic Knights look like.
import type { Stroke } from "../../drawn/strokes";
import type { Counter } from "../../expansion";
import { badge, master } from "../orders/drawn";

const LATIN = "M-1.600-8H1.600V-1.600H8V1.600H1.600V8H-1.600V1.600H-8V-1.600H-1.600z";

export const TEUTONIC_BADGE = badge(LATIN, "#1d1713");
export const TEUTONIC_MASTER = master(
  "M10.900 4.400H13.100V8H16.600V10.200H13.100V13.400H10.900V10.200H7.400V8H10.900z",
  "#1d1713",
);

/** A great helm, in a box of 12 by 12. */
export const PIECES: Readonly<Record<string, Counter>> = {
  "teutonic-knights": {
    path:
      "M1.800 3.200Q1.800.400 6 .400T10.200 3.200V9.400Q8.600 11.600 6 11.800 3.400 11.600 1.800 9.400z" +
      "M5.200 1.800v2.400H2.800v1.600h2.400v4.600h1.600V5.800h2.400V4.200H6.800V1.800z",
    rule: "X-TEU-09",
  },
};

/** Two towers and a keep under a black cross. */
export const GREAT_STRONGHOLD: readonly Stroke[] = [
  {
    d: "M-9 13V-19h3.400v3.600h3.600V-19h4v3.600h3.600V-19H9v32z",
    fill: "var(--stone)",
    line: "ink",
    width: 1,
  },
  {
    d: "M-20 16V-3h3v2.600h3V-3h3.500V16zM10.500 16V-3h3.500v2.600h3V-3h3V16z",
    fill: "var(--stone)",
    line: "ink",
    width: 1,
  },
  { d: "M-20 16V8H20V16z", fill: "var(--stone)", line: "ink", width: 1 },
  { d: "M-3 16v-4.500a3 3 0 0 1 6 0V16z", fill: "ink" },
  {
    d: "M-6.500-12.500H6.500V-3.500Q4.500 1 0 2.500-4.500 1-6.500-3.500z",
    fill: "#fbf6ea",
    line: "ink",
    width: 0.9,
  },
  { d: "M-1.300-11.500H1.300V-6.600H5.500V-4H1.300V.800H-1.300V-4H-5.500V-6.600H-1.300z", fill: "#1d1713" },
];
