// What the server says about a Crusade (expansions/crusades/part.py and shown.py): numbers as in the view of the base game.
import type { Scene } from "../../../../lib/game";
import type { Box, View } from "../../types";

export interface Tile {
  name: string;
  /** 0 none, 1 stronghold, 2 fortified city */
  fort: number;
  defenders: number;
  reinforcement: number;
  /** the title it brings, or -1 */
  title: number;
  deniers: number;
}

export interface Company {
  seat: number;
  /** -1 where they lost theirs */
  lord: number;
  /** an objective from 0, or AT_SEA, or WAITING */
  place: number;
  /** Men-at-Arms, Knights, then the further kinds of the box */
  troops?: number[];
  /** under fog of war */
  counters?: number;
}

export const AT_SEA = -1;
export const WAITING = -2;

/** Who keeps the captives of the Saracens, as the base view has it. */
export const STRANGER = 6;

export type SaladinState = 0 | 1 | 2;
export const FAR_OFF = 0;
export const RIDES = 1;
export const DEAD = 2;

export interface CrusadeBattle {
  place: number;
  /** not yet while the crusaders may still give up */
  begun: boolean;
  /** against Saladin */
  revenge: boolean;
  rolls: number;
  /** dice that the walls take from the attacker */
  penalty: number;
  /** crusaders (null while their kinds are hidden), Saracens */
  strength: [number | null, number];
  dice: [number | null, number];
}

export interface Crusade {
  /** 0 none, else the round of it */
  stage: number;
  pool: number[];
  /** of the objectives, in the order of their numbers */
  tiles: number[];
  garrisons: number[];
  held: number[];
  /** dice of siege engines, six seats for each objective */
  engines: number[];
  companies: Company[];
  /** crusading Lords, the highest first */
  order: number[];
  saladin: [SaladinState, number, number];
  /** names of Lords */
  renegades: string[];
  guilty: string[];
  captives: number[];
  board: Tile[];
  commanders: number[];
  /** seats whose Villages the Church protects */
  protected: number[];
  /** strength points of Saracens */
  points: { defender: number; knight: number; saladin: number };
  /** victory points that two allies need; 0 where alliances do not win */
  alliance: number;
  battle: CrusadeBattle | null;
  /** what the open question is about, or -1 */
  asked: { lord: number; place: number };
}

export type CrusadeView = View & { crusade: Crusade };
export type CrusadeScene = Scene<CrusadeView, Box>;

/** Sentences of this map. */
export const OUTREMER = "fief-outremer";
