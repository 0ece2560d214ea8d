// Where something has just happened.
import type { Event } from "../../../lib/protocol";
import { allOf, words } from "../modules";

/** Facts whose first, second or third number is a village, as oyez.games.fief.words has them. */
const FACTS: readonly string[] = [
  "controlled uncontrolled siege-ended settled plague-spread plague-killed bought-man bought-knight built-mill " +
    "built-stronghold city-chartered used-passage cavalcade-won cavalcade-failed battle-declared troops-lost " +
    "gates-opened new-principal truce-made surrendered called-off came-out no-dice three-empty-rolls " +
    "only-lords-left no-lord-to-attack all-destroyed battle-won besieged siege-continued pillaged ceded " +
    "siege-lifted rose joined-rising opened-walls rising-failed rising-struck village-sacked stronghold-razed " +
    "breached others-lost others-buried others-bought others-passed",
  "asked-host host-refused stood troops-passed relic-laid marched asked-leave gave-leave refused-leave " +
    "asked-relief admitted-relief turned-away-relief declared-cavalcade charged let-cavalcade-through entrusted " +
    "relic-sought relic-left",
  "marched asked-leave",
];

export const VILLAGES_IN: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>();
  FACTS.forEach((facts, at) => {
    for (const fact of facts.split(" ")) found.set(fact, [...(found.get(fact) ?? []), at]);
  });
  return found;
})();

export interface March {
  from: number;
  to: number;
}

/** Which numbers of a fact are villages. */
function placesOf(fact: string): readonly number[] {
  const known = VILLAGES_IN.get(fact);
  if (known) return known;
  return allOf((module) => module.places?.flatMap((facts, at) => (words(facts).includes(fact) ? [at] : [])));
}

export function villagesIn(events: readonly Event[]): number[] {
  const found = events.flatMap((event) => placesOf(event.fact).flatMap((at) => event.args[at] ?? []));
  return [...new Set(found)];
}

export function marchesIn(events: readonly Event[]): March[] {
  return events.flatMap(({ fact, args: [, from, to] }) =>
    fact === "marched" && from !== undefined && to !== undefined ? [{ from, to }] : [],
  );
}
