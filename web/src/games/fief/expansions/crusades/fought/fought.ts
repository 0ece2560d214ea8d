// A battle in Outremer as the log tells it: its last roll, and what it cost.
import type { Event } from "../../../../../lib/protocol";
import { facesOf, type Losses, type Roll } from "../../../battle/rolls";

export interface Fought {
  /** where the last roll stands in the log; -1 before the first */
  at: number;
  ours: Roll | null;
  theirs: Roll | null;
  losses: Losses;
  /** Saracen Knights and Defenders that fell */
  fallen: [number, number];
  /** faces that lie there before they count, while dice are rolled again */
  lying: number[];
  /** what else was told since the last roll; beside the first one, what the archers did before it */
  news: Event[];
}

const BEGINNINGS: ReadonlySet<string> = new Set(["outremer-battle", "saladin-came"]);
const NEWS: ReadonlySet<string> = new Set(["walls-passed", "volley", "die-re-rolled"]);
/** What happens before the first roll and is told beside it. */
const SHOT: ReadonlySet<string> = new Set(["volley", "saracens-lost"]);

const rollOf = ({ seat, args: [dice = 0, hits = 0, shown = 0] }: Event): Roll => ({
  seat,
  faces: facesOf(dice, shown),
  hits,
});

/** The battle that began last, as far as it has come. */
export function lastFought(events: readonly Event[]): Fought | null {
  const from = events.findLastIndex((event) => BEGINNINGS.has(event.fact));
  if (from < 0) return null;
  const found: Fought = { ...fresh(), at: -1, ours: null, theirs: null };
  events.slice(from).forEach((event, step) => {
    if (event.fact === "rolled") {
      const before = found.at < 0 ? found.news.filter(({ fact }) => SHOT.has(fact)) : [];
      Object.assign(found, fresh(), { at: from + step, ours: rollOf(event), theirs: null, news: before });
    } else if (event.fact === "saracens-rolled") found.theirs = rollOf(event);
    else note(found, event);
  });
  return found;
}

const fresh = (): Pick<Fought, "losses" | "fallen" | "lying" | "news"> => ({
  losses: { men: 0, knights: 0, others: {}, fallen: [], captives: [] },
  fallen: [0, 0],
  lying: [],
  news: [],
});

function note(found: Fought, event: Event): void {
  const [first = 0, second = 0] = event.args;
  if (event.fact === "company-lost") {
    found.losses.men += first;
    found.losses.knights += second;
  } else if (event.fact === "pieces-fell") {
    found.losses.others[first] = (found.losses.others[first] ?? 0) + second;
  } else if (event.fact === "died") found.losses.fallen.push(first);
  else if (event.fact === "saracen-captive") found.losses.captives.push(first);
  else if (event.fact === "saracens-lost") {
    found.fallen = [found.fallen[0] + first, found.fallen[1] + second];
    if (found.at < 0) found.news.push(event);
  } else if (event.fact === "dice-shown") found.lying = facesOf(1, first);
  else if (NEWS.has(event.fact)) found.news.push(event);
  if (event.fact === "die-re-rolled") found.lying[first - 1] = facesOf(1, second)[0] ?? 0;
}
