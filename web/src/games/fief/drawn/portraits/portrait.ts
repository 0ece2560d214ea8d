import type { Paints, Stroke } from "../strokes";
import { type Collar, COLLARS } from "./collars";
import { type Diaper, DIAPERS } from "./grounds";
import { type Hair, HAIR } from "./hair";
import { type Hat, HATS } from "./hats";
import { BEARDS, type Beard, type Face, NECK, faceOf } from "./heads";

/** How a Lord looks. */
export interface Portrait {
  /** as on the card, to check that the table stands in the order of the box */
  name: string;
  ground: Diaper;
  face: Face;
  hair: Hair;
  beard: Beard;
  hat: Hat;
  collar: Collar;
  paints: Paints;
}

/** All shapes of a portrait, from the ground to the hat. */
export function drawPortrait(one: Portrait): Stroke[] {
  return [
    ...DIAPERS[one.ground],
    ...HATS[one.hat].back,
    ...HAIR[one.hair].back,
    ...NECK,
    ...COLLARS[one.collar],
    ...faceOf(one.face),
    ...BEARDS[one.beard],
    ...HAIR[one.hair].front,
    ...HATS[one.hat].front,
  ];
}
