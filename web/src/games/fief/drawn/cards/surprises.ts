import { body, disc, flat, line, oval } from "../strokes";
import type { Picture } from "./fortunes";

// Pictures of the cards that are played at any time, 88 x 88.

const stone = (y: number): string =>
  [0, 1, 2, 3, 4].map((at) => `M${at * 22 - (y % 24 ? 11 : 0)} ${y}h20v10h-20z`).join("");

export const UPRISING: Picture = {
  ground: "#e9a56a",
  strokes: [
    flat("#f4c684", disc(44, 44, 34)),
    body("#e2592b", "M22 40C10 30 22 22 20 8 30 14 36 24 33 32 38 30 37 24 37 24 44 34 38 42 34 44z", 1.3),
    flat("#f8cf58", "M25 39C20 33 26 28 26 21 32 27 33 33 30 40z"),
    line("ink", 5, "M28 44L36 88"),
    line("wood", 3, "M28 44L36 88"),
    line("ink", 4.8, "M62 88L66 26"),
    line("wood", 2.8, "M62 88L66 26"),
    line("ink", 4.4, "M57 8V18Q57 27 66 27T75 18V8M66 8V26"),
    line("steel", 2.4, "M57 8V18Q57 27 66 27T75 18V8M66 8V26"),
    body(
      "#3f2c1f",
      "M0 88V70Q6 60 13 66 17 58 24 64 28 72 26 88zM62 88Q58 70 66 66 74 58 80 66 86 64 88 70V88z",
      1.2,
    ),
    body("#553a27", "M18 88Q16 72 26 70 34 60 44 68 54 58 62 70 72 72 70 88z", 1.3),
    body("skin", "M39 66V54Q38 48 41 47 44 45 47 47 52 46 51 52V64Q46 70 39 66z", 1.2),
    line("ink", 1, "M42.4 47v7M46.4 47v7M39.4 56q6 2 11.4-1"),
  ],
};

export const PASSAGE: Picture = {
  ground: "#a49a8a",
  strokes: [
    ...[2, 14, 26, 38, 50, 62, 74].map((y) => body("#b3a999", stone(y), 0.9)),
    body("#1c1712", "M22 88V46C22 30 32 20 44 20S66 30 66 46V88z", 1.6),
    line("#8b8070", 5.4, "M22 84V46C22 30 32 20 44 20S66 30 66 46V84", "8 2"),
    body("#5c5346", "M28 66H60V72H28zM31 72H57V77H31zM34 77H54V82H34z", 1),
    body("#7b705f", "M25 60H63V66H25z", 1),
    flat("#f3b64a", disc(44, 46, 15), 0.25),
    flat("#f6cf6c", disc(44, 46, 9), 0.35),
    line("wood", 3.2, "M44 62V48"),
    body("#e2702b", "M44 48C36 45 41 38 43 32 50 38 53 46 44 48z", 1),
    flat("#f9dd74", "M44 47C41 44 43 41 44 38 47 42 47.6 45 44 47z"),
  ],
};

export const ASSASSINATION: Picture = {
  ground: "#3a2c3f",
  strokes: [
    flat("#f0e3c0", disc(66, 20, 11)),
    flat("#3a2c3f", disc(61.6, 17.6, 9.6)),
    body("#1f1822", "M0 88C2 62 12 46 22 40 16 28 24 14 36 14 46 14 52 24 48 38 60 44 66 60 68 88z", 1.3),
    flat("#0f0b11", oval(37, 30, 8.4, 10)),
    flat("#f4dca0", "M31 29l5 1.6-4.6 1.2zM43 29l-5 1.6 4.6 1.2z"),
    body("#caa07a", "M50 62Q56 54 64 58L68 64Q62 74 52 70z", 1.2),
    body("steel", "M60 52L74 26 70 56z", 1.4),
    line("white", 1, "M65 50L73 30"),
    line("ink", 6, "M57 52L73 59"),
    line("gold", 3.6, "M57 52L73 59"),
    body("wine", "M61 58l5 2.4-6 14-5-2.4z", 1.2),
    flat("#c92d2d", "M77 30q4.4 6 0 8.4-4.4-2.4 0-8.4zM80 44q3.4 5 0 7-3.4-2 0-7z"),
  ],
};

const pan = (x: number, y: number): string => `M${x - 12} ${y}h24q-2 9-12 9t-12-9z`;

export const JUSTICE: Picture = {
  ground: "#d5dfe6",
  strokes: [
    flat("#bfcdd7", "M0 0H88V12H0zM0 76H88V88H0z"),
    line("ink", 1.2, `M18 26L8 52M18 26L28 52M70 32L60 58M70 32L80 58`),
    body("gold", pan(18, 52) + pan(70, 58), 1.3),
    line("ink", 5.4, "M15 25Q44 26 73 31"),
    line("gold", 3.4, "M15 25Q44 26 73 31"),
    body("steel", "M40.6 34H47.4V72L44 82 40.6 72z", 1.4),
    line("white", 1.2, "M43.4 38V72"),
    line("ink", 6.4, "M30 34H58"),
    line("gold", 4, "M30 34H58"),
    body("red", "M41 14H47V32H41z", 1.2),
    line("#e9b9a8", 1, "M41 19l6 2M41 23l6 2M41 27l6 2"),
    body("gold", disc(44, 11, 5), 1.3),
  ],
};

const tree = (x: number, y: number, s: number): string =>
  `M${x} ${y}l${10 * s} ${16 * s}h${-5 * s}l${8 * s} ${14 * s}h${-6 * s}l${8 * s} ${16 * s}h${-30 * s}l${8 * s} ${-16 * s}h${-6 * s}l${8 * s} ${-14 * s}h${-5 * s}z`;

const pair = (x: number, y: number): string =>
  `M${x - 7} ${y}q3.4-4 6.4 0-3 3-6.4 0zM${x + 0.6} ${y}q3-4 6.4 0-3.4 3-6.4 0z`;

export const AMBUSH: Picture = {
  ground: "#8fb08a",
  strokes: [
    body("#4a7a55", tree(18, 2, 1.1) + tree(70, 4, 1.1), 1.3),
    body("#3d6a49", tree(44, 8, 1.2), 1.3),
    line("ink", 4.2, "M10 60L34 22M78 62L58 24"),
    line("wood", 2.2, "M10 60L34 22M78 62L58 24"),
    body("steel", "M33 24L39 12 37 26zM59 25L53 14 61 23z", 1.1),
    body(
      "#25492f",
      "M0 88V60Q6 50 15 56 20 46 30 52 36 44 46 50 56 44 62 53 72 48 77 58 86 56 88 64V88z",
      1.4,
    ),
    flat("#f7e9a2", pair(24, 64) + pair(48, 60) + pair(70, 68)),
    flat(
      "ink",
      [24, 48, 70]
        .map(
          (x, at) => disc(x - 3.6, [64, 60, 68][at] ?? 64, 1.3) + disc(x + 3.8, [64, 60, 68][at] ?? 64, 1.3),
        )
        .join(""),
    ),
    line("#4f7d52", 2, "M8 74q4-6 8 0M34 76q5-7 10 0M56 80q5-7 10 0M18 84q5-6 9 0"),
  ],
};
