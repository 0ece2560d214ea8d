import type { Kind } from "../../verbs";

export const VERBS_OF: Partial<Record<Kind, string>> = {
  "": "call-crusade storm stop give-up",
  lord: "depart loss-from invest absolve",
  seat: "share-with",
  number: "seek-objective share",
};
