// When the table looks at Outremer by itself.
import type { FiefScene } from "../../types";
import type { CrusadeScene } from "./types";

/** While objectives lie there in the phase of the Crusades; the return is chosen on the map of France again. */
export function isThere(scene: FiefScene): boolean {
  return scene.view.phase === "crusades" && (scene as CrusadeScene).view.crusade.tiles.length > 0;
}

/** A choice that waits to be confirmed, or a menu that is open on the map. */
function isChoosing(scene: FiefScene): boolean {
  return scene.selected !== null || document.querySelector("#map [role='toolbar']") !== null;
}

/** Follows the table, but never while the reader is in the middle of a choice. */
export class Gaze {
  private there = false;

  follow(scene: FiefScene): boolean {
    if (!isChoosing(scene)) this.there = isThere(scene);
    return this.there;
  }
}
