import type { View } from "../../types";
import type { Order } from "../orders/state";

/** What the view has of the Teutonic Knights. */
export interface Teutonic extends Order {
  strongholds_left: number;
}

export const teutonicOf = (view: View): Teutonic | undefined =>
  (view as View & { teutonic?: Teutonic }).teutonic;
