import { cardId } from "../../words/box";
import { FAMINE, PLAGUE, RAIN } from "./disasters";
import { CARDINAL_HAT, HARVEST, MAID, type Picture, TAX, WEATHER } from "./fortunes";
import { AMBUSH, ASSASSINATION, JUSTICE, PASSAGE, UPRISING } from "./surprises";

/** Which deck a card belongs to: its colours and its back. */
export type Deck = "lord" | "fortune" | "disaster";

interface Drawn {
  picture: Picture;
  deck: Deck;
  /** the sign that it may be played at any time (F-2.4-05) */
  bolt: boolean;
}

const lord = (picture: Picture): Drawn => ({ picture, deck: "lord", bolt: true });
const fortune = (picture: Picture): Drawn => ({ picture, deck: "fortune", bolt: false });
const surprise = (picture: Picture): Drawn => ({ picture, deck: "fortune", bolt: true });
const disaster = (picture: Picture): Drawn => ({ picture, deck: "disaster", bolt: false });

/** The cards that are no Lords, by their names in the box. */
export const DRAWN: Readonly<Record<string, Drawn>> = {
  cardinal: lord(CARDINAL_HAT),
  "d-arc": lord(MAID),
  harvest: fortune(HARVEST),
  weather: fortune(WEATHER),
  tax: fortune(TAX),
  uprising: surprise(UPRISING),
  passage: surprise(PASSAGE),
  assassination: surprise(ASSASSINATION),
  justice: surprise(JUSTICE),
  ambush: surprise(AMBUSH),
  rain: disaster(RAIN),
  famine: disaster(FAMINE),
  plague: disaster(PLAGUE),
};

export const pictureOf = (card: number): Picture | undefined => DRAWN[cardId(card)]?.picture;
export const deckOf = (card: number): Deck => DRAWN[cardId(card)]?.deck ?? "lord";
export const hasBolt = (card: number): boolean => DRAWN[cardId(card)]?.bolt ?? false;
