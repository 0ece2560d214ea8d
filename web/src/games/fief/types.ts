// What the server says about a game of Fief: numbers as in the box, -1 for nobody and nowhere, null for what the
// reader may not know. Its shapes are those that the game declares.
import type { Scene } from "../../lib/game";
import type { BoardFief, Box, View } from "./view-types";

export type * from "./view-types";
export type Rank = BoardFief["rank"];

export const NOBODY = -1;

export type FiefScene = Scene<View, Box>;
