import type { Option } from "../../../lib/protocol";
import type { FiefScene } from "../types";

/** The choices with these verbs, if one of these questions is asked. */
export function answersTo(
  scene: FiefScene,
  prompts: ReadonlySet<string>,
  verbs: ReadonlySet<string>,
): Option[] {
  return prompts.has(scene.prompt ?? "") ? scene.options.filter((option) => verbs.has(option.verb)) : [];
}
