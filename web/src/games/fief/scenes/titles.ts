import { tell } from "../../../lib/fluent.svelte";
import { added } from "../added";
import { SCENES } from "../words/sentences";

/** The heading of a page. */
export function momentTitle(kind: string): string {
  const expansion = added().find((one) => one.happenings?.pictures[kind]);
  return expansion?.happenings?.title(kind) ?? tell(SCENES, `moment-${kind}`);
}
