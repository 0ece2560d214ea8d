// What is asked about a battle, and where it is answered.
import type { Option } from "../../../lib/protocol";
import { allOf, namesIn } from "../added";
import { answersTo } from "../choices/answers";
import type { FiefScene } from "../types";

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

/** What the base game and expansions know of a battle. */
function inBattle(base: ReadonlySet<string>, part: "prompts" | "onArmies" | "onBattle"): ReadonlySet<string> {
  const more = allOf((expansion) => namesIn(expansion.battle?.[part]));
  return more.length ? new Set([...base, ...more]) : base;
}

const battlePrompts = (): ReadonlySet<string> => inBattle(BATTLE_PROMPTS, "prompts");

export const battleAnswers = (scene: FiefScene): Option[] =>
  answersTo(scene, battlePrompts(), inBattle(ON_BATTLE, "onBattle"));

export const armyAnswers = (scene: FiefScene): Option[] =>
  answersTo(scene, battlePrompts(), inBattle(ON_ARMIES, "onArmies"));

export const askedAboutBattle = (scene: FiefScene): boolean => battlePrompts().has(scene.prompt ?? "");
