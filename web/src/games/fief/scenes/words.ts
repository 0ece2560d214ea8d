import type { Scene } from "../../module";
import { clickable } from "./choices";
import type { Box, View } from "../types";

/** Sentences of elections, battles and moments. */
export const SCENES = "fief-scenes";

export type FiefScene = Scene<View, Box>;
export { clickable };
