import { tell } from "../../../lib/fluent.svelte";
import type { Subject } from "../../../lib/game";
import type { Event } from "../../../lib/protocol";
import { added } from "../added";
import { phaseName } from "../words/names";
import { GAME, TABLE } from "../words/sentences";

/** Chapters of the rulebook: an event is about the one that its row stands in. */
function chapter(event: Event): number {
  return Number(/^F-(\d+)/.exec(event.rule)?.[1] ?? 0);
}

function inChapters(label: string, from: number, to = from): Subject {
  return { label, about: (event) => chapter(event) >= from && chapter(event) <= to };
}

export function subjects(): Subject[] {
  return [
    inChapters(phaseName("hear-ye"), 1),
    inChapters(phaseName("cards"), 2),
    inChapters(phaseName("income"), 3),
    inChapters(phaseName("purchases"), 4),
    inChapters(phaseName("movement"), 5),
    inChapters(phaseName("battles"), 6),
    inChapters(tell(TABLE, "subject-diplomacy"), 8),
    inChapters(tell(TABLE, "subject-surprises"), 9, 11),
    ...added().map(({ name, rowsBegin }) => ({
      label: tell(GAME, `option-${name}`),
      about: (event: Event) => event.rule.startsWith(rowsBegin),
    })),
  ];
}
