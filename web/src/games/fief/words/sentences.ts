// Where the sentences are: files of src/oyez/locales without their ending.

/** What the game itself says; expansions join theirs to it. */
export const GAME = "fief";

/** What the page says about no part of it in particular. */
export const TABLE = "fief-table";
/** The boards of families. */
export const FAMILY = "fief-family";
export const MAP = "fief-map";
/** Elections, battles and great moments. */
export const SCENES = "fief-scenes";
/** Offers, talks and standing orders. */
export const TALK = "fief-talk";
/** What expansions have in common. */
export const MODULES = "fief-modules";
