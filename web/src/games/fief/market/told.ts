// The tax markers in words.
import type { FiefScene } from "../types";
import { bishopricName, fiefName } from "../words/names";
import { seatName, word } from "../words/telling";

/** The Pope's tithe has a mask of Bishoprics instead of one (phases/taxes.py). */
const AS_POPE = 4;

export function taxes(scene: FiefScene): string[] {
  const { box } = scene;
  return scene.view.taxes.map(([seat = 0, kind = 0, at = 0, , capacity = 0]) => {
    const bishoprics = box.bishoprics.map((_, one) => one).filter((one) => (at >> one) & 1);
    const tithed = capacity === AS_POPE ? bishoprics : [at];
    const what = kind === 0 ? fiefName(box, at) : tithed.map(bishopricName).join(", ");
    return word("tax", { seat: seatName(scene, seat), what });
  });
}
