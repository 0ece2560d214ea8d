// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What the expansion adds to the view. */
export interface Added {
  /** the order of the Teutonic Knights */
  teutonic: Teutonic;
}

/** The order of the Teutonic Knights. */
export interface Teutonic {
  /** Lords who belong to it */
  members: number[];
  /** titles for further members */
  titles_left: number;
  /** Teutonic Strongholds left in the supply */
  strongholds_left: number;
}
