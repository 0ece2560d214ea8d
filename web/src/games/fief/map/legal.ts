// What may be chosen on the map now, by the thing it is about.
import type { Option } from "../../../lib/protocol";
import { optionsAt } from "../choices/clicks";
import { type FiefScene, NOBODY } from "../types";
import { type Kind, kindOf } from "../words/vocabulary";

/** Acts that are open at almost any time and asked for by nobody: they do not glow, a click still finds them. */
const QUIET: ReadonlySet<string> = new Set([
  "cede",
  "free",
  "hand-over",
  "lift-siege",
  "pass-title",
  "excommunicate",
  "take-relic",
  "pass-relic",
]);

const MARCHES: ReadonlySet<string> = new Set(["march", "ask", "relieve", "tunnel"]);

export const isLoud = (option: Option): boolean => !QUIET.has(option.verb);

/** Things of a kind that glow, with whether the reader has picked one of their choices already. */
export function glowing(scene: FiefScene, kind: Kind): Map<number, "legal" | "selected"> {
  const found = new Map<number, "legal" | "selected">();
  for (const option of scene.options) {
    if (kindOf(option.verb) !== kind || option.noun < 0 || !isLoud(option)) continue;
    if (option.text === scene.selected) found.set(option.noun, "selected");
    else if (!found.has(option.noun)) found.set(option.noun, "legal");
  }
  return found;
}

/** The villages where the column may go next. */
export function exits(scene: FiefScene): Map<number, "legal" | "selected"> {
  const found = new Map<number, "legal" | "selected">();
  if (scene.view.column?.seat !== scene.you) return found;
  for (const option of scene.options) {
    if (!MARCHES.has(option.verb)) continue;
    if (option.text === scene.selected) found.set(option.noun, "selected");
    else if (!found.has(option.noun)) found.set(option.noun, "legal");
  }
  return found;
}

/** What a click on a village may mean: its own choices, or else those of the Lords who are there too. */
export function choicesIn(scene: FiefScene, village: number): Option[] {
  const own = optionsAt(scene, "village", village);
  if (own.filter(isLoud).length === 1) return own.filter(isLoud);
  const lords = scene.view.lords.flatMap((lord, number) =>
    lord?.at === village ? optionsAt(scene, "lord", number) : [],
  );
  const relics = scene.view.relics.flatMap((relic, number) =>
    relic.village === village || (relic.lord !== NOBODY && scene.view.lords[relic.lord]?.at === village)
      ? optionsAt(scene, "relic", number)
      : [],
  );
  if (own.some(isLoud)) return own;
  return [...lords.filter(isLoud), ...own, ...lords.filter((option) => !isLoud(option)), ...relics];
}
