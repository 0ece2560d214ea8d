// The offer and the talk, in words.
import type { FiefScene } from "../types";
import { cardName, deniersText, lordName, relicName, villageName } from "../words/names";
import { none, seatName, word } from "../words/telling";
import { type Item, thingOf } from "./items";

function itemText(scene: FiefScene, item: Item): string {
  const { box } = scene;
  const [, number] = item;
  const thing = thingOf(item);
  switch (thing) {
    case "deniers":
      return deniersText(number);
    case "card":
      return cardName(box, number);
    case "village":
      return villageName(box, number);
    case "relic":
      return relicName(box, number);
    default:
      return word(thing, { lord: lordName(box, number) });
  }
}

export function deal(scene: FiefScene): string[] {
  const { deal: one } = scene.view;
  if (!one) return [];
  const items = (side: Item[] | null): string =>
    side === null ? word("secret") : side.map((part) => itemText(scene, part)).join(", ") || none();
  return [
    word("deal", {
      seat: seatName(scene, one.proposer),
      partner: seatName(scene, one.partner),
      given: items(one.given),
      wanted: items(one.wanted),
    }),
  ];
}

export function talk(scene: FiefScene): string[] {
  const members = scene.view.talk?.members;
  return members ? [word("talk", { seats: members.map((seat) => seatName(scene, seat)).join(", ") })] : [];
}
