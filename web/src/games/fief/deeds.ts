import type { Event, Option } from "../../lib/protocol";
import { allOf, words } from "./modules";

/** What a seat does of its own will: the log marks what happened since the reader's last. */
export const DEEDS = new Set<string>(
  (
    "became-first settled wooed suit-refused stood-for marked discarded drew-lord drew-fortune lord-came " +
    "fortune-laid tallaged tithed tithed-as-cardinal tithed-as-pope ransomed price-offered price-refused " +
    "bought-man bought-knight built-mill built-stronghold bought-title bought-cardinal title-passed marched " +
    "asked-leave gave-leave refused-leave declared-cavalcade charged battle-declared helped truce-offered " +
    "truce-refused surrendered called-off came-out besieged siege-continued pillaged ceded handed-over " +
    "siege-lifted offered offer-refused deal-made invited declined rose struck took-relic"
  ).split(" "),
);

/** Deniers that an event brings or takes, to be shown flying. */
export function gain(event: Event): { seat: number; coins: number }[] {
  const [first = 0, second = 0, third = 0] = event.args;
  if (!event.args.length && event.fact !== "pillaged") return []; // a secret of others
  switch (event.fact) {
    case "village-income":
    case "mill-income":
    case "queen-income":
      return [{ seat: event.seat, coins: first }];
    case "tallage-income":
    case "tithe-income":
      return [{ seat: event.seat, coins: second }];
    case "bought-title":
      return [{ seat: event.seat, coins: -second }];
    case "pillaged":
      return [{ seat: event.seat, coins: 1 }];
    case "gave-deniers":
      return [
        { seat: event.seat, coins: -second },
        { seat: first, coins: second },
      ];
    case "ransomed":
      return [
        { seat: event.seat, coins: -third },
        { seat: second, coins: third },
      ];
    default:
      return [];
  }
}

const GRAVE: ReadonlySet<string> = new Set(
  (
    "excommunicate seek-annulment surrender call-off change-sides leave cede pass-title free hand-over " +
    "strike judge waylay rise fall pillage lift lift-siege"
  ).split(" "),
);
const GRAVE_CARDS: ReadonlySet<string> = new Set(["assassination", "justice", "ambush", "uprising"]);

/** What cannot be taken back and may be regretted is confirmed, whatever the reader prefers. */
export function grave(option: Option): boolean {
  if (GRAVE.has(option.verb) || allOf((one) => words(one.grave)).includes(option.verb)) return true;
  return option.verb === "play" && GRAVE_CARDS.has(option.text.split(" ")[1] ?? "");
}
