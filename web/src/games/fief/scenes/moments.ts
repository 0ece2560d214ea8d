// What nobody should miss: events that are shown as a page of their own.
import type { Event } from "../../../lib/protocol";
import { allOf, firstOf } from "../added";
import { type Reveal, revealAt } from "../court/votes";
import { NOBODY } from "../types";
import { cardId, rankOf } from "../words/box";
import { fieldsOf } from "../words/vocabulary";

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
  /** a MomentKind, or that of an expansion */
  kind: string;
  /** where its first event stands in the log */
  at: number;
  /** the first is the headline, the others follow under it */
  events: Event[];
  lords: number[];
  reveal: Reveal | null;
}

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
/** Whose pictures are on the page: the Lords that a fact is about, not by whose hand or for whom. */
const PICTURED: ReadonlySet<string> = new Set(["lord", "spouse"]);
/** The prisoners of an ambush are told of; the page is about who was waylaid. */
const UNPICTURED = "captured";
/** Facts that only go on with the page before them, if it is about the same Lord or village. */
const GOES_ON: Readonly<Record<string, readonly string[]>> = {
  died: ["plague", "uprising", "assassination", "ambush", "justice"],
  captured: ["ambush"],
  "troops-lost": ["uprising"],
  "plague-spread": ["plague"],
};

/** The die that an event shows, or null. */
export function dieOf(event: Event): number | null {
  const at = fieldsOf(event.fact).findIndex(({ name }) => name === "die");
  return event.args[at] ?? null;
}

function kindOf(event: Event): string | null {
  const [first, title] = event.args;
  if (event.fact === "disaster-struck") return cardId(first ?? NOBODY) === "plague" ? "plague" : null;
  const rank = rankOf(title ?? NOBODY);
  if (event.fact === "elected") return rank === "king" ? "coronation" : rank === "pope" ? "pope" : "election";
  if (event.fact === "not-elected") return "no-election";
  if (event.fact !== "title-granted")
    return KINDS[event.fact] ?? firstOf((expansion) => expansion.happenings?.kinds[event.fact]) ?? null;
  if (rank === "king") return "coronation";
  return rank === "pope" || rank === "queen" ? rank : null;
}

function lordsOf(event: Event): number[] {
  if (event.fact === UNPICTURED) return [];
  const fields = fieldsOf(event.fact);
  return event.args.filter((_, at) => fields[at]?.kind === "lord" && PICTURED.has(fields[at].name));
}

function goesOn(before: Moment | undefined, event: Event): boolean {
  if (!before) return false;
  const further = firstOf((expansion) => expansion.happenings?.follow?.[event.fact]);
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
  return TOGETHER.has(kind) || allOf((expansion) => expansion.happenings?.together).includes(kind);
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
