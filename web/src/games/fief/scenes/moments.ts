// What nobody should miss: events that are shown as a page of their own.
import type { Event } from "../../../lib/protocol";
import { allOf, firstOf } from "../modules";
import { KING, POPE, QUEEN } from "../types";
import { type Reveal, revealAt } from "./votes";

export type MomentKind =
  | "election"
  | "no-election"
  | "coronation"
  | "pope"
  | "queen"
  | "siege"
  | "siege-over"
  | "gates"
  | "plague"
  | "uprising"
  | "assassination"
  | "ambush"
  | "justice"
  | "death"
  | "marriage"
  | "annulment"
  | "excommunication"
  | "victory";

export interface Moment {
  /** a MomentKind, or that of a module */
  kind: string;
  /** where its first event stands in the log */
  at: number;
  /** the first is the headline, the others follow under it */
  events: Event[];
  lords: number[];
  reveal: Reveal | null;
}

/** The card whose disaster has a page. */
const PLAGUE = 30;

const KINDS: Readonly<Record<string, MomentKind>> = {
  succeeded: "coronation",
  "became-regent": "queen",
  besieged: "siege",
  "siege-ended": "siege-over",
  "siege-lifted": "siege-over",
  "gates-opened": "gates",
  "plague-rolled": "plague",
  "plague-killed": "plague",
  rose: "uprising",
  "joined-rising": "uprising",
  "opened-walls": "uprising",
  calmed: "uprising",
  "not-calmed": "uprising",
  "rising-failed": "uprising",
  "rising-struck": "uprising",
  "village-sacked": "uprising",
  "stronghold-razed": "uprising",
  struck: "assassination",
  evaded: "assassination",
  survived: "assassination",
  slain: "assassination",
  judged: "justice",
  waylaid: "ambush",
  died: "death",
  married: "marriage",
  annulled: "annulment",
  excommunicated: "excommunication",
  "won-alone": "victory",
  "won-allied": "victory",
  "won-at-limit": "victory",
  shared: "victory",
};
/** Events of these kinds in one change make one page. */
const TOGETHER: ReadonlySet<string> = new Set(["plague", "uprising", "death", "victory", "assassination"]);
/** Facts whose numbers begin with so many Lords. */
const LORDS: Readonly<Record<string, number>> = {
  married: 2,
  annulled: 2,
  struck: 1,
  ...Object.fromEntries(
    (
      "elected died succeeded became-regent plague-rolled calmed not-calmed evaded survived slain judged " +
      "waylaid excommunicated title-granted"
    )
      .split(" ")
      .map((fact) => [fact, 1]),
  ),
};
/** Facts that only go on with the page before them, if it is about the same Lord or village. */
const GOES_ON: Readonly<Record<string, readonly string[]>> = {
  died: ["plague", "uprising", "assassination", "ambush", "justice"],
  captured: ["ambush"],
  "troops-lost": ["uprising"],
  "plague-spread": ["plague"],
};
const DICE: ReadonlySet<string> = new Set(["plague-rolled", "calmed", "not-calmed", "survived", "slain"]);

/** The die that an event shows, or null. */
export function dieOf(event: Event): number | null {
  const at = DICE.has(event.fact) ? 1 : firstOf((module) => module.happenings?.dice?.[event.fact]);
  return at === undefined ? null : (event.args[at] ?? null);
}

function kindOf(event: Event): string | null {
  const [first, title] = event.args;
  if (event.fact === "disaster-struck") return first === PLAGUE ? "plague" : null;
  if (event.fact === "elected" && title === KING) return "coronation";
  if (event.fact === "elected" && title === POPE) return "pope";
  if (event.fact === "elected") return "election";
  if (event.fact === "not-elected") return "no-election";
  if (event.fact !== "title-granted")
    return KINDS[event.fact] ?? firstOf((module) => module.happenings?.kinds[event.fact]) ?? null;
  if (title === KING) return "coronation";
  if (title === POPE) return "pope";
  return title === QUEEN ? "queen" : null;
}

function lordsOf(event: Event): number[] {
  const lords = LORDS[event.fact] ?? firstOf((module) => module.happenings?.lords?.[event.fact]);
  return event.args.slice(0, lords ?? 0);
}

function goesOn(before: Moment | undefined, event: Event): boolean {
  if (!before) return false;
  const further = firstOf((module) => module.happenings?.follow?.[event.fact]);
  if (further?.includes(before.kind)) return true;
  const kinds = GOES_ON[event.fact];
  if (!kinds?.includes(before.kind)) return false;
  return (
    event.fact === "troops-lost" ||
    event.fact === "plague-spread" ||
    before.lords.includes(event.args[0] ?? -1)
  );
}

function isTogether(kind: string): boolean {
  return TOGETHER.has(kind) || allOf((module) => module.happenings?.together).includes(kind);
}

/** A title that comes with an election or a succession that has its page already. */
function isEcho(before: Moment | undefined, event: Event): boolean {
  if (event.fact !== "title-granted" || !before?.lords.includes(event.args[0] ?? -1)) return false;
  return before.kind === "coronation" || before.kind === "pope" || before.kind === "queen";
}

/** The pages of all events from `from` on. */
export function momentsIn(events: readonly Event[], from: number): Moment[] {
  const found: Moment[] = [];
  for (let at = from; at < events.length; at++) {
    const event = events[at];
    if (!event) continue;
    const before = found.at(-1);
    const kind = kindOf(event);
    if (isEcho(before, event)) continue;
    if (before && (goesOn(before, event) || (kind === before.kind && isTogether(kind)))) {
      before.events.push(event);
      before.lords.push(...lordsOf(event).filter((lord) => !before.lords.includes(lord)));
    } else if (kind) {
      const reveal = event.fact.endsWith("elected") ? revealAt(events, at) : null;
      // An election without a vote is a line of the log, no more.
      if (reveal || !event.fact.endsWith("elected"))
        found.push({ kind, at, events: [event], lords: lordsOf(event), reveal });
    }
  }
  return found;
}
