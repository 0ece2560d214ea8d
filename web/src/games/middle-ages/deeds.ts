import type { Event } from "../../lib/protocol";

export const DEEDS: ReadonlySet<string> = new Set([
  "placed",
  "moved",
  "took",
  "scouted",
  "coined",
  "plotted",
  "returned",
  "restored",
  "earned",
  "counted",
]);

/** Who gains or loses how many coins by an event. */
export function gain(event: Event): { seat: number; coins: number }[] {
  const [first = 0, second = 0] = event.args;
  switch (event.fact) {
    case "counted":
    case "earned":
    case "gained":
      return [{ seat: event.seat, coins: second }];
    case "spent":
    case "empty-estates":
      return [{ seat: event.seat, coins: -second }];
    case "paid":
      return [
        { seat: event.seat, coins: -second },
        { seat: first, coins: second },
      ];
    default:
      return [];
  }
}
