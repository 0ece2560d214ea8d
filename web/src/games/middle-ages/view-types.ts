// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What everybody may know: all but the faces and the order of the tiles in the piles. */
export interface View {
  /** the round, 0 while the Lords are placed */
  round: number;
  /** what is going on */
  phase: "placing" | "discard" | "turns" | "refill" | "event" | "close" | "over";
  /** the row of this round, from 0 */
  row: number;
  /** seats in the order of play */
  order: number[];
  /** tile by row and place, 0 where none lies */
  rows: number[][];
  /** by seat: the place of the Lord (row * 6 + place), -1 off the table */
  lords: number[];
  /** by seat: the place of the Scout, likewise */
  scouts: number[];
  /** by seat: tiles in the order they came */
  boards: number[][];
  /** by seat: tiles in the Cemetery */
  cemeteries: number[][];
  /** by seat */
  coins: number[];
  /** by seat and Estate: Extra Coin tokens */
  extra_coins: number[][];
  /** by seat and Estate: the type of the Plot token, -1 where none lies */
  plots: number[][];
  /** tokens that are left */
  supply: Supply;
  /** the draw pile */
  pile: Pile;
  /** tiles in the second pile */
  orange: number;
  /** tiles in the discard pile */
  discards: number[];
  /** Events in the order in which they come */
  events: number[];
  /** how many of them are over */
  events_done: number;
  /** seats; empty until the end */
  winners: number[];
}

/** Tokens that are left. */
export interface Supply {
  /** Extra Coin tokens */
  extra_coins: number;
  /** types of the Plot tokens */
  plots: number[];
}

/** The draw pile. */
export interface Pile {
  /** how many */
  tiles: number;
  /** the one on top */
  top: Top | null;
}

/** The tile on top of the pile, as far as it shows. */
export interface Top {
  /** the number on its back */
  number: number;
  /** the colour of its back */
  back: "blue" | "orange";
}

/** What everybody may read off the pieces. */
export interface Box {
  /** by id, from 1 */
  tiles: Face[];
  /** by Estate */
  estates: Estate[];
  /** names of the Events */
  events: string[];
}

/** A tile as it is printed. */
export interface Face {
  /** its id */
  tile: number;
  /** its Estate, from 0 */
  estate: number;
  /** the number on its back */
  number: number;
  /** the colour of its back */
  back: "blue" | "orange";
  /** Farmers on it */
  farmers: number;
  /** Chests on it */
  chests: number;
}

/** An Estate as it is printed. */
export interface Estate {
  /** its word */
  name: string;
  /** coins for each tile that it counts */
  rate: number;
  /** the Estates whose tiles it counts */
  counts: number[];
}
