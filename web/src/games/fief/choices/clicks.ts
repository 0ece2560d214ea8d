import type { Scene } from "../../../lib/game";
import type { Option } from "../../../lib/protocol";
import { firstOf } from "../added";
import type { Box, FiefScene } from "../types";
import { type Kind, kindOf } from "../words/vocabulary";

/** The choices whose noun is this thing. */
export function optionsAt(scene: Scene, kind: Kind, noun: number): Option[] {
  return scene.options.filter((option) => option.noun === noun && kindOf(option.verb) === kind);
}

/** What a click on a thing would mean at a prompt where nothing of its kind can be chosen. */
const MEANT: Record<string, Partial<Record<Kind, string>>> = {
  "seek-spouse": { lord: "court", seat: "propose" },
  "choose-spouse": { lord: "woo" },
  "name-candidate": { lord: "nominate" },
  "place-for": { lord: "favour" },
  "place-decoy": { lord: "decoy" },
  "discard-cards": { card: "discard" },
  "choose-tax": { fief: "tallage", bishopric: "tithe" },
  buy: { village: "recruit", fief: "buy-title", lord: "buy-cardinal" },
  "settle-ransoms": { lord: "ransom" },
  "choose-leader": { lord: "lead", village: "march" },
  "on-the-way": { lord: "join", village: "march" },
  "must-go-on": { village: "march" },
  "declare-battle": { village: "attack", seat: "target" },
  "declare-siege": { village: "besiege" },
  "continue-siege": { village: "continue" },
  "choose-pillage": { village: "pillage" },
  "take-captives": { lord: "capture" },
  compose: { village: "give-village", card: "give-card", lord: "give-captive", relic: "give-relic" },
};

/** What a click on a thing would mean in a phase, whoever is asked. */
const IN_PHASE: Record<string, Partial<Record<Kind, string>>> = {
  setup: { village: "settle" },
  "hear-ye": { lord: "court" },
  cards: { bishopric: "bless", fief: "tallage" },
  purchases: { village: "recruit", fief: "buy-title", lord: "ransom" },
  movement: { village: "march", lord: "lead" },
  battles: { village: "attack", lord: "capture", seat: "target" },
};

const ANY_TIME: Partial<Record<Kind, string>> = {
  village: "cede",
  lord: "free",
  seat: "propose",
  card: "play",
  fief: "pass-title",
  bishopric: "bless",
  relic: "take-relic",
};

function nounId(box: Box, kind: Kind, noun: number): string | undefined {
  switch (kind) {
    case "village":
      return box.villages[noun];
    case "lord":
      return box.lords[noun];
    case "card":
      return box.cards[noun];
    case "fief":
      return box.fiefs[noun];
    case "bishopric":
      return box.bishoprics[noun];
    case "relic":
      return box.relics[noun];
    case "seat":
    case "number":
    case "deniers":
      return String(noun);
    default:
      return undefined;
  }
}

/** What to send to `scene.ask` when a thing was clicked that cannot be chosen; null: there is nothing to ask. */
export function askAt(scene: FiefScene, kind: Kind, noun: number): string | null {
  const offered = scene.options.find((option) => kindOf(option.verb) === kind)?.verb;
  const prompt = scene.prompt ?? "";
  const meant = MEANT[prompt]?.[kind] ?? firstOf((expansion) => expansion.meant?.[prompt]?.[kind]);
  const verb = meant ?? offered ?? IN_PHASE[scene.view.phase]?.[kind] ?? ANY_TIME[kind];
  const id = nounId(scene.box, kind, noun);
  return verb && id !== undefined ? `${verb} ${id}` : null;
}
