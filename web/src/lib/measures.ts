import { knows, say, tell } from "./fluent.svelte";

/** What a chart counts: in the words of the game where it has some. */
export function measureName(game: string, measure: string): string {
  const id = `measure-${measure}`;
  return knows(game, id) ? tell(game, id) : say(id);
}
