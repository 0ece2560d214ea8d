// The column on its way, in words.
import type { FiefScene } from "../types";
import { lordName, villageWords } from "../words/names";
import { seatName, word } from "../words/telling";
import { troopsText } from "../words/troops";

export function column(scene: FiefScene): string[] {
  const { column: one } = scene.view;
  if (!one) return [];
  const lords = one.lords.map((lord) => lordName(scene.box, lord)).join(", ");
  const village = villageWords(scene.box, one.village);
  return [
    word("column", { seat: seatName(scene, one.seat), lords, troops: troopsText(one.troops), ...village }),
  ];
}
