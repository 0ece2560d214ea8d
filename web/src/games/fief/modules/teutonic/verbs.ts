import type { Kind } from "../../verbs";

export const VERBS_OF: Partial<Record<Kind, string>> = {
  village: "teutonic-knight teutonic-stronghold teutonic-upgrade",
  lord: "join-teutonic",
  number: "with-teutonic-knights lose-teutonic-knights bury-teutonic-knights",
};
