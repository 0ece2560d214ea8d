// All that is going on, in words.
import { allOf } from "../added";
import { battle } from "../battle/told";
import { election } from "../court/told";
import { deal, talk } from "../diplomacy/told";
import { column } from "../march/told";
import type { FiefScene } from "../types";

/** Column, election, battle, offer and talk, if there are any. */
export function happenings(scene: FiefScene): string[] {
  const further = allOf((expansion) => expansion.told?.(scene));
  return [...column(scene), ...election(scene), ...battle(scene), ...deal(scene), ...talk(scene), ...further];
}
