// What the server says about a game of Fief (games/fief/views.py and box.py): numbers as in the box, -1 for
// nobody and nowhere, null for what the reader may not know.
import type { Scene } from "../../lib/game";

export const NOBODY = -1;
export type Rank = "duchy" | "county" | "barony";

export interface BoardVillage {
  id: string;
  name: string;
  fief: string;
  /** 1 to 5 */
  bishopric: number;
  principal: boolean;
  /** thousandths of the board's width and height */
  x: number;
  y: number;
}

export interface BoardFief {
  id: string;
  name: string;
  rank: Rank;
  board_colour: string;
  /** ids */
  villages: string[];
}

export interface BoardBishopric {
  /** 1 to 5 */
  number: number;
  principal: string;
  villages: string[];
  border_colour: string;
}

export interface Box {
  /** expansions that are on, the phases of their round, and their pieces, in the order of the rules */
  expansions?: string[];
  phases?: string[];
  pieces?: { name: string; word: number; points: number; supply: number }[];
  edition: string;
  villages: string[];
  fiefs: string[];
  bishoprics: string[];
  lords: string[];
  men: number;
  titles: string[];
  cards: string[];
  copies: number[];
  relics: string[];
  prices: number[];
  /** what everything else costs: man, knight, mill, stronghold, cardinal */
  costs: Record<string, number>;
  board: {
    aspect: number;
    villages: BoardVillage[];
    fiefs: BoardFief[];
    bishoprics: BoardBishopric[];
    roads: { between: [string, string]; bridge: boolean }[];
  };
}

export interface Troops {
  counters: number;
  men: number | null;
  knights: number | null;
  /** pieces of expansions, by name */
  [piece: string]: number | null;
}

export interface Family {
  deniers: number | null;
  cards: number[];
  lord_cards: number;
  fortune_cards: number;
  markers: number;
  taxes: number;
  engines: number;
  /** Men-at-Arms, Knights, then the pieces of expansions */
  stock: number[];
  victory_points: number;
  /** how they add up: the titles that give one each */
  points: { title: number; lord: number }[];
  /** what the next Income would bring as the table stands */
  income: { villages: number; mills: number; taxes: number; queen: number; total: number } & Record<
    string,
    number
  >;
  lords: number[];
  /** the family it is allied with by marriage, or -1 */
  ally: number;
}

export interface Lord {
  family: number;
  at: number;
  captor: number;
  spouse: number;
  titles: number[];
  darc: boolean;
  assassin: boolean;
  excommunicated: boolean;
  strength: number;
  ransom: number;
  moves: number;
  road: number;
  /** bishoprics whose plague it was exposed to in this round, one bit each */
  tested: number;
}

export interface Village {
  control: number;
  arrivals: number[];
  /** 0 none, 1 stronghold, 2 fortified city, 3 stronghold of an order */
  fort: number;
  mills: number;
  troops: Troops[];
  placed: number[];
  /** siege engines by seat */
  sieges: number[];
  /** seats that entered as relief, one bit each */
  relieved: number;
}

export interface Bishopric {
  rain: boolean;
  famine: boolean;
  plague: boolean;
  harvest: boolean;
  weather: boolean;
}

/** Why a voter has so many votes, or a side so many dice: a kind, what it is about, and how many. */
export interface Because {
  kind: string;
  noun: number;
  value: number;
  rule: string;
}

export interface Election {
  /** the title that is voted on, or -1 */
  title: number;
  stage: "none" | "candidacies" | "votes";
  candidates: number[];
  ballot: number[] | null;
  markers: number[][];
  /** per seat, while there is an election */
  weights: { votes: number; because: Because[] }[];
}

export interface Column {
  seat: number;
  village: number;
  came_from: number;
  lords: number[];
  captives: number[];
  troops: Troops;
  cavalcade: boolean;
  forced: boolean;
  granted: number;
}

export interface Band {
  village: number;
  seat: number;
  troops: Troops;
  moves: number;
  road: number;
  tested: number;
}

export interface Battle {
  village: number;
  attacker: number;
  defender: number;
  /** per seat: 0 out of it, 1 attack, 2 defence */
  sides: number[];
  rider: number;
  riders: number[];
  rider_knights: number;
  cavalcade: boolean;
  passage: boolean;
  in_the_open: boolean;
  empty_rolls: number;
  rolls: number;
  left: number;
  deciders: number[];
  /** attack and defence */
  armies: {
    strength: number | null;
    dice: number | null;
    lords: number[];
    troops: { seat: number; troops: Troops }[];
    because: Because[];
  }[];
}

export interface Deal {
  proposer: number;
  partner: number;
  private: boolean;
  /** pairs of kind (0 deniers, 1 card, 2 village, 3 captive, 4 freedom, 5 relic) and number */
  given: [number, number][] | null;
  wanted: [number, number][] | null;
  /** Diplomacy markers it costs: proposer, partner; null where the content is not known */
  markers: [number, number] | null;
}

export interface Relic {
  lord: number;
  village: number;
  keeper: number;
  claimed: boolean;
}

export interface View {
  seat: number;
  round: number;
  phase: string;
  first: number;
  active: number;
  /** seats in turn order */
  order: number[];
  families: Family[];
  lords: (Lord | null)[];
  /** the Lord who holds each title, or -1 */
  titles: number[];
  regency: boolean;
  heir_born: boolean;
  excommunicated: number;
  villages: Village[];
  supply: { strongholds: number; mills: number };
  bishoprics: Bishopric[];
  /** each tax marker: seat, kind (phases/taxes.py), place, Lord who taxed, capacity */
  taxes: number[][];
  decks: {
    lord: { cards: number; discards: number; top_discard: number };
    fortune: { cards: number; disaster_on_top: boolean; discards: number; top_discard: number };
    track: number;
  };
  election: Election;
  column: Column | null;
  bands: Band[];
  battle: Battle | null;
  outcome: number;
  deal: Deal | null;
  /** for whom somebody seeks a spouse, and whom he has named, or -1 */
  suit: { lord: number; spouse: number } | null;
  talk: { members: number[]; speaker: number; left: number } | null;
  relics: Relic[];
  winners: number[];
}

export type FiefScene = Scene<View, Box>;
