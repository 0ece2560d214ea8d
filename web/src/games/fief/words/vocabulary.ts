// What each verb is about and what each fact carries, as the server says it of the game.
import type { GameWords } from "../../../lib/protocol";

/** What can be pointed at or drawn; verbs have these and kinds that only words are about. */
export type Kind =
  | ""
  | "village"
  | "lord"
  | "seat"
  | "card"
  | "fief"
  | "bishopric"
  | "number"
  | "deniers"
  | "relic"
  | "deck"
  | "cause";

interface Field {
  name: string;
  kind: string;
}

let verbs: Readonly<Record<string, string>> = {};
let facts: Readonly<Record<string, readonly Field[]>> = {};

export function learnWords(words: Pick<GameWords, "verbs" | "facts">): void {
  verbs = words.verbs;
  facts = Object.fromEntries(
    Object.entries(words.facts).map(([fact, { fields }]) => [fact, fields.map(fieldOf)]),
  );
}

function fieldOf(text: string): Field {
  const [name = "", kind = ""] = text.split(":");
  return { name, kind };
}

export function kindOf(verb: string): Kind {
  return (verbs[verb] ?? "") as Kind;
}

/** What the numbers of a fact are, in their order. */
export function fieldsOf(fact: string): readonly Field[] {
  return facts[fact] ?? [];
}
