// What the expansions at the table at hand add. Each is a folder in expansions/, fetched only where it is on.
import { join, want } from "../../lib/fluent.svelte";
import type { Expansion } from "./expansion";
import type { Box } from "./types";
import { GAME, MODULES } from "./words/sentences";

const FOLDERS = import.meta.glob<{ expansion: Expansion }>("./expansions/*/index.ts");
/** Sentences of the game that expansions share. */
const COMMON = "fief-expansions";

export interface Added extends Expansion {
  /** its switch, and its folder */
  name: string;
}

let here: readonly Added[] = [];

/** Fetch what the expansions of a table need; without any of them nothing at all. */
export async function ready(box: Box): Promise<void> {
  const found = (await Promise.all((box.expansions ?? []).map(fetched))).flat();
  if (found.length)
    await Promise.all([
      join(GAME, [COMMON, ...found.flatMap((one) => one.voice)]),
      ...[MODULES, ...found.flatMap((one) => one.page)].map(want),
    ]);
  here = found;
}

async function fetched(name: string): Promise<Added[]> {
  const folder = await FOLDERS[`./expansions/${name}/index.ts`]?.();
  return folder ? [{ name, ...folder.expansion }] : [];
}

/** The expansions at the table at hand, in the order of the rules. */
export function added(): readonly Added[] {
  return here;
}

/** Names that are written one after the other. */
export function namesIn(text: string | undefined): string[] {
  return text ? text.split(" ") : [];
}

/** What the first expansion that knows says. */
export function firstOf<Found>(find: (expansion: Added) => Found | undefined): Found | undefined {
  for (const expansion of here) {
    const found = find(expansion);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What all expansions say, one after the other. */
export function allOf<Found>(find: (expansion: Added) => readonly Found[] | undefined): Found[] {
  return here.flatMap((expansion) => find(expansion) ?? []);
}
