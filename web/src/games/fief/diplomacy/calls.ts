import type { Event } from "../../../lib/protocol";

/** The corners of the panel, and the questions that are answered in each. */
export type Corner = "offers" | "aside" | "chat";

const ANSWERED_AT: Record<string, Corner> = {
  compose: "offers",
  "answer-offer": "offers",
  "seek-spouse": "offers",
  "choose-spouse": "offers",
  "answer-suit": "offers",
  "answer-annulment": "offers",
  "last-request": "offers",
  "invite-others": "aside",
  "answer-invitation": "aside",
  talk: "aside",
};

/** Where a question is answered in this panel; null: elsewhere. */
export function cornerOf(prompt: string | null | undefined): Corner | null {
  return ANSWERED_AT[prompt ?? ""] ?? null;
}

/** Questions that every round has in store: they are answered among the other choices. */
const SOUGHT: ReadonlySet<string> = new Set(["seek-spouse", "choose-spouse", "last-request"]);

/** Whether a question is answered here and hardly anywhere else. */
export function isTalk(prompt: string | null | undefined): boolean {
  return cornerOf(prompt) !== null && !SOUGHT.has(prompt ?? "");
}

/** Questions that somebody else put to the reader: they must not be missed. */
const PUT_BY_OTHERS: ReadonlySet<string> = new Set([
  "answer-offer",
  "answer-suit",
  "answer-annulment",
  "answer-invitation",
]);

export function isCall(prompt: string | null | undefined): boolean {
  return PUT_BY_OTHERS.has(prompt ?? "");
}

/** The last event of a fact, or undefined. */
export function latest(
  events: readonly Event[],
  fact: string,
  about: (event: Event) => boolean = () => true,
): Event | undefined {
  return events.findLast((event) => event.fact === fact && about(event));
}
