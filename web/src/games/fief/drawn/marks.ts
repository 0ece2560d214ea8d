import { firstOf } from "../added";
import type { Rank as FiefRank } from "../types";
import { fiefRank, type Rank, rankOf, titleId } from "../words/box";
import { type Stroke, body, disc, flat, line } from "./strokes";

// Marks of titles, in a box of 24 x 24. A coronet is lined with the colour of its fief ("cap").

/** As on the board, by the number of the fief. */
export const FIEF_CAPS = [
  "#c2352b",
  "#e7a9ae",
  "#7b5aa6",
  "#8fbf4a",
  "#ecc53f",
  "#e07b2a",
  "#2f6b45",
  "#3c6fb0",
] as const;

const circlet = body("gold", "M3.4 15.6Q12 12.6 20.6 15.6L20 20.4Q12 17.6 4 20.4z", 1);
const gems = flat("red", disc(12, 16.6, 1.1)).d + disc(7.4, 17.2, 0.9) + disc(16.6, 17.2, 0.9);
const jewels = flat("red", gems);
const pearls = (points: readonly (readonly [number, number])[], r: number): Stroke =>
  body("white", points.map(([x, y]) => disc(x, y, r)).join(""), 0.9);
const leaf = (x: number, y: number): string =>
  `M${x} ${y + 6}q-.6-2-2.6-1.6 -2-.6-1-2.4 1-1.2 2.2-.2-.8-2.6 1.4-3.6 2.2 1 1.4 3.6 1.2-1 2.2.2 1 1.8-1 2.4-2-.4-2.6 1.6z`;

const RANK_MARKS: Record<FiefRank, readonly Stroke[]> = {
  barony: [
    body("cap", "M4.4 16Q5 9.6 12 9.6T19.6 16z", 1),
    circlet,
    pearls(
      [
        [5, 13.4],
        [12, 11.6],
        [19, 13.4],
      ],
      2.2,
    ),
    jewels,
  ],
  county: [
    body("cap", "M4.4 16Q5 9 12 9T19.6 16z", 1),
    body(
      "gold",
      "M4 16.4L2.8 8.6 6 12.8 7.2 6.4 10 11.8 12 5.2 14 11.8 16.8 6.4 18 12.8 21.2 8.6 20 16.4z",
      0.9,
    ),
    circlet,
    pearls(
      [
        [2.8, 7.6],
        [7.2, 5.4],
        [12, 4.2],
        [16.8, 5.4],
        [21.2, 7.6],
      ],
      1.6,
    ),
    jewels,
  ],
  duchy: [
    body("cap", "M4 16Q3.6 8 12 8T20 16z", 1),
    body("gold", leaf(3.8, 6.4) + leaf(20.2, 6.4) + leaf(12, 2.6), 0.9),
    circlet,
    pearls(
      [
        [7.8, 11],
        [16.2, 11],
      ],
      1.4,
    ),
    jewels,
  ],
};

const base = body("gold", "M3.4 17Q12 14.2 20.6 17V21.4Q12 18.6 3.4 21.4z", 1);
const stones = flat("blue", disc(12, 18, 1.2) + disc(7, 18.6, 1) + disc(17, 18.6, 1));

const KING_MARK: readonly Stroke[] = [
  body("red", "M4.4 17.2C1.6 8.6 8 6.6 12 9.6 16 6.6 22.4 8.6 19.6 17.2z", 1),
  line("ink", 3.2, "M4.4 16.6C1 8 9 5.4 12 9.4 15 5.4 23 8 19.6 16.6M12 9.4v7"),
  line("gold", 2, "M4.4 16.6C1 8 9 5.4 12 9.4 15 5.4 23 8 19.6 16.6M12 9.4v7"),
  base,
  stones,
  body("gold", "M11 1.4h2v1.8h1.9v1.9H13v3h-2v-3H9.1V3.2H11z", 0.8),
];
const QUEEN_MARK: readonly Stroke[] = [
  body("#d77a96", "M5 17Q5 9.4 12 9.4T19 17z", 1),
  body("gold", "M4 17L2.4 7.4 7 12 12 4.4 17 12 21.6 7.4 20 17z", 1),
  pearls(
    [
      [2.4, 6.6],
      [12, 3.6],
      [21.6, 6.6],
    ],
    1.7,
  ),
  base,
  flat("wine", gems.replaceAll("16.6", "18").replaceAll("17.2", "18.6")),
];
const SCEPTRE: readonly Stroke[] = [
  line("ink", 3.2, "M3.6 22.4L20.4 3.6"),
  line("gold", 1.8, "M3.6 22.4L20.4 3.6"),
  body("gold", disc(20.6, 3.4, 2.4), 0.9),
];
const PRINCE_MARK: readonly Stroke[] = [
  body("#5f93c9", "M6.6 18Q6.6 12.6 12 12.6T17.4 18z", 0.9),
  body("gold", "M6 18.2L5 11 8.8 14.4 12 9 15.2 14.4 19 11 18 18.2z", 0.9),
  body("gold", "M5.6 18Q12 16 18.4 18V21.4Q12 19.4 5.6 21.4z", 0.9),
  flat("gold", disc(12, 8.4, 1.5)),
  line("ink", 0.8, disc(12, 8.4, 1.5)),
];
const CARDINAL_MARK: readonly Stroke[] = [
  line("#c8392d", 1.5, "M6 12C2 14 4 17 3.6 18.6M18 12C22 14 20 17 20.4 18.6"),
  body(
    "#c8392d",
    "M2 22.4L3.6 17.6 5.2 22.4zM18.8 22.4L20.4 17.6 22 22.4zM5.6 20.4L7 16.4 8.4 20.4zM15.6 20.4L17 16.4 18.4 20.4z",
    0.7,
  ),
  body("#c8392d", "M6.6 10.4C6.6 5 8.6 3.4 12 3.4S17.4 5 17.4 10.4z", 1),
  body("#c8392d", "M1.4 11.4Q12 7.4 22.6 11.4 17 15.6 12 15.6T1.4 11.4z", 1),
];
const POPE_MARK: readonly Stroke[] = [
  body("white", "M5 21.6C3.4 12 7 5.4 12 4.4 17 5.4 20.6 12 19 21.6z", 1),
  body("gold", "M4.4 21.8L4.2 17.2 6.6 18.6 9 16.6 12 18.4 15 16.6 17.4 18.6 19.8 17.2 19.6 21.8z", 0.8),
  body(
    "gold",
    "M5.2 15.4L5.6 11.6 7.8 12.8 9.6 11 12 12.6 14.4 11 16.2 12.8 18.4 11.6 18.8 15.4Q12 13.6 5.2 15.4z",
    0.8,
  ),
  body("gold", "M7.2 9.8L7.8 6.8 9.8 7.8 12 6 14.2 7.8 16.2 6.8 16.8 9.8Q12 8.6 7.2 9.8z", 0.8),
  body("gold", "M11.2.8h1.6v1.4h1.4v1.5h-1.4v1.5h-1.6V3.7H9.8V2.2h1.4z", 0.6),
];

export const MITRE: readonly Stroke[] = [
  body("white", "M4.2 21.4C2.4 15.4 4 9 12 1.8 20 9 21.6 15.4 19.8 21.4 15 20 9 20 4.2 21.4z", 1),
  flat("gold", "M4.2 20.8Q12 18.4 19.8 20.8L20.3 18.2Q12 15.8 3.7 18.2z"),
  line("bronze", 0.8, "M3.7 18.2Q12 15.8 20.3 18.2"),
];

export function capOf(title: number): string {
  return FIEF_CAPS[title] ?? "#b0322b";
}

export function drawTitle(title: number, regent: boolean): readonly Stroke[] {
  const rank = rankOf(title);
  switch (rank) {
    case "fief":
      return RANK_MARKS[fiefRank(title)];
    case "bishop":
      return MITRE;
    case "cardinal":
      return CARDINAL_MARK;
    case "pope":
      return POPE_MARK;
    case "king":
      return KING_MARK;
    case "queen":
      return regent ? [...SCEPTRE, ...QUEEN_MARK] : QUEEN_MARK;
    case "crown-prince":
      return PRINCE_MARK;
    case "further":
      return firstOf((expansion) => expansion.titles?.[titleId(title)]) ?? [];
  }
}

const ORDER: readonly Rank[] = [
  "pope",
  "king",
  "queen",
  "crown-prince",
  "further",
  "fief",
  "cardinal",
  "bishop",
];
const FIEFS: readonly FiefRank[] = ["duchy", "county", "barony"];

function precedence(title: number): number {
  const rank = rankOf(title);
  return 10 * ORDER.indexOf(rank) + (rank === "fief" ? FIEFS.indexOf(fiefRank(title)) : 0);
}

/** Titles as heralds would call them: crowns and tiara, coronets, hats, mitres; a Cardinal's before his mitre. */
export function inPrecedence(titles: readonly number[]): number[] {
  return [...titles].sort((one, other) => precedence(one) - precedence(other) || one - other);
}

/** Grail, Eyes, Teeth, Spear, Bone. */
export const RELICS: readonly (readonly Stroke[])[] = [
  [
    body(
      "gold",
      "M5 3.4H19C19 11 16.4 13.4 13.4 14.2V18.4L17.6 20.4V21.8H6.4V20.4L10.6 18.4V14.2C7.6 13.4 5 11 5 3.4z",
      1,
    ),
    flat("wine", "M6.4 4.6H17.6Q17.4 6.4 17 7.6H7Q6.6 6.4 6.4 4.6z"),
    flat("blue", disc(12, 16.4, 1.1)),
    flat("shine", "M7.4 8.6Q8 11.4 9.6 12.6 8.8 10.6 8.8 8.6z"),
  ],
  [
    body("gold", "M1.4 14.6H22.6V16.8H14.2L13.4 19.4 17 21.4H7L10.6 19.4 9.8 16.8H1.4z", 1),
    body("white", disc(7, 10.4, 4.4) + disc(17, 10.4, 4.4), 1),
    flat("#3a78a8", disc(7.2, 9.6, 2.3) + disc(17.2, 9.6, 2.3)),
    flat("ink", disc(7.2, 9.6, 1.1) + disc(17.2, 9.6, 1.1)),
    line("red", 0.8, "M4.6 13.6q2.4 1 4.8 0M14.6 13.6q2.4 1 4.8 0"),
  ],
  [
    body(
      "bone",
      "M4.6 3.6Q8 1.8 10 4 12 1.8 14.4 4.4 15.4 9 13 12.4L12.4 18.6Q11.4 20 10.6 18.2L9.6 13.6 8.4 18Q7.4 19.8 6.6 18L5.8 11.6Q3.6 8 4.6 3.6z",
      1,
    ),
    body(
      "bone",
      "M13.6 10Q16 8.4 17.6 10 19.4 8.6 21 10.4 21.8 13.6 20 16L19.4 20.4Q18.6 21.6 18 20.2L17.4 17 16.6 20Q15.8 21.4 15.2 20L14.8 15.6Q12.8 13 13.6 10z",
      1,
    ),
    flat("shade", "M9.6 4.4q1.4 4-.2 8z"),
  ],
  [
    line("ink", 3.2, "M3 21.6L15 8.4"),
    line("wood", 1.8, "M3 21.6L15 8.4"),
    body("steel", "M22.4 1.6L20.2 9.2 15.8 10.6 13.4 8.2 14.8 3.8z", 1),
    line("iron", 0.9, "M21 3L15.4 8.6"),
    flat("red", "M12.4 9.4l2.4 2.4-1.2 1.2-2.4-2.4z"),
  ],
  [
    body(
      "bone",
      "M5.6 15.2Q2 14.6 2 17.4 2.2 19.4 4.4 19.4 4.6 22 6.8 22 9.4 22 8.8 18.4L18.4 8.8Q22 9.4 22 6.8 22 4.6 19.4 4.4 19.4 2.2 17.4 2 14.6 2 15.2 5.6z",
      1,
    ),
    body("gold", "M9 11.6L12.4 15 15 12.4 11.6 9z", 0.9),
    flat("red", disc(12, 12, 1.2)),
  ],
];
