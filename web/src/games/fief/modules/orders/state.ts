// What the orders have in common in the view (expansions/orders/membership.py).
import { tell } from "../../../../lib/fluent.svelte";
import type { Scene } from "../../../module";
import { type Box, NOBODY, type View } from "../../types";
import { lordName } from "../../words";

export const PAGE = "fief-orders-page";

export type Table = Scene<View, Box>;

export interface Order {
  members: number[];
  titles_left: number;
}

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

export interface Teutonic extends Order {
  strongholds_left: number;
}

type Whole = View & { templars?: Templars; teutonic?: Teutonic };

export const templarsOf = (view: View): Templars | undefined => (view as Whole).templars;
export const teutonicOf = (view: View): Teutonic | undefined => (view as Whole).teutonic;

/** The Lord who is Grand Master of an order, or -1; `name` as titles of the box have it. */
export function masterOf({ box, view }: Table, name: string): number {
  return view.titles[box.titles.indexOf(`${name}-grand-master`)] ?? NOBODY;
}

/** "Thierry (Marguerite)" */
export function withFamily(scene: Table, lord: number): string {
  const seat = scene.names[scene.view.lords[lord]?.family ?? NOBODY] ?? "";
  return tell(PAGE, "lord-of", { lord: lordName(scene.box, lord), seat });
}

/** Lords of an order that a family has. */
export function membersOf(view: View, order: Order | undefined, seat: number): number[] {
  return (order?.members ?? []).filter((lord) => view.lords[lord]?.family === seat);
}
