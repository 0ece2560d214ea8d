import { tell } from "../../../lib/fluent.svelte";
import type { Option } from "../../../lib/protocol";
import type { Box, Deal } from "../types";
import { cardName, deniersText, lordName, relicName, villageWords } from "../words/names";
import { TALK } from "../words/sentences";
import type { Kind } from "../words/vocabulary";

/** What may change hands, in the order of the numbers that deals have for them (games/fief/deal.py). */
export const THINGS = ["deniers", "card", "village", "captive", "freedom", "relic"] as const;
export type Thing = (typeof THINGS)[number];
export type Item = [number, number];
export type Side = "give" | "want";

const DRAWN_AS: Record<Thing, Kind> = {
  deniers: "deniers",
  card: "card",
  village: "village",
  captive: "lord",
  freedom: "lord",
  relic: "relic",
};

export function thingOf(item: Item): Thing {
  return THINGS[item[0]] ?? "deniers";
}

export function drawnAs(thing: Thing): Kind {
  return DRAWN_AS[thing];
}

/** What lies on one side of an offer: "5 deniers", "control of Tournus". */
export function itemText(box: Box, item: Item): string {
  const [, number] = item;
  const thing = thingOf(item);
  switch (thing) {
    case "deniers":
      return deniersText(number);
    case "card":
      return tell(TALK, "item-card", { card: cardName(box, number) });
    case "village":
      return tell(TALK, "item-village", villageWords(box, number));
    case "relic":
      return relicName(box, number);
    default:
      return tell(TALK, `item-${thing}`, { lord: lordName(box, number) });
  }
}

export interface Shelf {
  thing: Thing;
  options: Option[];
}

/** What may still be laid on one side of the offer, by kind of thing. */
export function shelves(options: readonly Option[], side: Side): Shelf[] {
  return THINGS.map((thing) => ({
    thing,
    options: options.filter((option) => option.verb === `${side}-${thing}`),
  })).filter((shelf) => shelf.options.length > 0);
}

/** The rows that say what an offer costs in markers: money, cards, relics, or that markers are spent at all. */
export function costRows(deal: Deal): string[] {
  const things = new Set([...(deal.given ?? []), ...(deal.wanted ?? [])].map(thingOf));
  const rows = [
    ...(deal.private ? ["F-8.0-06"] : []),
    ...(things.has("deniers") && !deal.private ? ["F-8.0-03"] : []),
    ...(things.has("card") && !deal.private ? ["F-8.0-04"] : []),
    ...(things.has("relic") ? ["F-11.1-07"] : []),
  ];
  return rows.length ? rows : ["F-8.0-01"];
}

/** The two sides as one of the two sees them: what he would give, and what he would get. */
export function seenBy(deal: Deal, seat: number | null): { goes: Item[]; comes: Item[] } {
  const [given, wanted] = [deal.given ?? [], deal.wanted ?? []];
  return seat === deal.partner ? { goes: wanted, comes: given } : { goes: given, comes: wanted };
}
