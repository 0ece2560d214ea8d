// The battle in words.
import type { FiefScene } from "../types";
import { lordName, villageWords } from "../words/names";
import { none, seatName, word } from "../words/telling";
import { troopsText } from "../words/troops";

export function battle(scene: FiefScene): string[] {
  const { battle: one } = scene.view;
  if (!one) return [];
  const sides = one.armies.map((army, side) =>
    word(side ? "defence" : "attack", {
      who: army.troops.map((part) => `${seatName(scene, part.seat)}: ${troopsText(part.troops)}`).join(", "),
      lords: army.lords.map((lord) => lordName(scene.box, lord)).join(", ") || none(),
      strength: army.strength ?? word("secret"),
      dice: army.dice ?? word("secret"),
    }),
  );
  return [word("battle", { ...villageWords(scene.box, one.village), rolls: one.rolls }), ...sides];
}
