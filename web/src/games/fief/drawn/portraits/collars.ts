import { type Stroke, body, both, disc, flat, line } from "../strokes";

// Shoulders, in a box of 64 x 64. Colours: robe, fold (its second colour), trim.

export type Collar =
  "plain" | "ermine" | "fur" | "mail" | "chain" | "high" | "cloak" | "tabard" | "scoop" | "buttons" | "cowl";

const shoulders = body("robe", "M5 66C6 54 15 50.6 24.6 48.4Q32 53 39.4 48.4C49 50.6 58 54 59 66z");
const spots = both(
  (x) => `M${x(9)} 53l1 2.4h-2zM${x(14.4)} 56.4l1 2.4h-2zM${x(5)} 57.4l1 2.4h-2zM${x(19)} 60l1 2.4h-2z`,
);

export const COLLARS: Record<Collar, readonly Stroke[]> = {
  plain: [shoulders, body("fold", "M24.6 47.4Q32 55 39.4 47.4L41 50Q32 59 23 50z", 1)],
  ermine: [
    shoulders,
    body(
      "white",
      "M23.4 47.6C14 50 9 54 7 61Q20 66 32 58 44 66 57 61C55 54 50 50 40.6 47.6Q32 56 23.4 47.6z",
    ),
    flat("ink", spots),
  ],
  fur: [
    shoulders,
    body(
      "fur",
      "M24 46.6Q15 48 11.4 54.6L15 55.6 15.6 59.4 19.6 58.6 21.4 62 25 59.4 28 62.6 32 59.6 36 62.6 39 59.4 42.6 62 44.4 58.6 48.4 59.4 49 55.6 52.6 54.6Q49 48 40 46.6 32 55 24 46.6z",
    ),
  ],
  mail: [
    body("steel", "M6 66C7 54 16 50.6 24.6 47.4Q32 52 39.4 47.4C48 50.6 57 54 58 66z"),
    line("iron", 1.1, "M12 55Q32 62 52 55M9 59Q32 66 55 59M18 52.4Q32 58 46 52.4", "1.4 1.6"),
    body("robe", "M17 66L19.4 54.4Q32 61 44.6 54.4L47 66z", 1),
  ],
  chain: [
    shoulders,
    line("ink", 3.4, "M16 52Q22 63 32 63T48 52"),
    line("gold", 2.2, "M16 52Q22 63 32 63T48 52", "2.6 1.4"),
    body("fold", "M24.6 46.6Q32 52 39.4 46.6V50.4Q32 55 24.6 50.4z", 1),
  ],
  high: [
    shoulders,
    body("fold", "M24.6 42.6Q26 50 32 50.6 38 50 39.4 42.6L42.6 50.6Q32 58 21.4 50.6z", 1),
    line("gold", 1.2, "M32 51v14", "0.1 3.4"),
  ],
  cloak: [
    shoulders,
    body("fold", "M5 66C6 54 14 50 23 48.4Q24 58 17 66zM59 66C58 54 50 50 41 48.4 40 58 47 66 47 66z"),
    body("gold", disc(25.4, 51.4, 2.6), 1),
  ],
  tabard: [
    shoulders,
    flat("fold", "M32 51V66H58.6C57.6 54 49 50.6 39.6 48.6Q36 51 32 51z"),
    line("ink", 1.2, "M5 66C6 54 15 50.6 24.6 48.4Q32 53 39.4 48.4C49 50.6 58 54 59 66"),
    body("trim", "M24.6 47.4Q32 54 39.4 47.4L41 50Q32 57.4 23 50z", 1),
  ],
  scoop: [
    shoulders,
    body("skin", "M25 47.6Q32 52 39 47.6L44.6 50Q42 60.4 32 61 22 60.4 19.4 50z", 1),
    line("trim", 2.2, "M19.4 50.4Q22 61.4 32 62 42 61.4 44.6 50.4"),
  ],
  buttons: [
    shoulders,
    body("trim", "M24.6 47.4Q32 53.4 39.4 47.4L42 50.4 32 58 22 50.4z", 1),
    flat("gold", disc(32, 60.4, 1.4) + disc(32, 64, 1.4)),
  ],
  cowl: [shoulders, body("fold", "M22 46Q17 52 19 57.4 32 65 45 57.4 47 52 42 46 38 54 32 54T22 46z", 1)],
};
