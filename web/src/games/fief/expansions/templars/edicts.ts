import type { Option } from "../../../../lib/protocol";
import type { FiefScene } from "../../types";
import { templarsOf } from "./state";

const PROMPTS: ReadonlySet<string> = new Set(["consider-edict", "support-edict"]);
const ANSWERS: ReadonlySet<string> = new Set(["enact", "pass", "accept", "refuse"]);

/** Whether an Edict is considered, by whomever. */
export function isEdict(scene: FiefScene): boolean {
  return templarsOf(scene.view) !== undefined && scene.waiting.some((one) => PROMPTS.has(one.prompt));
}

export const isEdictMine = (scene: FiefScene): boolean => PROMPTS.has(scene.prompt ?? "");

export function edictAnswers(scene: FiefScene): Option[] {
  return isEdictMine(scene) ? scene.options.filter((option) => ANSWERS.has(option.verb)) : [];
}
