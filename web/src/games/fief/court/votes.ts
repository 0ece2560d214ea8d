// An election as the log tells it: who stood, on whom the markers lay, what they were once turned up.
import type { Event } from "../../../lib/protocol";

export interface Marker {
  seat: number;
  /** null: it was the decoy */
  votes: number | null;
}

export interface Standing {
  lord: number;
  seat: number;
  markers: Marker[];
  total: number;
}

export interface Reveal {
  title: number;
  candidates: Standing[];
  /** the Lord who is elected, or -1 */
  elected: number;
}

/** The election that ends with the event at `end`; null if no marker was turned up. */
export function revealAt(events: readonly Event[], end: number): Reveal | null {
  const last = events[end];
  if (!last) return null;
  const won = last.fact === "elected";
  const title = last.args[won ? 1 : 0] ?? -1;
  const from = calledAt(events, title, end);
  const candidates = new Map<number, Standing>();
  let turned = 0;
  for (const event of events.slice(from, end)) turned += count(candidates, event);
  if (!turned) return null;
  const elected = won ? (last.args[0] ?? -1) : -1;
  return { title, candidates: [...candidates.values()], elected };
}

function calledAt(events: readonly Event[], title: number, end: number): number {
  for (let at = end - 1; at >= 0; at--) {
    const event = events[at];
    if (event?.fact === "election-called" && event.args[0] === title) return at;
  }
  return 0;
}

/** Enters one event; how many markers it turned up. */
function count(candidates: Map<number, Standing>, event: Event): number {
  const [lord = -1, votes = 0] = event.args;
  if (event.fact === "stood-for") candidates.set(lord, { lord, seat: event.seat, markers: [], total: 0 });
  else if (event.fact === "struck-off") candidates.delete(lord);
  const standing = candidates.get(lord);
  if (event.fact === "voted" && standing) {
    standing.markers.push({ seat: event.seat, votes });
    standing.total += votes;
    return 1;
  }
  if (event.fact === "bluffed" && standing) {
    standing.markers.push({ seat: event.seat, votes: null });
    return 1;
  }
  return 0;
}
