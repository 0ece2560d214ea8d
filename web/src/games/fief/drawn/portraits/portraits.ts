import type { Paints } from "../strokes";
import {
  AUBURN,
  BLACK,
  BLOND,
  BROWN,
  DUSKY,
  FAIR,
  GINGER,
  GREY,
  PALE,
  SAND,
  TAN,
  WHITE,
} from "./complexions";
import type { Portrait } from "./portrait";

/** A Lord on the ground of his card, which has two colours. */
const lord = (
  name: string,
  [ground, first, second]: readonly [Portrait["ground"], string, string],
  face: Portrait["face"],
  hair: Portrait["hair"],
  beard: Portrait["beard"],
  hat: Portrait["hat"],
  collar: Portrait["collar"],
  paints: Paints,
): Portrait => ({
  ...{ name, ground, face, hair, beard, hat, collar },
  paints: { ...paints, ground: first, diaper: second },
});

// The 18 Lords in the order of the box: no two share a headdress, hair and beard, and no two grounds look alike.

export const PORTRAITS: readonly Portrait[] = [
  lord("Arthur", ["lozenges", "#c9483a", "#e0796a"], "square", "none", "short", "coif", "tabard", {
    ...FAIR,
    ...BROWN,
    robe: "#f3e3bd",
    fold: "#2f5a8f",
    trim: "#dcaf3a",
  }),
  lord("Baudoin", ["plain", "#e3c983", "#e3c983"], "round", "short", "moustache", "kettle", "plain", {
    ...TAN,
    ...GINGER,
    robe: "#7b4a24",
    fold: "#d9a441",
  }),
  lord("Charles", ["stars", "#2c4f86", "#e6c25a"], "long", "bowl", "none", "none", "ermine", {
    ...PALE,
    ...BLACK,
    robe: "#2c4f86",
  }),
  lord("Eric", ["waves", "#3c7f86", "#6aa9ab"], "square", "flowing", "plaited", "band", "fur", {
    ...FAIR,
    ...BLOND,
    robe: "#5a3c26",
    hat: "#3fa0c0",
    trim: "#9a3a28",
    fur: "#8a7660",
  }),
  lord("François", ["checks", "#dfe3c4", "#c6d0a0"], "oval", "page", "none", "chaperon", "buttons", {
    ...FAIR,
    ...BROWN,
    robe: "#3d5f3a",
    hat: "#b5302c",
    trim: "#d0473c",
  }),
  lord("Gauvain", ["pales", "#ecd9e2", "#ddbfce"], "oval", "curls", "none", "laurel", "cloak", {
    ...FAIR,
    ...AUBURN,
    robe: "#f1e7d0",
    fold: "#6d2f5c",
  }),
  lord("Henri", ["dots", "#b98b2b", "#dcb75c"], "long", "short", "goatee", "peak", "high", {
    ...PALE,
    ...GREY,
    robe: "#27406b",
    fold: "#f4ead5",
    hat: "#27406b",
    trim: "#d8cdbb",
  }),
  lord("Lambert", ["plain", "#a9bfa0", "#a9bfa0"], "round", "tonsure", "none", "none", "cowl", {
    ...FAIR,
    ...SAND,
    robe: "#5b4330",
    fold: "#76583f",
  }),
  lord("Othon", ["bars", "#e8dcc0", "#b9a06a"], "square", "none", "forked", "bascinet", "mail", {
    ...DUSKY,
    ...BLACK,
    robe: "#1f1d1b",
    trim: "#dcaf3a",
  }),
  lord("Philippe", ["lozenges", "#7d2846", "#a34c69"], "long", "bowl", "none", "tall", "chain", {
    ...TAN,
    ...SAND,
    robe: "#201c1c",
    fold: "#3a3434",
    hat: "#201c1c",
    trim: "#4a4140",
  }),
  lord("Quentin", ["waves", "#f0d9a0", "#e2c478"], "oval", "page", "none", "bycocket", "buttons", {
    ...FAIR,
    ...SAND,
    robe: "#8a3f1c",
    fold: "#2c5c36",
    hat: "#4c8a4a",
    trim: "#c3352b",
  }),
  lord("Thierry", ["stars", "#3d3355", "#8a7bb0"], "long", "thin", "long", "cowl", "plain", {
    ...PALE,
    ...WHITE,
    robe: "#7c6a9e",
    fold: "#c2b6d8",
    hat: "#7c6a9e",
  }),
  lord("Aliénor", ["lozenges", "#a02a3a", "#c9566a"], "lady", "none", "none", "coronet", "plain", {
    ...PALE,
    ...BROWN,
    robe: "#a02a3a",
    fold: "#dcaf3a",
  }),
  lord("Blanche", ["stars", "#4a7db5", "#a8c8e6"], "lady", "none", "none", "hennin", "scoop", {
    ...PALE,
    ...BLOND,
    robe: "#f4f0e6",
    hat: "#e9e4f2",
    trim: "#c79a2c",
  }),
  lord("Guenièvre", ["waves", "#bcd6a8", "#9cc088"], "lady", "loose", "none", "flowers", "scoop", {
    ...PALE,
    hair: "#cf5a20",
    lock: "#8b340d",
    robe: "#2f6a4c",
    trim: "#e690a6",
  }),
  lord("Isabelle", ["checks", "#e2b45c", "#d39f3e"], "lady", "parted", "none", "horned", "ermine", {
    ...FAIR,
    ...BROWN,
    robe: "#6a2c58",
    hat: "#8f2f6e",
    trim: "#f6e7b4",
  }),
  lord("Jeanne", ["dots", "#f2ddd0", "#d9a892"], "lady", "parted", "none", "veil", "plain", {
    ...FAIR,
    ...BROWN,
    robe: "#a8433a",
    fold: "#f6ead2",
    hat: "#33619c",
    trim: "#f4e6c4",
  }),
  lord("Mireille", ["pales", "#e39a5c", "#d5823f"], "lady", "plaits", "none", "pillbox", "scoop", {
    ...TAN,
    ...BLACK,
    robe: "#1f6f6a",
    hat: "#c8452f",
    trim: "#f5d77a",
  }),
];
