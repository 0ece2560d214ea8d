import type { Option } from "../../../lib/protocol";
import { allOf, namesIn } from "../added";
import { type Kind, kindOf } from "../words/vocabulary";

/** Choices of the same verb, in the order of the rules. */
export interface Group {
  verb: string;
  kind: Kind;
  options: Option[];
}

/** Answers that end a question or leave it: they have a place of their own. */
const CLOSING: readonly string[] = ["done", "pass", "submit", "halt", "accept", "refuse", "abstain", "back"];
const FIRST: ReadonlySet<string> = new Set(["done", "accept", "fight", "submit", "pass", "halt"]);

export function isClosing(option: Option): boolean {
  return (
    CLOSING.includes(option.verb) || allOf((expansion) => namesIn(expansion.closing)).includes(option.verb)
  );
}

export function isNumber(kind: Kind): boolean {
  return kind === "number" || kind === "deniers";
}

/** The main answer among those that close a question. */
export function isFirst(option: Option, closing: readonly Option[]): boolean {
  return closing.find((one) => FIRST.has(one.verb)) === option;
}

export function byVerb(options: readonly Option[]): Group[] {
  const found = new Map<string, Group>();
  for (const option of options) {
    const group = found.get(option.verb);
    if (group) group.options.push(option);
    else found.set(option.verb, { verb: option.verb, kind: kindOf(option.verb), options: [option] });
  }
  return [...found.values()];
}
