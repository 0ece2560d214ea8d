// What a card does, for those who point at it.
import { tell } from "../../../lib/fluent.svelte";
import type { Gloss } from "../../../lib/gloss.svelte";
import { hasBolt } from "../drawn/cards/pictures";
import type { Box } from "../types";
import { gloss } from "../words/gloss";
import { cardName } from "../words/names";
import { FAMILY } from "../words/sentences";

/** What a card does, row by row; the Lords share the first entry. */
const LORD_ROWS = ["F-2.4.1-01", "F-2.4.1-02"];

const CARD_ROWS: Readonly<Record<string, readonly string[]>> = {
  cardinal: ["F-9.2-01", "F-9.2-02"],
  "d-arc": ["F-9.1-01", "F-5.0-04"],
  harvest: ["F-2.4.2-01", "F-2.4.2-02", "F-2.4.2-03"],
  weather: ["F-2.3.2-03", "F-2.4.2-02", "F-2.4.2-03"],
  tax: ["F-2.4.4-01", "F-2.4.4-05", "F-2.4.4-03"],
  uprising: ["F-10.1-01", "F-10.1-06", "F-10.1-18"],
  passage: ["F-10.2.1-07", "F-10.2.2-01", "F-10.2.3-03"],
  assassination: ["F-10.3-01", "F-10.3-03", "F-10.3-04"],
  justice: ["F-10.4-01", "F-10.4-02"],
  ambush: ["F-10.5-01", "F-10.5-02"],
  rain: ["F-2.3.1-M01", "F-2.3.1-M05"],
  famine: ["F-2.3-07", "F-2.3.2-03"],
  plague: ["F-2.3.3-02", "F-2.3.3-06"],
};

export function cardRows(card: string): readonly string[] {
  return CARD_ROWS[card] ?? LORD_ROWS;
}

export function cardGloss(box: Box, kind: number, playable: boolean): Gloss {
  const when = !hasBolt(kind) ? "when-cards" : "when-any";
  return {
    ...gloss(cardName(box, kind), ...cardRows(box.cards[kind] ?? "")),
    note: tell(FAMILY, playable ? "card-now" : when),
  };
}
