import { firstOf } from "../added";
import type { Counter } from "../expansion";

/** The counter of a piece that is neither Man-at-Arms nor Knight. */
export const counterOf = (piece: string): Counter | undefined =>
  firstOf((expansion) => expansion.pieces?.[piece]);
