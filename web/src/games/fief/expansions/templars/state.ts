import type { View } from "../../types";
import type { Order } from "../orders/state";

/** What the view has of the Templars. */
export interface Templars extends Order {
  /** Lords whose Templar Knight lives */
  knights: number[];
  commanderies: number[];
  commanderies_left: number;
  /** the treasure is */
  hidden: boolean;
  outlawed: boolean;
  /** by seat: whether he has begun his free talk in this round */
  talked: boolean[];
}

export const templarsOf = (view: View): Templars | undefined =>
  (view as View & { templars?: Templars }).templars;
