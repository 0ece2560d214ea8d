// A table of three in the middle of a game of Fief, for the tests of the family boards.
import { box as table } from "../../../test/fief";
import type { Box, Family, FiefScene, Lord, View, Village } from "../types";

export const box: Box = { ...table, edition: "fr2015" };

export const lordNumbered = (name: string): number => box.lords.indexOf(name);
export const cardNumbered = (id: string): number => box.cards.indexOf(id);
export const villageNumbered = (id: string): number => box.villages.indexOf(id);

export function family(changes: Partial<Family> = {}): Family {
  return {
    deniers: 5,
    cards: [],
    lord_cards: 0,
    fortune_cards: 0,
    markers: 3,
    taxes: 3,
    engines: 2,
    stock: [10, 7],
    victory_points: 0,
    points: [],
    income: { villages: 1, mills: 0, taxes: 0, queen: 0, total: 1 },
    lords: [],
    ally: -1,
    ...changes,
  };
}

export function lord(seat: number, changes: Partial<Lord> = {}): Lord {
  return {
    family: seat,
    at: villageNumbered("blaye"),
    captor: -1,
    spouse: -1,
    titles: [],
    darc: false,
    assassin: false,
    excommunicated: false,
    strength: 1,
    ransom: 2,
    moves: 0,
    road: -1,
    tested: 0,
    ...changes,
  };
}

function village(control: number): Village {
  const troops = [0, 1, 2].map(() => ({ counters: 0, men: 0, knights: 0 }));
  return { control, arrivals: [], fort: 0, mills: 0, troops, placed: [], sieges: [], relieved: 0 };
}

/** Arthur (King) and Blanche of seat 0, Charles of seat 1 a captive of seat 0, Eric of seat 2 married to Blanche. */
export function view(changes: Partial<View> = {}): View {
  const [arthur, charles, eric, blanche] = ["Arthur", "Charles", "Eric", "Blanche"].map(lordNumbered) as [
    number,
    number,
    number,
    number,
  ];
  const inPlay = new Map<number, Lord>([
    [arthur, lord(0, { titles: [0, 18], strength: 2, ransom: 6 })],
    [blanche, lord(0, { spouse: eric, at: villageNumbered("sigy") })],
    [charles, lord(1, { captor: 0, titles: [8], ransom: 4 })],
    [eric, lord(2, { spouse: blanche, assassin: true, excommunicated: true })],
  ]);
  return {
    seat: 0,
    round: 3,
    phase: "cards",
    first: 1,
    active: 0,
    order: [1, 2, 0],
    families: [
      family({
        lords: [arthur, blanche],
        ally: 2,
        cards: [cardNumbered("harvest"), cardNumbered("justice")],
        fortune_cards: 2,
        victory_points: 2,
        points: [
          { title: 0, lord: arthur },
          { title: 18, lord: arthur },
        ],
        income: { villages: 3, mills: 4, taxes: 0, queen: 2, total: 9 },
      }),
      family({
        deniers: null,
        lords: [charles],
        cards: [cardNumbered("tax")],
        lord_cards: 1,
        fortune_cards: 2,
      }),
      family({ lords: [eric], ally: 0, markers: 0 }),
    ],
    lords: box.lords.map((_, number) => inPlay.get(number) ?? null),
    titles: [],
    regency: false,
    heir_born: false,
    new_bishops: 0,
    excommunicated_in: 0,
    excommunicated: eric,
    villages: box.villages.map((_, at) => village(at < 3 ? 0 : at === 3 ? 1 : -1)),
    supply: { strongholds: 6, mills: 10 },
    bishoprics: [],
    taxes: [],
    decks: {
      lord: { cards: 15, discards: 0, top_discard: -1 },
      fortune: { cards: 20, disaster_on_top: false, discards: 0, top_discard: -1 },
      track: 0,
    },
    election: { title: -1, stage: "none", candidates: [], ballot: null, markers: [], weights: [] },
    column: null,
    bands: [],
    battle: null,
    outcome: -1,
    deal: null,
    suit: null,
    talk: null,
    relics: box.relics.map((_, at) => ({
      lord: at === 0 ? arthur : -1,
      village: -1,
      keeper: -1,
      claimed: at === 0,
    })),
    winners: [],
    ...changes,
  };
}

export function scene(changes: Partial<FiefScene> = {}): FiefScene {
  return {
    view: view(),
    box,
    names: ["Marguerite", "Agnès", "Baudouin"],
    seats: [],
    you: 0,
    waiting: [{ seat: 0, prompt: "play-cards" }],
    options: [
      { text: "play harvest", verb: "play", noun: cardNumbered("harvest") },
      { text: "done", verb: "done", noun: 0 },
    ],
    prompt: "play-cards",
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
