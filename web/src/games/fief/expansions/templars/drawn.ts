// What the Templars look like.
import { line, type Stroke } from "../../drawn/strokes";
import type { Counter } from "../../expansion";
import { badge, master } from "../orders/drawn";

/** A cross whose arms grow broader, around its middle. */
const PATTEE =
  "M-1.6-1.6L-3.600-7.400H3.600L1.600-1.600L7.400-3.600V3.600L1.600 1.600L3.600 7.400H-3.600L-1.600 1.600L-7.400 3.600V-3.600z";

export const TEMPLAR_BADGE = badge(PATTEE, "#b3261e");
export const TEMPLAR_MASTER = master(
  "M11 8.800L9.600 5H14.400L13 8.800 16.600 7.400V12L13 10.600 14.200 13.400H9.800L11 10.600 7.400 12V7.400z",
  "#b3261e",
);

/** A shield, in a box of 12 by 12. */
export const PIECES: Readonly<Record<string, Counter>> = {
  "templar-knights": {
    path:
      "M1.200.800h9.600v5.400c0 3-2.200 4.700-4.800 5.700C3.400 10.900 1.200 9.200 1.200 6.200z" +
      "M4.900 2.200l.5 1.900-1.900-.4v2.400l1.900-.4-.5 3.700h2.200l-.5-3.700 1.900.4V3.700l-1.900.4.500-1.900z",
    colour: "var(--rubric)",
    rule: "X-TEM-09",
  },
};

/** A white chapel with the red cross, before the houses of a village. */
export const COMMANDERY: readonly Stroke[] = [
  { d: "M7 20V6h18v14z", fill: "#fbf6ea", line: "ink", width: 1 },
  { d: "M4.5 6.500L16-5 27.500 6.500z", fill: "#b3261e", line: "ink", width: 1 },
  line("ink", 2.8, "M16-5V-12M12.800-9h6.400"),
  line("#fbf6ea", 1.2, "M16-5V-11.800M13-9h6"),
  { d: "M14.400 8.500h3.200v3.300H21V15h-3.400v4h-3.200v-4H11v-3.200h3.400z", fill: "#b3261e" },
];
