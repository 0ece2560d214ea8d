// Where something has just happened in Outremer.
import type { Event } from "../../../../../lib/protocol";

/** Facts whose first number is an objective from 1, and those that have a Lord before it. */
const FIRST: ReadonlySet<string> = new Set(
  (
    "objective-revealed outremer-battle objective-taken outremer-siege outremer-camp crusaders-destroyed " +
    "saladin-came walls-passed gave-up yielded-to-saladin saladin-passed title-unclaimed"
  ).split(" "),
);
const SECOND: ReadonlySet<string> = new Set(["objective-chosen"]);

/** Objectives from 0. */
export function placesIn(events: readonly Event[]): number[] {
  const found = events.flatMap(({ fact, args }) => {
    const number = FIRST.has(fact) ? args[0] : SECOND.has(fact) ? args[1] : undefined;
    return number === undefined ? [] : [number - 1];
  });
  return [...new Set(found)];
}
