// A Crusade in words: for the boards of families and for those who read the table as text.
import type { FiefScene } from "../../types";
import { lordName } from "../../words/names";
import { placeName, saladinText, siteName, siteText, stackText, stageText, word } from "./said";
import { armiesOf, saladinOf, sitesOf } from "./state";
import { AT_SEA, type CrusadeScene, STRANGER, WAITING } from "./types";

const crusadeOf = (scene: FiefScene): CrusadeScene => scene as CrusadeScene;

/** Where a Lord is if he is not in France, and whether the Church has cast him out. */
export function ofLord(any: FiefScene, lord: number): string[] {
  const scene = crusadeOf(any);
  const { crusade } = scene.view;
  const name = lordName(scene.box, lord);
  const company = crusade.companies.find((one) => one.lord === lord);
  const captive = scene.view.lords[lord]?.captor === STRANGER;
  return [
    ...(company ? [`${word("is-away")}, ${whereOf(scene, company.place)}`] : []),
    ...(captive ? [word("is-captive")] : []),
    ...(crusade.renegades.includes(name) ? [word("renegade")] : []),
    ...(crusade.guilty.includes(name) ? [word("guilty")] : []),
  ];
}

function whereOf(scene: CrusadeScene, place: number): string {
  if (place === AT_SEA) return word("away-sea");
  if (place === WAITING) return word("away-waiting");
  return word("away-at", { name: placeName(scene, place) });
}

/** A Village under the protection of the Church says so. */
export function ofVillage(any: FiefScene, village: number): string[] {
  const scene = crusadeOf(any);
  const control = scene.view.villages[village]?.control ?? -1;
  return control >= 0 && scene.view.crusade.protected.includes(control) ? [word("village-protected")] : [];
}

export function told(any: FiefScene): string[] {
  const scene = crusadeOf(any);
  const { crusade } = scene.view;
  const stacks = armiesOf(scene.view, scene.box);
  const lords = (numbers: readonly number[]): string =>
    numbers.map((lord) => lordName(scene.box, lord)).join(", ");
  const seats = crusade.protected.map((seat) => scene.names[seat] ?? "").join(", ");
  return [
    `${stageText(crusade.stage)}.`,
    ...sitesOf(scene.view)
      .filter((site) => (crusade.tiles.length ? site.place >= 0 : true))
      .sort((a, b) => a.place - b.place || siteName(a.name).localeCompare(siteName(b.name)))
      .map((site) => siteText(scene, site, stacks)),
    ...stacks.filter((stack) => stack.village < 0).map((stack) => stackText(scene, stack)),
    ...(crusade.stage ? [saladinText(saladinOf(crusade, scene.events), crusade.stage)] : []),
    ...crusade.captives.map((lord) =>
      word("captive-of", {
        lord: lordName(scene.box, lord),
        family: scene.names[scene.view.lords[lord]?.family ?? -1] ?? "",
      }),
    ),
    ...(crusade.order.length ? [word("told-hierarchy", { lords: lords(crusade.order) })] : []),
    ...(seats ? [word("told-protected", { seats })] : []),
    ...(crusade.renegades.length ? [word("told-renegades", { lords: crusade.renegades.join(", ") })] : []),
    ...(crusade.guilty.length ? [word("told-guilty", { lords: crusade.guilty.join(", ") })] : []),
  ];
}
