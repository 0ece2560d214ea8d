// A table of three in the middle of round 2, for the tests of components.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Box, Face, View } from "../games/middle-ages/types";
import type { Scene } from "../lib/game";
import type { GameWords, Option } from "../lib/protocol";

const NAMES = ["Field", "Mill", "Village", "Rampart", "Market", "Barracks", "Church", "Palace"];
const file = resolve(import.meta.dirname, "../../../src/oyez/games/middle_ages/data/tiles.csv");

function faces(): Face[] {
  const lines = readFileSync(file, "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [tile, estate, number, back, farmers, chests] = line.trim().split(",");
    return {
      tile: Number(tile),
      estate: NAMES.indexOf(estate ?? ""),
      number: Number(number),
      back: back as Face["back"],
      farmers: Number(farmers),
      chests: Number(chests),
    };
  });
}

export const box: Box = {
  tiles: faces(),
  estates: NAMES.map((name, estate) => ({
    name,
    rate: estate > 5 ? 3 : 2,
    counts: [[0], [1], [2, 3], [0, 3], [1, 4], [2, 5], [6], [7]][estate] ?? [],
  })),
  events: [],
};

/** A tile of that number; `nth` tells equal ones apart. */
export function tile(number: number, nth = 0): number {
  const found = box.tiles.filter((one) => one.number === number)[nth];
  if (!found) throw new Error(`no tile ${number}`);
  return found.tile;
}

export const view: View = {
  round: 2,
  phase: "turns",
  row: 1,
  order: [1, 0, 2],
  rows: [
    [tile(1), tile(4), tile(7), tile(10)],
    [tile(2), 0, tile(8), tile(11)],
    [tile(3), tile(5), tile(13), tile(22)],
    [tile(6), tile(9), tile(16), tile(19)],
  ],
  lords: [8, 13, 9],
  scouts: [18, -1, -1],
  boards: [[tile(1, 1), tile(1, 2), tile(10, 1)], [tile(17)], []],
  cemeteries: [[], [], [tile(23)]],
  coins: [6, 12, 0],
  extra_coins: [
    [1, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ],
  plots: [
    [-1, -1, -1, -1, -1, -1, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1],
  ],
  supply: { extra_coins: 7, plots: [1, 2, 3, 4, 5, 6, 7] },
  pile: { tiles: 32, top: { number: 14, back: "blue" } },
  orange: 0,
  discards: [tile(14)],
  events: [0, 3, 9, 12],
  events_done: 0,
  winners: [],
};

export const options: Option[] = [
  { text: "move 3-1", verb: "move", noun: 12, hint: { effect: 0, income: 9 } },
  { text: "move 3-3", verb: "move", noun: 14, hint: { effect: 3, income: 4 } },
];

export const words: GameWords = {
  name: "middle-ages",
  version: "1",
  verbs: { move: "spot" },
  facts: {
    paid: { fields: ["to:seat", "coins:coins"], rule: "M-6.1-01" },
    moved: { fields: ["spot:spot", "tile:tile"], rule: "M-2.3-02" },
    "empty-estates": { fields: ["estates:number", "coins:coins"], rule: "M-5.1-02" },
    lost: { fields: ["tile:tile", "event:event"], rule: "M-4.1-02" },
    "round-began": { fields: ["round:number"], rule: "M-2.1-01" },
  },
  moments: {},
  prompts: { "move-lord": "M-2.6-02" },
};

export function scene(changes: Partial<Scene<View, Box>> = {}): Scene<View, Box> {
  return {
    view,
    box,
    names: ["Marguerite", "Agnès", "Baudouin"],
    seats: [],
    you: 0,
    waiting: [{ seat: 0, prompt: "move-lord" }],
    options,
    prompt: "move-lord",
    selected: null,
    events: [],
    latest: 0,
    lesson: null,
    talk: null,
    choose: () => undefined,
    ask: () => undefined,
    ...changes,
  };
}
