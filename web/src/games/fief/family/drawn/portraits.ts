import { type Collar, COLLARS } from "./collars";
import { type Diaper, DIAPERS } from "./grounds";
import { type Hair, HAIR } from "./hair";
import { type Hat, HATS } from "./hats";
import { BEARDS, type Beard, type Face, NECK, faceOf } from "./heads";
import type { Paints, Stroke } from "./strokes";

/** One of the 18 Lords: no two share a headdress, and no two grounds look alike. */
export interface Portrait {
  /** as on the card, to check that the table stands in the order of the box */
  name: string;
  ground: Diaper;
  face: Face;
  hair: Hair;
  beard: Beard;
  hat: Hat;
  collar: Collar;
  paints: Paints;
}

const FAIR = { skin: "#f3d3b3", crease: "#c08a68", lips: "#b5574c", blush: "#e59a86" };
const TAN = { skin: "#e2b48a", crease: "#a3714b", lips: "#9c4a3c", blush: "#cf8568" };
const PALE = { skin: "#f8e2cd", crease: "#cd9d82", lips: "#bd4f50", blush: "#f0a79c" };
const DUSKY = { skin: "#c8936a", crease: "#875a3a", lips: "#86392f", blush: "#b46e4c" };

const BROWN = { hair: "#6b4526", lock: "#3f2713" };
const BLACK = { hair: "#2f2824", lock: "#14100d" };
const GINGER = { hair: "#b9561f", lock: "#7a3410" };
const BLOND = { hair: "#dfb04a", lock: "#99701f" };
const SAND = { hair: "#a67c46", lock: "#6c4c24" };
const GREY = { hair: "#9a968e", lock: "#5c5852" };
const WHITE = { hair: "#f0ede4", lock: "#a29c8f" };
const AUBURN = { hair: "#8e3a1c", lock: "#571f0b" };

export const PORTRAITS: readonly Portrait[] = [
  {
    name: "Arthur",
    ground: "lozenges",
    face: "square",
    hair: "none",
    beard: "short",
    hat: "coif",
    collar: "tabard",
    paints: {
      ...FAIR,
      ...BROWN,
      ground: "#c9483a",
      diaper: "#e0796a",
      robe: "#f3e3bd",
      fold: "#2f5a8f",
      trim: "#dcaf3a",
    },
  },
  {
    name: "Baudoin",
    ground: "plain",
    face: "round",
    hair: "short",
    beard: "moustache",
    hat: "kettle",
    collar: "plain",
    paints: { ...TAN, ...GINGER, ground: "#e3c983", diaper: "#e3c983", robe: "#7b4a24", fold: "#d9a441" },
  },
  {
    name: "Charles",
    ground: "stars",
    face: "long",
    hair: "bowl",
    beard: "none",
    hat: "none",
    collar: "ermine",
    paints: { ...PALE, ...BLACK, ground: "#2c4f86", diaper: "#e6c25a", robe: "#2c4f86" },
  },
  {
    name: "Eric",
    ground: "waves",
    face: "square",
    hair: "flowing",
    beard: "plaited",
    hat: "band",
    collar: "fur",
    paints: {
      ...FAIR,
      ...BLOND,
      ground: "#3c7f86",
      diaper: "#6aa9ab",
      robe: "#5a3c26",
      hat: "#3fa0c0",
      trim: "#9a3a28",
      fur: "#8a7660",
    },
  },
  {
    name: "François",
    ground: "checks",
    face: "oval",
    hair: "page",
    beard: "none",
    hat: "chaperon",
    collar: "buttons",
    paints: {
      ...FAIR,
      ...BROWN,
      ground: "#dfe3c4",
      diaper: "#c6d0a0",
      robe: "#3d5f3a",
      hat: "#b5302c",
      trim: "#d0473c",
    },
  },
  {
    name: "Gauvain",
    ground: "pales",
    face: "oval",
    hair: "curls",
    beard: "none",
    hat: "laurel",
    collar: "cloak",
    paints: { ...FAIR, ...AUBURN, ground: "#ecd9e2", diaper: "#ddbfce", robe: "#f1e7d0", fold: "#6d2f5c" },
  },
  {
    name: "Henri",
    ground: "dots",
    face: "long",
    hair: "short",
    beard: "goatee",
    hat: "peak",
    collar: "high",
    paints: {
      ...PALE,
      ...GREY,
      ground: "#b98b2b",
      diaper: "#dcb75c",
      robe: "#27406b",
      fold: "#f4ead5",
      hat: "#27406b",
      trim: "#d8cdbb",
    },
  },
  {
    name: "Lambert",
    ground: "plain",
    face: "round",
    hair: "tonsure",
    beard: "none",
    hat: "none",
    collar: "cowl",
    paints: { ...FAIR, ...SAND, ground: "#a9bfa0", diaper: "#a9bfa0", robe: "#5b4330", fold: "#76583f" },
  },
  {
    name: "Othon",
    ground: "bars",
    face: "square",
    hair: "none",
    beard: "forked",
    hat: "bascinet",
    collar: "mail",
    paints: { ...DUSKY, ...BLACK, ground: "#e8dcc0", diaper: "#b9a06a", robe: "#1f1d1b", trim: "#dcaf3a" },
  },
  {
    name: "Philippe",
    ground: "lozenges",
    face: "long",
    hair: "bowl",
    beard: "none",
    hat: "tall",
    collar: "chain",
    paints: {
      ...TAN,
      ...SAND,
      ground: "#7d2846",
      diaper: "#a34c69",
      robe: "#201c1c",
      fold: "#3a3434",
      hat: "#201c1c",
      trim: "#4a4140",
    },
  },
  {
    name: "Quentin",
    ground: "waves",
    face: "oval",
    hair: "page",
    beard: "none",
    hat: "bycocket",
    collar: "buttons",
    paints: {
      ...FAIR,
      ...SAND,
      ground: "#f0d9a0",
      diaper: "#e2c478",
      robe: "#8a3f1c",
      fold: "#2c5c36",
      hat: "#4c8a4a",
      trim: "#c3352b",
    },
  },
  {
    name: "Thierry",
    ground: "stars",
    face: "long",
    hair: "thin",
    beard: "long",
    hat: "cowl",
    collar: "plain",
    paints: {
      ...PALE,
      ...WHITE,
      ground: "#3d3355",
      diaper: "#8a7bb0",
      robe: "#7c6a9e",
      fold: "#c2b6d8",
      hat: "#7c6a9e",
    },
  },
  {
    name: "Aliénor",
    ground: "lozenges",
    face: "lady",
    hair: "none",
    beard: "none",
    hat: "coronet",
    collar: "plain",
    paints: { ...PALE, ...BROWN, ground: "#a02a3a", diaper: "#c9566a", robe: "#a02a3a", fold: "#dcaf3a" },
  },
  {
    name: "Blanche",
    ground: "stars",
    face: "lady",
    hair: "none",
    beard: "none",
    hat: "hennin",
    collar: "scoop",
    paints: {
      ...PALE,
      ...BLOND,
      ground: "#4a7db5",
      diaper: "#a8c8e6",
      robe: "#f4f0e6",
      hat: "#e9e4f2",
      trim: "#c79a2c",
    },
  },
  {
    name: "Guenièvre",
    ground: "waves",
    face: "lady",
    hair: "loose",
    beard: "none",
    hat: "flowers",
    collar: "scoop",
    paints: {
      ...PALE,
      hair: "#cf5a20",
      lock: "#8b340d",
      ground: "#bcd6a8",
      diaper: "#9cc088",
      robe: "#2f6a4c",
      trim: "#e690a6",
    },
  },
  {
    name: "Isabelle",
    ground: "checks",
    face: "lady",
    hair: "parted",
    beard: "none",
    hat: "horned",
    collar: "ermine",
    paints: {
      ...FAIR,
      ...BROWN,
      ground: "#e2b45c",
      diaper: "#d39f3e",
      robe: "#6a2c58",
      hat: "#8f2f6e",
      trim: "#f6e7b4",
    },
  },
  {
    name: "Jeanne",
    ground: "dots",
    face: "lady",
    hair: "parted",
    beard: "none",
    hat: "veil",
    collar: "plain",
    paints: {
      ...FAIR,
      ...BROWN,
      ground: "#f2ddd0",
      diaper: "#d9a892",
      robe: "#a8433a",
      fold: "#f6ead2",
      hat: "#33619c",
      trim: "#f4e6c4",
    },
  },
  {
    name: "Mireille",
    ground: "pales",
    face: "lady",
    hair: "plaits",
    beard: "none",
    hat: "pillbox",
    collar: "scoop",
    paints: {
      ...TAN,
      ...BLACK,
      ground: "#e39a5c",
      diaper: "#d5823f",
      robe: "#1f6f6a",
      hat: "#c8452f",
      trim: "#f5d77a",
    },
  },
];

/** All shapes of a portrait, from the ground to the hat. */
export function drawPortrait(one: Portrait): Stroke[] {
  return [
    ...DIAPERS[one.ground],
    ...HATS[one.hat].back,
    ...HAIR[one.hair].back,
    ...NECK,
    ...COLLARS[one.collar],
    ...faceOf(one.face),
    ...BEARDS[one.beard],
    ...HAIR[one.hair].front,
    ...HATS[one.hat].front,
  ];
}
