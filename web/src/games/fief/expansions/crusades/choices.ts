// What may be chosen on the map of Outremer, and what a click means where nothing can be.
import type { Option } from "../../../../lib/protocol";
import type { CrusadeScene } from "./types";

/** Prompts that are about the objective of `asked.place`. */
const ABOUT_PLACE: ReadonlySet<string> = new Set([
  "roll-or-stop",
  "face-saladin",
  "against-saladin",
  "fight-again",
]);

/** The objective that the open question is about, or -1. */
export function placeAsked(scene: CrusadeScene): number {
  return ABOUT_PLACE.has(scene.prompt ?? "") ? scene.view.crusade.asked.place : -1;
}

/** What a click on an objective (from 0) may mean. */
export function choicesAt(scene: CrusadeScene, place: number): Option[] {
  if (place < 0) return [];
  if (placeAsked(scene) === place) return scene.options.filter((option) => ANSWERS.has(option.verb));
  return scene.options.filter((option) => option.verb === "seek-objective" && option.noun === place + 1);
}
const ANSWERS: ReadonlySet<string> = new Set(["storm", "stop", "give-up", "fight", "surrender", "pass"]);

export function glowAt(scene: CrusadeScene, place: number): "legal" | "selected" | undefined {
  const options = choicesAt(scene, place);
  if (options.some((option) => option.text === scene.selected)) return "selected";
  return options.length ? "legal" : undefined;
}

/** Lords that may be chosen here: whose company loses, who falls. */
export function lordsGlowing(scene: CrusadeScene): Map<number, "legal" | "selected"> {
  const found = new Map<number, "legal" | "selected">();
  for (const option of scene.options)
    if (LORDS.has(option.verb)) found.set(option.noun, option.text === scene.selected ? "selected" : "legal");
  return found;
}
const LORDS: ReadonlySet<string> = new Set(["loss-from", "fall", "invest"]);

export const choicesOfLord = (scene: CrusadeScene, lord: number): Option[] =>
  scene.options.filter((option) => LORDS.has(option.verb) && option.noun === lord);

/** What to ask about an objective that cannot be chosen. */
export const askAbout = (place: number): string => `seek-objective ${place + 1}`;
