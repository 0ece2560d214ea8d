// The crosses of the orders.
import { type Stroke, body, disc, flat, line } from "../../family/drawn/strokes";

/** A cross whose arms grow broader, around its middle. */
const PATTEE =
  "M-1.6-1.6L-3.600-7.400H3.600L1.600-1.600L7.400-3.600V3.600L1.600 1.600L3.600 7.400H-3.600L-1.600 1.600L-7.400 3.600V-3.600z";
const LATIN = "M-1.600-8H1.600V-1.600H8V1.600H1.600V8H-1.600V1.600H-8V-1.600H-1.600z";

const badge = (cross: string, colour: string): readonly Stroke[] => [
  body("#fbf6ea", disc(0, 0, 11.4), 1.6),
  flat(colour, cross),
];

export const TEMPLAR_BADGE = badge(PATTEE, "#b3261e");
export const TEUTONIC_BADGE = badge(LATIN, "#1d1713");

/** A cap of honour with the cross of the order over a circlet. */
const master = (cross: string, colour: string): readonly Stroke[] => [
  body("#fbf6ea", "M4.400 16.600Q3 5 12 2.600 21 5 19.600 16.600z", 1),
  flat(colour, cross),
  body("gold", "M3.400 15.600Q12 12.800 20.600 15.600L20 21Q12 18.200 4 21z", 1),
  flat(colour, disc(12, 17.2, 1.1) + disc(7.4, 17.8, 0.9) + disc(16.6, 17.8, 0.9)),
];

export const TEMPLAR_MASTER = master(
  "M11 8.800L9.600 5H14.400L13 8.800 16.600 7.400V12L13 10.600 14.200 13.400H9.800L11 10.600 7.400 12V7.400z",
  "#b3261e",
);
export const TEUTONIC_MASTER = master(
  "M10.900 4.400H13.100V8H16.600V10.200H13.100V13.400H10.900V10.200H7.400V8H10.900z",
  "#1d1713",
);

/** Shield and great helm, in a box of 12 by 12. */
export const PIECES: Readonly<Record<string, string>> = {
  "templar-knights":
    "M1.200.800h9.600v5.400c0 3-2.200 4.700-4.800 5.700C3.400 10.900 1.200 9.200 1.200 6.200z" +
    "M4.900 2.200l.5 1.900-1.900-.4v2.400l1.900-.4-.5 3.700h2.200l-.5-3.700 1.900.4V3.700l-1.900.4.500-1.900z",
  "teutonic-knights":
    "M1.800 3.200Q1.800.400 6 .400T10.200 3.200V9.400Q8.600 11.600 6 11.800 3.400 11.600 1.800 9.400z" +
    "M5.200 1.800v2.400H2.800v1.600h2.400v4.600h1.600V5.800h2.400V4.200H6.800V1.800z",
};

/** A white chapel with the red cross, before the houses of a village. */
export const COMMANDERY: readonly Stroke[] = [
  { d: "M7 20V6h18v14z", fill: "#fbf6ea", line: "ink", width: 1 },
  { d: "M4.5 6.500L16-5 27.500 6.500z", fill: "#b3261e", line: "ink", width: 1 },
  line("ink", 2.8, "M16-5V-12M12.800-9h6.400"),
  line("#fbf6ea", 1.2, "M16-5V-11.800M13-9h6"),
  { d: "M14.400 8.500h3.200v3.300H21V15h-3.400v4h-3.200v-4H11v-3.200h3.400z", fill: "#b3261e" },
];

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
