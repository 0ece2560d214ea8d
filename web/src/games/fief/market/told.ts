// The tax markers in words.
import type { FiefScene } from "../types";
import { bishopricName, fiefName } from "../words/names";
import { seatName, word } from "../words/telling";
import { taxesIn } from "./taxes";

export function taxes(scene: FiefScene): string[] {
  return taxesIn(scene.view).map(({ seat, isTithe, places }) => {
    const names = places.map((place) => (isTithe ? bishopricName(place) : fiefName(scene.box, place)));
    return word("tax", { seat: seatName(scene, seat), what: names.join(", ") });
  });
}
