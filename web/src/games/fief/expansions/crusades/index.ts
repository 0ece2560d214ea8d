// Crusades: the call, departures, and the board of Outremer (../../outremer).
import type { Component } from "svelte";
import { tell } from "../../../../lib/fluent.svelte";
import type { Event } from "../../../../lib/protocol";
import { PORTRAITS } from "../../drawn/portraits/portraits";
import type { Expansion } from "../../expansion";
import type { FiefScene } from "../../types";
import { GAME } from "../../words/sentences";
import Away from "./Away.svelte";
import Battle from "./fought/Battle.svelte";
import LastRoll from "./fought/LastRoll.svelte";
import { PROTECTED, RENEGADE, TITLES } from "./marks";
import Board from "./outremer/Board.svelte";
import { edgeFor } from "./outremer/chart";
import { PICTURES } from "./pictures";
import Question from "./Question.svelte";
import { word } from "./said";
import { ofLord, ofVillage, told } from "./told";
import type { CrusadeScene, CrusadeView } from "./types";
import { Gaze } from "./where";

const QUESTIONS: ReadonlySet<string> = new Set(
  (
    "company choose-objective roll-or-stop face-saladin against-saladin fight-again share-spoils share-sum " +
    "grant-outremer-title come-home"
  ).split(" "),
);
const LAST = { head: (events: readonly Event[]) => events[0], Component: LastRoll };
const gaze = new Gaze();

export const expansion: Expansion = {
  rowsBegin: "X-CRU-",
  voice: ["fief-crusades"],
  page: ["fief-outremer"],
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
    pictures: PICTURES,
    pages: { conquest: LAST, "outremer-siege": LAST, disaster: LAST },
    title: (kind) => word(`moment-${kind}`),
  },
  titles: TITLES,
  scored: { column: "score-outremer", titles: (name) => name.replace(/-\d+$/, "") in TITLES },
  nouns: { objective: (value) => tell(GAME, `objective-${value}`) },
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
    Component: Board as Component<{ scene: FiefScene }>,
  },
};
