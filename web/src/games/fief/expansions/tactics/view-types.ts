// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What the expansion adds to the view. */
export interface Added {
  /** Mercenaries, Guards and dice that may be rolled again */
  tactics: Tactics;
}

/** Mercenaries, Guards and dice that may be rolled again. */
export interface Tactics {
  /** Mercenaries off the map, by seat */
  reserve: number[];
  /** those of them who must be paid for, by seat */
  old: number[];
  /** Mercenaries for hire */
  pool: number;
  /** Mercenaries on the map */
  committed: [village: number, seat: number, mercenaries: number][];
  /** the reader's own bid, null until it is made */
  bid: number | null;
  /** by seat: a bid lies on the table */
  has_bid: boolean[];
  /** the least that is a bid now, 0 while none is asked for */
  lowest_bid: number;
  /** the reign has raised its Guard */
  guard_raised: [king: boolean, queen: boolean];
  /** dice that may be rolled again */
  dice: [attack: number[], defence: number[]];
}
