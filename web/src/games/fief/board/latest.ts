// Where something has just happened.
import type { Event } from "../../../lib/protocol";
import { fieldsOf } from "../words/vocabulary";

export interface March {
  from: number;
  to: number;
}

export function villagesIn(events: readonly Event[]): number[] {
  const found = events.flatMap(({ fact, args }) => {
    const fields = fieldsOf(fact);
    return args.filter((_, at) => fields[at]?.kind === "village");
  });
  return [...new Set(found)];
}

export function marchesIn(events: readonly Event[]): March[] {
  return events.flatMap(({ fact, args: [, from, to] }) =>
    fact === "marched" && from !== undefined && to !== undefined ? [{ from, to }] : [],
  );
}
