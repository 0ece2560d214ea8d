// What a family has, in words.
import { tell } from "../../../lib/fluent.svelte";
import { type FiefScene, NOBODY } from "../types";
import { cardName, titleName } from "../words/names";
import { GAME } from "../words/sentences";
import { listed, seatName, word } from "../words/telling";

export function family(
  scene: FiefScene,
  seat: number,
): Record<"name" | "points" | "deniers" | "income" | "cards" | "markers", string> {
  const { view, box } = scene;
  const shown = view.families[seat];
  const faces = shown?.cards.map((card) => cardName(box, card)) ?? [];
  return {
    name: listed([
      seatName(scene, seat),
      seat === view.first ? word("first") : "",
      shown && shown.ally !== NOBODY ? word("ally", { seat: seatName(scene, shown.ally) }) : "",
    ]),
    points: [
      String(shown?.victory_points ?? 0),
      ...(shown?.points.map((point) => titleName(box, point.title)) ?? []),
    ].join(", "),
    deniers: String(shown?.deniers ?? word("secret")),
    income: String(shown?.income?.total ?? word("secret")),
    cards: listed([
      word("hand", { lords: shown?.lord_cards ?? 0, fortunes: shown?.fortune_cards ?? 0 }),
      faces.join(", "),
    ]),
    markers: [
      word("markers", {
        diplomacy: shown?.markers ?? 0,
        taxes: shown?.taxes ?? 0,
        engines: shown?.engines ?? 0,
        men: shown?.stock[0] ?? 0,
        knights: shown?.stock[1] ?? 0,
      }),
      ...(box.pieces ?? []).map(
        (piece, at) => `${tell(GAME, `piece-${piece.word}`)} ${shown?.stock[at + 2] ?? 0}`,
      ),
    ].join(", "),
  };
}
