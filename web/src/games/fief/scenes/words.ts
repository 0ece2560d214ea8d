import { tell } from "../../../lib/fluent.svelte";
import type { Option } from "../../../lib/protocol";
import type { Scene } from "../../module";
import { allOf, modules, words } from "../modules";
import { BISHOP, type Box, CARDINAL, GAME, type View } from "../types";
import { MODULES, lordName, pieceName } from "../words";
import type { Losses } from "./rolls";

/** Sentences of elections, battles and moments. */
export const SCENES = "fief-scenes";

export type FiefScene = Scene<View, Box>;

const BATTLE_PROMPTS: ReadonlySet<string> = new Set(
  (
    "join-battle accept-helper before-first-roll end-of-roll answer-truce choose-sortie choose-side " +
    "choose-losses choose-worth-lost choose-kind-lost whose-knight whose-man-at-arms choose-fallen take-captives " +
    "take-over-captives choose-guard before-battle between-rolls use-passage"
  ).split(" "),
);
/** Answers that are clicked on the armies themselves. */
const ON_ARMIES: ReadonlySet<string> = new Set(["fall", "capture", "loss-of", "guard"]);
/** Answers about the battle as a whole. */
const ON_BATTLE: ReadonlySet<string> = new Set(
  (
    "fight truce surrender call-off come-out stay-inside stay change-sides leave help accept refuse pass done " +
    "all breach lose-knights play"
  ).split(" "),
);
const ELECTION_PROMPTS: ReadonlySet<string> = new Set(
  "name-candidate place-for place-decoy before-election before-vote before-the-vote".split(" "),
);
const ON_CANDIDATES: ReadonlySet<string> = new Set(["favour", "decoy", "excommunicate"]);
const ON_ELECTION: ReadonlySet<string> = new Set(["abstain", "pass", "pardon", "play"]);

function asked(scene: FiefScene, prompts: ReadonlySet<string>, verbs: ReadonlySet<string>): Option[] {
  return prompts.has(scene.prompt ?? "") ? scene.options.filter((option) => verbs.has(option.verb)) : [];
}

/** What the base game and modules know of a battle. */
function inBattle(base: ReadonlySet<string>, part: "prompts" | "onArmies" | "onBattle"): ReadonlySet<string> {
  const more = allOf((module) => words(module.battle?.[part]));
  return more.length ? new Set([...base, ...more]) : base;
}
const battlePrompts = (): ReadonlySet<string> => inBattle(BATTLE_PROMPTS, "prompts");

export const battleAnswers = (scene: FiefScene): Option[] =>
  asked(scene, battlePrompts(), inBattle(ON_BATTLE, "onBattle"));
export const armyAnswers = (scene: FiefScene): Option[] =>
  asked(scene, battlePrompts(), inBattle(ON_ARMIES, "onArmies"));
export const electionAnswers = (scene: FiefScene): Option[] => asked(scene, ELECTION_PROMPTS, ON_ELECTION);
export const candidateAnswers = (scene: FiefScene): Option[] => asked(scene, ELECTION_PROMPTS, ON_CANDIDATES);
export const nominations = (scene: FiefScene): Option[] =>
  scene.options.filter((option) => option.verb === "nominate");

/** The heading of a page. */
export function momentTitle(kind: string): string {
  const module = modules().find((one) => one.happenings?.pictures[kind]);
  return module?.happenings?.title(kind) ?? tell(SCENES, `moment-${kind}`);
}

/** Whether the reader is asked about the election or the battle itself. */
export const askedAboutElection = (scene: FiefScene): boolean => ELECTION_PROMPTS.has(scene.prompt ?? "");
export const askedAboutBattle = (scene: FiefScene): boolean => battlePrompts().has(scene.prompt ?? "");

/** The edge of the map where a scene about these villages (indices) hides none of them, if there is one. */
export function edgeFor(box: Box, villages: readonly number[]): "top" | "bottom" {
  const heights = villages.map((village) => box.board.villages[village]?.y ?? 500);
  const middle = heights.reduce((sum, y) => sum + y, 0) / Math.max(heights.length, 1);
  return middle < 500 ? "bottom" : "top";
}

/** The villages that an election is about: those of the bishopric. */
export function villagesOf(box: Box, title: number): number[] {
  if (title < BISHOP || title >= CARDINAL) return [];
  const number = title - BISHOP + 1;
  return box.board.villages.flatMap((village, at) => (village.bishopric === number ? [at] : []));
}

/** What was lost, killed and taken, sentence by sentence. */
export function lostText({ box }: FiefScene, { men, knights, others, fallen, captives }: Losses): string[] {
  const gone = [
    ...(men || knights ? [tell(GAME, "army", { men, knights })] : []),
    ...Object.entries(others).map(([word, number]) =>
      tell(MODULES, `count-${pieceName(box, Number(word))}`, { number }),
    ),
  ];
  return [
    ...(gone.length ? [tell(SCENES, "loses", { what: gone.join(", ") })] : []),
    ...fallen.map((lord) => tell(SCENES, "falls", { lord: lordName(box, lord) })),
    ...captives.map((lord) => tell(SCENES, "taken", { lord: lordName(box, lord) })),
  ];
}
