// What kind of thing each verb of Fief is about, as oyez.games.fief.words has it (tests/web/test_verbs.py
// compares the two).

export type Kind =
  | ""
  | "village"
  | "lord"
  | "seat"
  | "card"
  | "fief"
  | "bishopric"
  | "number"
  | "deniers"
  | "relic"
  | "deck"
  | "cause";

const VERBS_OF: Record<Kind, string> = {
  "":
    "pass done all accept refuse back save abstain pardon seek-annulment papal-tithe ride halt fight truce " +
    "surrender call-off come-out stay-inside stay change-sides leave prolong submit counter breach",
  village:
    "stand settle recruit knight mill stronghold charter march ask relieve tunnel attack besiege continue " +
    "lift pillage cede lift-siege give-village want-village rise",
  lord:
    "bequeath court woo nominate favour decoy excommunicate expose tax-through ransom haggle buy-cardinal " +
    "seize lead muster join detach escort confine fall capture free hand-over give-captive give-freedom " +
    "want-captive want-freedom calm buy-calm escape strike sponsor judge waylay inspire elevate bearer",
  fief: "recover tallage buy-title petition grant pass-title",
  seat: "first lump charge entrust target help loss-of guard to propose invite victim",
  card: "play discard give-card want-card",
  deck: "draw",
  number: "bury with-men with-knights lose-knights",
  bishopric: "bless tithe cardinal-tithe shift-rain end-famine",
  deniers: "bid give-deniers want-deniers",
  relic: "give-relic want-relic take-relic pass-relic",
  cause: "cause",
};

const VERBS: Record<string, Kind> = {};

/** Verbs of a module, by kind (modules.ts). */
export function learn(verbs: Partial<Record<Kind, string>>): void {
  for (const [kind, text] of Object.entries(verbs))
    for (const verb of text.split(" ")) VERBS[verb] = kind as Kind;
}

learn(VERBS_OF);

export function kindOf(verb: string): Kind {
  return VERBS[verb] ?? "";
}
