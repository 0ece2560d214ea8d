import type { Kind } from "../../verbs";

export const VERBS_OF: Partial<Record<Kind, string>> = {
  "": "fire",
  village: "archer bombard rise-reserve",
  lord: "snipe",
  number:
    "with-archers with-bombards with-guard-knights with-guard-men lose-archers lose-mercenaries " +
    "lose-guard-knights lose-guard-men re-roll bid-mercenaries keep-mercenaries commit guard-knights guard-men",
};
