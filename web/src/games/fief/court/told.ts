// Lords, their titles and elections in words.
import { allOf } from "../added";
import { type FiefScene, type Lord, NOBODY } from "../types";
import { deniersText, lordName, titleName, villageName } from "../words/names";
import { listed, none, seatName, word } from "../words/telling";

/** Who holds a fief's title. */
export function holder(scene: FiefScene, title: number): string {
  const lord = scene.view.titles[title] ?? NOBODY;
  if (lord === NOBODY) return word("vacant");
  return word("of-family", {
    lord: lordName(scene.box, lord),
    seat: seatName(scene, scene.view.lords[lord]?.family ?? NOBODY),
  });
}

export function place(scene: FiefScene, lord: Lord): string {
  if (lord.at === NOBODY) return word("off-map");
  const village = villageName(scene.box, lord.at);
  return lord.captor === NOBODY ? village : word("held", { village, seat: seatName(scene, lord.captor) });
}

export function titles(scene: FiefScene, lord: Lord): string {
  return listed(lord.titles.map((title) => titleName(scene.box, title, scene.view.regency)));
}

export function state(scene: FiefScene, lord: Lord): string {
  return listed([
    word("strength", { strength: lord.strength }),
    lord.spouse === NOBODY ? "" : word("married", { lord: lordName(scene.box, lord.spouse) }),
    ...allOf((expansion) => expansion.ofLord?.(scene, scene.view.lords.indexOf(lord))),
    lord.darc ? word("darc") : "",
    lord.assassin ? word("assassin") : "",
    lord.excommunicated ? word("excommunicated") : "",
    lord.captor === NOBODY ? "" : word("ransom", { ransom: deniersText(lord.ransom) }),
  ]);
}

export function election(scene: FiefScene): string[] {
  const { election: one } = scene.view;
  if (one.stage === "none") return [];
  const lords = one.candidates.map((lord) => (lord === NOBODY ? "" : lordName(scene.box, lord)));
  const votes = one.weights.map((weight, seat) => `${seatName(scene, seat)} ${weight.votes}`);
  const placed = one.markers.flatMap((markers, seat) =>
    markers.map((lord) => word("marker", { seat: seatName(scene, seat), lord: lordName(scene.box, lord) })),
  );
  return [
    word("election", {
      title: titleName(scene.box, one.title),
      lords: lords.filter(Boolean).join(", ") || none(),
    }),
    word("votes", { votes: votes.join(", ") }),
    ...placed,
  ];
}
