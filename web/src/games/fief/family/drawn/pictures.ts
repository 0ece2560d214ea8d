import { FAMINE, PLAGUE, RAIN } from "./disasters";
import { CARDINAL_HAT, HARVEST, MAID, type Picture, TAX, WEATHER } from "./fortunes";
import { AMBUSH, ASSASSINATION, JUSTICE, PASSAGE, UPRISING } from "./surprises";

/** The cards that are no Lords, from their first number (18) in the order of the box. */
export const PICTURES: readonly Picture[] = [
  CARDINAL_HAT,
  MAID,
  HARVEST,
  WEATHER,
  TAX,
  UPRISING,
  PASSAGE,
  ASSASSINATION,
  JUSTICE,
  AMBUSH,
  RAIN,
  FAMINE,
  PLAGUE,
];

/** Which deck a card belongs to: its colours and its back. */
export type Deck = "lord" | "fortune" | "disaster";

const FIRST_FORTUNE = 20;
const FIRST_DISASTER = 28;
const FIRST_SURPRISE = 23;

export function deckOf(kind: number): Deck {
  if (kind < FIRST_FORTUNE) return "lord";
  return kind < FIRST_DISASTER ? "fortune" : "disaster";
}

/** Cards with the bolt: they may be played at any time (F-2.4-05). */
export function hasBolt(kind: number): boolean {
  return kind === 18 || kind === 19 || (kind >= FIRST_SURPRISE && kind < FIRST_DISASTER);
}
