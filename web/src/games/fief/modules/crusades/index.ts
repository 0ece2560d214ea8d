// Crusades: the call, departures, and the board of Outremer (../../outremer).
import type { Component } from "svelte";
import type { Event } from "../../../../lib/protocol";
import type { Scene } from "../../../module";
import { PORTRAITS } from "../../family/drawn/portraits";
import type { FiefModule } from "../../modules";
import Away from "../../outremer/Away.svelte";
import Battle from "../../outremer/Battle.svelte";
import Board from "../../outremer/Board.svelte";
import { edgeFor } from "../../outremer/chart";
import LastRoll from "../../outremer/LastRoll.svelte";
import Question from "../../outremer/Question.svelte";
import { word } from "../../outremer/said";
import type { CrusadeScene, CrusadeView } from "../../outremer/types";
import type { Box, View } from "../../types";
import { PROTECTED, RENEGADE, TITLES } from "./marks";
import { PICTURES } from "./pictures";
import { ofLord, ofVillage, told } from "./told";
import { VERBS_OF } from "./verbs";
import { Gaze } from "./where";

const QUESTIONS: ReadonlySet<string> = new Set(
  (
    "company choose-objective roll-or-stop face-saladin against-saladin fight-again share-spoils share-sum " +
    "grant-outremer-title come-home"
  ).split(" "),
);
const LAST = { head: (events: readonly Event[]) => events[0], Component: LastRoll };
const gaze = new Gaze();

export const module: FiefModule = {
  name: "crusades",
  rowsBegin: "X-CRU-",
  voice: ["fief-crusades"],
  page: ["fief-outremer"],
  verbs: VERBS_OF,
  rows: {
    "call-crusade": "X-CRU-03",
    depart: "X-CRU-07",
    "seek-objective": "X-CRU-28",
    storm: "X-CRU-93",
    stop: "X-CRU-40",
    "loss-from": "X-CRU-94",
    "give-up": "X-CRU-63",
    "share-with": "X-CRU-47",
    share: "X-CRU-47",
    invest: "X-CRU-72",
    absolve: "X-CRU-23",
  },
  grave: "stop give-up",
  deeds:
    "crusade-called departed objective-chosen outremer-siege outremer-camp spoils-shared gave-up " +
    "yielded-to-saladin absolved",
  meant: {
    departure: { lord: "depart" },
    "grant-outremer-title": { lord: "invest" },
    "come-home": { village: "stand" },
  },
  places: ["crusaders-home"],
  battle: { prompts: "whose-company", onArmies: "loss-from" },
  happenings: {
    kinds: {
      "crusade-called": "crusade",
      departed: "departure",
      "nobody-went": "crusade-over",
      "crusade-ended": "crusade-over",
      "objective-revealed": "objectives",
      "objective-taken": "conquest",
      "outremer-siege": "outremer-siege",
      "crusaders-destroyed": "disaster",
      "yielded-to-saladin": "disaster",
      "saracen-captive": "disaster",
      "saladin-came": "saladin",
      "saladin-fell": "saladin-fell",
      renegade: "renegade",
    },
    together: ["departure", "crusade-over", "objectives", "disaster", "renegade"],
    follow: { spoils: ["conquest"], liberated: ["saladin-fell"] },
    lords: {
      "crusade-called": 1,
      departed: 1,
      "saracen-captive": 1,
      liberated: 1,
      renegade: 1,
    },
    pictures: PICTURES,
    pages: { conquest: LAST, "outremer-siege": LAST, disaster: LAST },
    title: (kind) => word(`moment-${kind}`),
  },
  titles: TITLES,
  worn: (view, lord) => {
    const { renegades } = (view as CrusadeView).crusade;
    return renegades.length && renegades.includes(PORTRAITS[lord]?.name ?? "") ? [RENEGADE] : [];
  },
  town: (view, village) => {
    const control = view.villages[village]?.control ?? -1;
    return control >= 0 && (view as CrusadeView).crusade.protected.includes(control) ? PROTECTED : [];
  },
  ofVillage,
  ofLord,
  told,
  Board: Away,
  question: {
    stands: (scene) => QUESTIONS.has(scene.prompt ?? ""),
    Component: Question,
    verbs: "seek-objective",
  },
  play: {
    stands: (scene) => (scene as CrusadeScene).view.crusade.battle !== null,
    edge: (scene) => edgeFor((scene as CrusadeScene).view.crusade),
    Component: Battle,
  },
  chart: {
    label: () => word("map-outremer"),
    stands: () => true,
    calls: (scene) => gaze.follow(scene),
    Component: Board as Component<{ scene: Scene<View, Box> }>,
  },
};
