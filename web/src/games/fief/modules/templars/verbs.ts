import type { Kind } from "../../verbs";

export const VERBS_OF: Partial<Record<Kind, string>> = {
  "": "enact",
  village: "commandery pillage-commandery",
  lord: "join-templars hide-treasure",
  seat: "confer",
  number: "with-templar-knights lose-templar-knights bury-templar-knights",
};
