// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What the expansion adds to the view. */
export interface Added {
  /** the Crusade, and what remains of the last one */
  crusade: Crusade;
}

/** The Crusade, and what remains of the last one. */
export interface Crusade {
  /** 0 no Crusade, else the round of it, 1 or 2 */
  stage: number;
  /** tiles of `board` that can still be drawn */
  pool: number[];
  /** by objective: its tile of `board` */
  tiles: number[];
  /** Saracen Defenders, by objective */
  garrisons: number[];
  /** objectives that crusaders hold */
  held: number[];
  /** dice of siege engines, by objective * 6 + seat */
  engines: number[];
  /** crusaders */
  companies: Company[];
  /** the hierarchy: crusading Lords, the highest first */
  order: number[];
  /** 0 he is far off, 1 he rides, 2 he is dead; his Knights and Defenders */
  saladin: [state: number, knights: number, defenders: number];
  /** the running battle as records keep it: the objective, 1 against Saladin, rolls, rolls in a row without loss, 1 for a Secret Passage, 1 in the open */
  fight: [place: number, revenge: number, rolls: number, empty: number, passage: number, open: number] | null;
  /** names of Lords */
  renegades: string[];
  /** names of Lords who become renegades at the end of the phase */
  guilty: string[];
  /** the Village whose change of control is no offence, or -1 */
  spared: number;
  /** names of Lords who kept out of the battle that is just over */
  aside: string[];
  /** by relic: the Village where it lay at set-up, or -1 */
  homes: number[];
  /** by objective: the seat that commands, or -1 */
  commanders: number[];
  /** seats whose Villages the Church protects */
  protected: number[];
  /** strength points of Saracens */
  points: Points;
  /** victory points that two allies need, 0 where alliances do not win */
  alliance: number;
  /** the battle that is fought or offered */
  battle: CrusadeBattle | null;
  /** what the open question is about */
  asked: Asked;
  /** Lords whom the Saracens hold */
  captives: number[];
  /** all objectives there are */
  board: Tile[];
}

/** A Lord on crusade with troops, or troops who lost theirs. */
export interface Company {
  /** whose it is */
  seat: number;
  /** who leads it, or -1 */
  lord: number;
  /** its objective, -1 at sea, -2 waiting for the return */
  place: number;
  /** Men-at-Arms, Knights, then the pieces of the box */
  troops?: number[];
  /** how many counters, where their kinds are hidden */
  counters?: number;
}

/** Strength points of Saracens. */
export interface Points {
  /** a Defender */
  defender: number;
  /** a Knight of Saladin */
  knight: number;
  /** Saladin */
  saladin: number;
}

/** The battle in Outremer that is fought or offered. */
export interface CrusadeBattle {
  /** the objective */
  place: number;
  /** no longer may the crusaders give up */
  begun: boolean;
  /** it is fought against Saladin */
  revenge: boolean;
  /** rolls made */
  rolls: number;
  /** dice that walls take from the attacker */
  penalty: number;
  /** strength points, null for crusaders whose kinds are hidden */
  strength: [crusaders: number | null, saracens: number | null];
  /** dice, likewise */
  dice: [crusaders: number | null, saracens: number | null];
}

/** What the open question is about. */
export interface Asked {
  /** a Lord, or -1 */
  lord: number;
  /** an objective, or -1 */
  place: number;
}

/** An objective as it is printed. */
export interface Tile {
  /** its word */
  name: string;
  /** 0 none, 1 Stronghold, 2 City */
  fort: number;
  /** Saracen Defenders at the start */
  defenders: number;
  /** Defenders who join Saladin from here */
  reinforcement: number;
  /** the title it brings, or -1 */
  title: number;
  /** what it pays at once */
  deniers: number;
}
