// What is asked about an election, and where it is answered.
import type { Option } from "../../../lib/protocol";
import { answersTo } from "../choices/answers";
import type { Box, FiefScene } from "../types";
import { bishopricOf } from "../words/box";

const ELECTION_PROMPTS: ReadonlySet<string> = new Set(
  "name-candidate place-for place-decoy before-election before-vote before-the-vote".split(" "),
);

const ON_CANDIDATES: ReadonlySet<string> = new Set(["favour", "decoy", "excommunicate"]);

const ON_ELECTION: ReadonlySet<string> = new Set(["abstain", "pass", "pardon", "play"]);

export const electionAnswers = (scene: FiefScene): Option[] =>
  answersTo(scene, ELECTION_PROMPTS, ON_ELECTION);

export const candidateAnswers = (scene: FiefScene): Option[] =>
  answersTo(scene, ELECTION_PROMPTS, ON_CANDIDATES);

export const nominations = (scene: FiefScene): Option[] =>
  scene.options.filter((option) => option.verb === "nominate");

/** Whether the reader is asked about the election or the battle itself. */
export const askedAboutElection = (scene: FiefScene): boolean => ELECTION_PROMPTS.has(scene.prompt ?? "");

/** The villages that an election is about: those of the bishopric. */
export function villagesOf(box: Box, title: number): number[] {
  const number = bishopricOf(title) + 1;
  if (!number) return [];
  return box.board.villages.flatMap((village, at) => (village.bishopric === number ? [at] : []));
}
