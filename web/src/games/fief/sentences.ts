/** Those of expansions, options and lessons are fetched where they are wanted. */
export const SENTENCES = [
  "fief-bots",
  "fief-family",
  "fief-map",
  "fief-scenes",
  "fief-table",
  "fief-talk",
] as const;
