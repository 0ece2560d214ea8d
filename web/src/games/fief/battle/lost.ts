import { tell } from "../../../lib/fluent.svelte";
import type { FiefScene } from "../types";
import { lordName } from "../words/names";
import { GAME, SCENES } from "../words/sentences";
import { pieceName } from "../words/troops";
import type { Losses } from "./rolls";

/** What was lost, killed and taken, sentence by sentence. */
export function lostText({ box }: FiefScene, { men, knights, others, fallen, captives }: Losses): string[] {
  const gone = [
    ...(men || knights ? [tell(GAME, "army", { men, knights })] : []),
    ...Object.entries(others).map(([word, number]) =>
      tell(GAME, `count-${pieceName(box, Number(word))}`, { number }),
    ),
  ];
  return [
    ...(gone.length ? [tell(SCENES, "loses", { what: gone.join(", ") })] : []),
    ...fallen.map((lord) => tell(SCENES, "falls", { lord: lordName(box, lord) })),
    ...captives.map((lord) => tell(SCENES, "taken", { lord: lordName(box, lord) })),
  ];
}
