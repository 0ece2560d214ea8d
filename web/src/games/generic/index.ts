import { say, tell } from "../../lib/fluent.svelte";
import type { GameWords } from "../../lib/protocol";
import type { GameModule, Standing } from "../../lib/game";
import { type Box, type Kinds, nounsOf } from "./nouns";
import Table from "./Table.svelte";
import { bySeat, labelOf } from "./view";

/** A game that brings no drawing of its own: what its view holds as tables, its choices as buttons. */
export function plainGame(game: string, words: GameWords, pieces: unknown): GameModule {
  const box = (pieces ?? {}) as Box;
  const scores = bySeat(box);
  return {
    name: game,
    own: { Table, still: () => import("./Still.svelte") },
    round: (view) => (typeof asRecord(view).round === "number" ? (asRecord(view).round as number) : 0),
    kinds: (_, names) => nounsOf(game, box, kindsOf(words), names),
    scored: () => (scores[0] ? labelOf(game, scores[0]) : tell("plain", "victory")),
    standings: (view) => standings(game, asRecord(view), scores),
    deeds: new Set(Object.keys(words.facts)),
    keys: () =>
      Object.entries({ C: "choices", L: "log", K: "talk", S: "status" }).map(([key, place]) => ({
        key,
        does: say(`key-${place}`),
      })),
  };
}

const asRecord = (view: unknown): Record<string, unknown> => (view ?? {}) as Record<string, unknown>;

/** Of everything that its choices and its news name. */
function kindsOf(words: GameWords): Kinds {
  const facts = Object.values(words.facts).flatMap(({ fields }) =>
    fields.map((field) => field.split(":")[1]),
  );
  return [...new Set([...Object.values(words.verbs), ...facts])].filter((kind) => kind !== undefined);
}

/** The winners first, then by the first number that a view has for each seat; further ones stand beside it. */
function standings(game: string, view: Record<string, unknown>, scores: readonly string[]): Standing[] {
  const winners = (view.winners ?? []) as number[];
  const lists = scores.map((key) => view[key] as number[]);
  const seats = lists[0]?.map((_, seat) => seat) ?? winners;
  const won = (seat: number): number => Number(winners.includes(seat));
  return seats
    .map((seat) => ({
      seat,
      score: lists[0]?.[seat] ?? won(seat),
      parts: scores.slice(1).map((key, at) => ({
        label: labelOf(game, key),
        value: String(lists[at + 1]?.[seat] ?? ""),
      })),
    }))
    .sort((one, other) => won(other.seat) - won(one.seat) || other.score - one.score);
}
