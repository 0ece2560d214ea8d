// What the badges and the caps of the orders have in common; each has its own cross.
import { body, disc, flat, type Stroke } from "../../drawn/strokes";

/** The cross of an order on a medallion. */
export const badge = (cross: string, colour: string): readonly Stroke[] => [
  body("#fbf6ea", disc(0, 0, 11.4), 1.6),
  flat(colour, cross),
];

/** A cap of honour with the cross of the order over a circlet. */
export const master = (cross: string, colour: string): readonly Stroke[] => [
  body("#fbf6ea", "M4.400 16.600Q3 5 12 2.600 21 5 19.600 16.600z", 1),
  flat(colour, cross),
  body("gold", "M3.400 15.600Q12 12.800 20.600 15.600L20 21Q12 18.200 4 21z", 1),
  flat(colour, disc(12, 17.2, 1.1) + disc(7.4, 17.8, 0.9) + disc(16.6, 17.8, 0.9)),
];
