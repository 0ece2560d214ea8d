// What the Crusades add to marks and badges: coats of arms of the titles of Outremer, the badge of a Renegade.
import { body, disc, flat, line, type Stroke } from "../../drawn/strokes";

const FIELD = "M4 7.4h16v6.8c0 4.6-3.8 7.3-8 8.8-4.2-1.5-8-4.2-8-8.8z";
const CORONET = body("gold", "M4.8 7.4L3.6 2.6 8 5.2 12 1.2 16 5.2 20.4 2.6 19.2 7.4z", 0.9);

const arms = (field: string, ...charge: readonly Stroke[]): readonly Stroke[] => [
  CORONET,
  body(field, FIELD, 1),
  ...charge,
];

/** By the names of the titles in the box. */
export const TITLES: Readonly<Record<string, readonly Stroke[]>> = {
  jerusalem: arms(
    "white",
    line("#b98d1b", 2.4, "M12 9.4v11M6.8 14h10.4"),
    line("#b98d1b", 1.6, "M10.2 9.4h3.6M6.8 12.2v3.6M17.2 12.2v3.6"),
    flat("#b98d1b", disc(8.6, 11, 1) + disc(15.4, 11, 1) + disc(8.8, 17.2, 1) + disc(15.2, 17.2, 1)),
  ),
  antioch: arms(
    "blue",
    flat(
      "gold",
      "M12 9c1.6 1.6 2 3.2 1 4.8 1.8-1.6 4-.6 3.6 1.2-.4 1.4-2.4 1.2-2.8 0 .2 1.8-.4 3.6-1.8 5-1.4-1.4-2-3.2-1.8-5-.4 1.2-2.4 1.4-2.8 0-.4-1.8 1.8-2.8 3.6-1.2-1-1.6-.6-3.2 1-4.8z",
    ),
  ),
  tripoli: arms("red", line("gold", 2.8, "M12 8.2v13.6M4.8 13.6h14.4")),
  edessa: arms(
    "#6b4a8a",
    flat(
      "gold",
      "M12 9.2l1.3 3.3 3.4-1.1-1.5 3.2 3 1.9-3.5.7.1 3.6-2.8-2.3-2.8 2.3.1-3.6-3.5-.7 3-1.9-1.5-3.2 3.4 1.1z",
    ),
  ),
  acre: arms(
    "green",
    body("white", "M8.4 19.4V12.6H7.2V9.6h2v1.2h1.8V9.6h2v1.2h1.8V9.6h2v3h-1.2v6.8z", 0.7),
    flat("ink", "M11 19.4v-3a1 1 0 0 1 2 0v3z"),
  ),
};

/** A cross turned upside down and broken. */
export const RENEGADE: readonly Stroke[] = [
  body("#7d2030", disc(0, 0, 11.4), 1.6),
  line("#f4e6c4", 2.6, "M0 8V-1M0-4V-7.6M-5 3.6H5"),
  line("ink", 1.4, "M-4-4.6L-1-2 1-4.4 4-1.8"),
];

/** Under the banner of a Village that the Church protects. */
export const PROTECTED: readonly Stroke[] = [
  body("white", disc(-21, -5, 5.4), 1),
  line("red", 1.9, "M-21-8.6v7.2M-24.6-5h7.2"),
];
