// The archers' step as the log tells it.
import type { Event } from "../../../../lib/protocol";
import { facesOf } from "../../battle/rolls";

export interface Shot {
  /** where it stands in the log */
  at: number;
  face: number;
  archers: number;
  hits: number;
  /** the Lord who was aimed at, or -1, and whether he was hit */
  lord: number;
  deadly: boolean;
}

/** What a side shot in the battle that was declared last; null if it did not. */
export function shotOf(events: readonly Event[], principal: number, defence: boolean): Shot | null {
  const from = events.findLastIndex((event) => event.fact === "battle-declared");
  for (let at = Math.max(from, 0); at < events.length; at++) {
    const event = events[at];
    if (event?.seat !== principal) continue;
    const [first = 0, second = 0, third = 0] = event.args;
    if (event.fact === "volley")
      return { at, archers: first, hits: second, face: faceOf(third), lord: -1, deadly: false };
    if (defence && (event.fact === "sniped" || event.fact === "snipe-missed"))
      return {
        ...{ at, archers: 1, hits: 0, face: faceOf(second), lord: first },
        deadly: event.fact === "sniped",
      };
  }
  return null;
}

const faceOf = (shown: number): number => facesOf(1, shown)[0] ?? 0;
