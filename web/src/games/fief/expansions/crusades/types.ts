// What the server says about a Crusade: numbers as in the view of the base game.
import type { Scene } from "../../../../lib/game";
import type { Box, View } from "../../types";
import type { Added } from "./view-types";

export type * from "./view-types";

export const AT_SEA = -1;
export const WAITING = -2;

/** Who keeps the captives of the Saracens, as the base view has it. */
export const STRANGER = 6;

export const FAR_OFF = 0;
export const RIDES = 1;
export const DEAD = 2;

export type CrusadeView = View & Added;
export type CrusadeScene = Scene<CrusadeView, Box>;

/** Sentences of this map. */
export const OUTREMER = "fief-outremer";
