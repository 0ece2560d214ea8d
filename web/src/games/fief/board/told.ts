// Villages, Bishoprics, roads and relics in words.
import { allOf } from "../added";
import { holder } from "../court/told";
import { type Box, type FiefScene, NOBODY } from "../types";
import { bishopOf, cardOf } from "../words/box";
import { cardName, lordName, relicName, villageName } from "../words/names";
import { listed, none, seatName, word } from "../words/telling";
import { troopsText } from "../words/troops";

export function controller(scene: FiefScene, village: number): string {
  const control = scene.view.villages[village]?.control ?? NOBODY;
  return control === NOBODY ? word("nobody") : seatName(scene, control);
}

export function buildings(scene: FiefScene, at: number): string {
  const village = scene.view.villages[at];
  if (!village) return none();
  const besieging = village.sieges.flatMap((engines, seat) =>
    engines > 0 ? [word("besieged", { seat: seatName(scene, seat), dice: engines })] : [],
  );
  return listed([
    village.fort === 1 ? word("stronghold") : "",
    village.fort === 2 ? word("city") : "",
    ...allOf((expansion) => expansion.ofVillage?.(scene, at)),
    village.mills ? word("mills", { mills: village.mills }) : "",
    ...besieging,
  ]);
}

/** Lords and troops in a Village, family by family. */
export function present(scene: FiefScene, at: number): string {
  const { view, box } = scene;
  const parts = scene.names.map((seat, family) => {
    const lords = view.lords.flatMap((lord, one) =>
      lord?.family === family && lord.at === at
        ? [lord.captor === NOBODY ? lordName(box, one) : word("captive", { lord: lordName(box, one) })]
        : [],
    );
    const troops = view.villages[at]?.troops[family];
    const all = [...lords, troops?.counters ? troopsText(troops) : ""].filter(Boolean);
    return all.length ? `${seat}: ${all.join(", ")}` : "";
  });
  return listed(parts);
}

/** Cards that may lie on a Bishopric; the view has them by their names in the box. */
const LYING = ["harvest", "weather", "rain", "famine", "plague"] as const;

export function bishopric(scene: FiefScene, at: number): string {
  const shown = scene.view.bishoprics[at];
  const lying = LYING.filter((card) => shown?.[card]);
  return listed([holder(scene, bishopOf(at)), ...lying.map((card) => cardName(scene.box, cardOf(card)))]);
}

export function roads(box: Box): string[] {
  const called = (id: string): string => villageName(box, box.villages.indexOf(id));
  return box.board.villages.map((village) => {
    const ways = box.board.roads
      .filter((road) => road.between.includes(village.id))
      .map((road) => {
        const [one, other] = road.between;
        const to = called(one === village.id ? other : one);
        return road.bridge ? word("by-bridge", { village: to }) : to;
      });
    return `${village.name}: ${ways.join(", ")}`;
  });
}

export function relics(scene: FiefScene): string[] {
  return scene.view.relics.flatMap((relic, at) => {
    const where =
      relic.lord !== NOBODY
        ? lordName(scene.box, relic.lord)
        : relic.village !== NOBODY
          ? villageName(scene.box, relic.village)
          : "";
    return where ? [`${relicName(scene.box, at)}: ${where}`] : [];
  });
}
