import { tell } from "../../../lib/fluent.svelte";
import type { Gloss, GlossLine } from "../../../lib/gloss.svelte";
import { ruleSentence } from "../../../lib/rules.svelte";
import { type Box, GAME, type Lord, N_LORDS } from "../types";
import { cardName, lordName } from "../words";
import { hasBolt } from "./drawn/pictures";

/** Sentences of the family boards. */
export const FAMILY = "fief-family";

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

export function gloss(title: string, ...rows: readonly string[]): Gloss {
  return { title, lines: rows.map((rule): GlossLine => ({ text: ruleSentence(GAME, rule), rule })) };
}

export function cardGloss(box: Box, kind: number, playable: boolean): Gloss {
  const when = kind < N_LORDS || !hasBolt(kind) ? "when-cards" : "when-any";
  return {
    ...gloss(cardName(box, kind), ...cardRows(box.cards[kind] ?? "")),
    note: tell(FAMILY, playable ? "card-now" : when),
  };
}

/** What holds for a Lord as he stands: what he is worth, and what his marks mean. */
export function lordGloss(box: Box, number: number, lord: Lord, further: readonly string[] = []): Gloss {
  const rows = [
    ...further,
    ...(lord.captor >= 0 ? ["F-6.2.4-02", "F-6.2.3-04"] : []),
    ...(lord.assassin ? ["F-10.4-01"] : []),
    ...(lord.excommunicated ? ["F-1.3-24"] : []),
    ...(lord.darc ? ["F-5.0-04"] : []),
    ...(lord.spouse >= 0 ? ["F-1.1-10"] : []),
  ];
  return gloss(
    lordName(box, number),
    ...(rows.length ? rows.slice(0, 3 + further.length) : ["F-5.0-04", "F-6.2.4-02"]),
  );
}
