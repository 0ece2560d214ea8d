// What the orders have in common in the view (expansions/orders/membership.py).
import { tell } from "../../../../lib/fluent.svelte";
import { type FiefScene, NOBODY, type View } from "../../types";
import { lordName } from "../../words/names";

export const PAGE = "fief-orders-page";

export interface Order {
  members: number[];
  titles_left: number;
}

/** The Lord who is Grand Master of an order, or -1; `name` as titles of the box have it. */
export function masterOf({ box, view }: FiefScene, name: string): number {
  return view.titles[box.titles.indexOf(`${name}-grand-master`)] ?? NOBODY;
}

/** "Thierry (Marguerite)" */
export function withFamily(scene: FiefScene, lord: number): string {
  const seat = scene.names[scene.view.lords[lord]?.family ?? NOBODY] ?? "";
  return tell(PAGE, "lord-of", { lord: lordName(scene.box, lord), seat });
}

/** Lords of an order that a family has. */
export function membersOf(view: View, order: Order | undefined, seat: number): number[] {
  return (order?.members ?? []).filter((lord) => view.lords[lord]?.family === seat);
}
