import firstRound from "./first-round.json";

/** Where a text of fief-lesson.ftl guides the reader, and to which part of the lesson it belongs. */
export interface Step {
  chapter: string;
  text: string;
}

/** The choices of each lesson in their order; tools/lesson.py writes them beside the record. */
const LESSONS: Record<string, readonly Step[]> = { "first-round": firstRound };

export function stepsOf(lesson: string): readonly Step[] {
  return LESSONS[lesson] ?? [];
}
