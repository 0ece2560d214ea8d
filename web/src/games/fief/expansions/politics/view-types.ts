// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What the expansion adds to the view. */
export interface Added {
  /** tolls; absent where all players collect */
  toll: Toll;
}

/** Tolls, where only one player collects them. */
export interface Toll {
  /** the seat that collects */
  collector: number;
}
