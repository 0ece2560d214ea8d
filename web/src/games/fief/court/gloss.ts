// What holds for a Lord, for those who point at him.
import type { Gloss } from "../../../lib/gloss.svelte";
import type { Box, Lord } from "../types";
import { gloss } from "../words/gloss";
import { lordName } from "../words/names";

/** What holds for a Lord as he stands: what he is worth, and what his marks mean. */
export function lordGloss(box: Box, number: number, lord: Lord, further: readonly string[] = []): Gloss {
  const rows = [
    ...further,
    ...(lord.captor >= 0 ? ["F-6.2.4-02", "F-6.2.3-04"] : []),
    ...(lord.assassin ? ["F-10.4-01"] : []),
    ...(lord.excommunicated ? ["F-1.3-24"] : []),
    ...(lord.darc ? ["F-5.0-04"] : []),
    ...(lord.spouse >= 0 ? ["F-1.1-10"] : []),
  ];
  return gloss(
    lordName(box, number),
    ...(rows.length ? rows.slice(0, 3 + further.length) : ["F-5.0-04", "F-6.2.4-02"]),
  );
}
