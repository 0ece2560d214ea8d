// Made by `make types` from what the game declares about its view and its box; do not edit.

/** What the expansion adds to the view. */
export interface Added {
  /** the order of the Templars */
  templars: Templars;
}

/** The order of the Templars. */
export interface Templars {
  /** Lords who belong to it */
  members: number[];
  /** titles for further members */
  titles_left: number;
  /** Lords whose Templar Knight lives */
  knights: number[];
  /** Villages with a Commandery */
  commanderies: number[];
  /** Commanderies left in the supply */
  commanderies_left: number;
  /** the treasure is hidden */
  hidden: boolean;
  /** the order is outlawed */
  outlawed: boolean;
  /** by seat: it has begun a free talk in this round */
  talked: boolean[];
}
