// Whose turn it is and what lies beside the board, in words.
import { holder } from "../court/told";
import { type FiefScene, NOBODY } from "../types";
import { type Rank, titlesOf } from "../words/box";
import { titleName } from "../words/names";
import { seatName, word } from "../words/telling";

const HIGH: readonly Rank[] = ["king", "queen", "crown-prince", "pope", "cardinal"];

export function supply(scene: FiefScene): string[] {
  const { decks, supply: left, order, titles: holders } = scene.view;
  const high = HIGH.flatMap(titlesOf).filter((title) => (holders[title] ?? NOBODY) !== NOBODY);
  return [
    word("order", { seats: order.map((seat) => seatName(scene, seat)).join(", ") }),
    ...high.map((title) => `${titleName(scene.box, title, scene.view.regency)}: ${holder(scene, title)}`),
    word("decks", { lords: decks.lord.cards, fortunes: decks.fortune.cards, disasters: decks.track }),
    word("supply", { strongholds: left.strongholds, mills: left.mills }),
  ];
}
