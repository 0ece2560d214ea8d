// Who is to hide the treasure: Lords are named one by one, and the owners of the others are asked (X-TEM-28).
import type { Event } from "../../../../lib/protocol";
import { type FiefScene, NOBODY } from "../../types";
import { templarsOf } from "./state";

export const HIDING: ReadonlySet<string> = new Set(["choose-treasure-lords", "agree-to-hide"]);

/** Families that have told me no: they are not asked again. */
function refusals(events: readonly Event[], you: number | null): Set<number> {
  const [mine, open] = [new Set<number>(), new Set<number>()];
  for (const { fact, seat } of [...events].reverse()) {
    if (fact === "treasure-declined") open.add(seat);
    else if (fact === "treasure-proposed" && seat === you) open.forEach((one) => mine.add(one));
    else if (fact === "treasure-proposed" || fact === "round-began") break;
  }
  return mine;
}

/** All Lords of the proposal that is being answered. */
function proposed(events: readonly Event[]): number[] {
  const last = events.findLastIndex(({ fact }) => fact === "treasure-proposed");
  const { seat } = events[last] ?? {};
  const first = events.findLastIndex(
    (one, at) => at < last && !(one.fact === "treasure-proposed" && one.seat === seat),
  );
  return [...new Set(events.slice(first + 1, last + 1).flatMap(({ args }) => args))];
}

/** The Lords already named. */
export function named(scene: FiefScene): number[] {
  if (scene.prompt === "agree-to-hide") return proposed(scene.events);
  const { lords } = scene.view;
  const offered = scene.options.flatMap((one) => (one.verb === "hide-treasure" ? [one.noun] : []));
  const village = lords[offered[0] ?? NOBODY]?.at ?? NOBODY;
  const refused = refusals(scene.events, scene.you);
  const standing = (templarsOf(scene.view)?.members ?? []).filter((lord) => {
    const one = lords[lord];
    return (
      one?.at === village && one.captor === NOBODY && !offered.includes(lord) && !refused.has(one.family)
    );
  });
  // The first is one's own: before he is named all of one's own in a Village are offered.
  return standing.some((lord) => lords[lord]?.family === scene.you) ? standing : [];
}
