// A table of Fief for the tests of components: three families in their first round, made from the board itself.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Box, Family, Lord, View, Village } from "../games/fief/types";
import { learnBox } from "../games/fief/words/box";
import { learnWords } from "../games/fief/words/vocabulary";
import type { Scene } from "../lib/game";
import words from "./generated/fief-words.json";

const file = resolve(import.meta.dirname, "../../../src/oyez/games/fief/data/board.json");
const board = JSON.parse(readFileSync(file, "utf8")) as Box["board"];

const MEN = ["Arthur", "Baudoin", "Charles", "Eric", "François", "Gauvain"];
const MORE_MEN = ["Henri", "Lambert", "Othon", "Philippe", "Quentin", "Thierry"];
const LADIES = ["Aliénor", "Blanche", "Guenièvre", "Isabelle", "Jeanne", "Mireille"];
const LORDS = [...MEN, ...MORE_MEN, ...LADIES];
const CARDS =
  "cardinal d-arc harvest weather tax uprising passage assassination justice ambush rain famine plague";
const FIEFS = board.fiefs.map((fief) => fief.id);

export const box: Box = {
  edition: "en2014",
  villages: board.villages.map((village) => village.id),
  fiefs: FIEFS,
  bishoprics: ["1", "2", "3", "4", "5"],
  lords: LORDS,
  men: 12,
  titles: [
    ...FIEFS.map((fief) => `fief-${fief}`),
    ...[1, 2, 3, 4, 5].map((number) => `bishop-${number}`),
    ..."cardinal-1 cardinal-2 cardinal-3 cardinal-bought pope king queen crown-prince".split(" "),
  ],
  cards: [...LORDS, ...CARDS.split(" ")],
  copies: [],
  relics: ["grail", "eyes", "teeth", "spear", "bone"],
  prices: board.fiefs.map((fief) => 2 * fief.villages.length),
  costs: { man: 1, knight: 3, mill: 3, stronghold: 10, cardinal: 5 },
  board,
};

/** Numbers of some titles. */
export const [BISHOP, CARDINAL, POPE, KING, QUEEN] = ["bishop-1", "cardinal-1", "pope", "king", "queen"].map(
  (name) => box.titles.indexOf(name),
) as [number, number, number, number, number];

learnBox(box);
learnWords(words);

export const NAMES = ["Marguerite", "Agnès", "Baudouin"];

export function village(id: string): number {
  return box.villages.indexOf(id);
}

export function lord(name: string): number {
  return LORDS.indexOf(name);
}

const none = { counters: 0, men: 0, knights: 0 };

function emptyVillage(): Village {
  return {
    control: -1,
    arrivals: [],
    fort: 0,
    mills: 0,
    troops: NAMES.map(() => ({ ...none })),
    placed: [0, 0, 0],
    sieges: [0, 0, 0],
    relieved: 0,
  };
}

function someLord(family: number, at: number): Lord {
  return {
    ...{
      family,
      at,
      captor: -1,
      spouse: -1,
      titles: [],
      darc: false,
      assassin: false,
      excommunicated: false,
    },
    ...{ strength: 1, ransom: 2, moves: 0, road: -1, tested: 0 },
  };
}

function someFamily(lords: number[]): Family {
  return {
    ...{ deniers: 5, cards: [], lord_cards: 0, fortune_cards: 0, markers: 3, taxes: 3, engines: 2 },
    ...{ stock: [13, 8], victory_points: 0, points: [], lords, ally: -1 },
    income: { villages: 1, mills: 0, taxes: 0, queen: 0, total: 1 },
  };
}

/** Quentin of Marguerite stands in Tournus with 3 Men-at-Arms and a Knight, Blanche of Agnès in Bourg. */
export function makeView(): View {
  const [home, other] = [village("tournus"), village("bourg")];
  const [quentin, blanche] = [lord("Quentin"), lord("Blanche")];
  const villages = box.villages.map(emptyVillage);
  const lords: View["lords"] = LORDS.map(() => null);
  lords[quentin] = someLord(0, home);
  lords[blanche] = someLord(1, other);
  villages[home] = {
    ...emptyVillage(),
    ...{ control: 0, fort: 1, mills: 2, arrivals: [0] },
    troops: [{ counters: 4, men: 3, knights: 1 }, { ...none }, { ...none }],
  };
  villages[other] = {
    ...emptyVillage(),
    ...{ control: 1, fort: 2, arrivals: [1], sieges: [1, 0, 0] },
    troops: [{ ...none }, { counters: 2, men: null, knights: null }, { ...none }],
  };
  return {
    ...{ seat: 0, round: 1, phase: "movement", first: 1, active: 0, order: [1, 0, 2] },
    families: [someFamily([quentin]), someFamily([blanche]), someFamily([])],
    lords,
    titles: box.titles.map(() => -1),
    ...{ regency: false, heir_born: false, new_bishops: 0, excommunicated: -1, excommunicated_in: 0 },
    villages,
    supply: { strongholds: 14, mills: 18 },
    bishoprics: [0, 1, 2, 3, 4].map(() => ({
      ...{ rain: false, famine: false, plague: false, harvest: false, weather: false },
    })),
    taxes: [],
    decks: {
      lord: { cards: 12, discards: 0, top_discard: -1 },
      fortune: { cards: 30, disaster_on_top: false, discards: 0, top_discard: -1 },
      track: 0,
    },
    election: { title: -1, stage: "none", candidates: [], ballot: null, markers: [[], [], []], weights: [] },
    ...{
      column: null,
      bands: [],
      battle: null,
      outcome: 0,
      deal: null,
      suit: null,
      talk: null,
      relics: [],
      winners: [],
    },
  };
}

export function scene(changes: Partial<Scene<View, Box>> = {}): Scene<View, Box> {
  return {
    ...{ view: makeView(), box, names: NAMES, seats: [], you: 0 },
    ...{ waiting: [], options: [], prompt: null, selected: null, events: [], latest: 0 },
    ...{ lesson: null, talk: null, choose: () => undefined, ask: () => undefined },
    ...changes,
  };
}
