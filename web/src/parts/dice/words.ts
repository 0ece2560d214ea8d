import type { Fairness, Sign } from "../../lib/dice/fairness.svelte";
import { type Words, say, tell } from "../../lib/fluent.svelte";
import type { IconName } from "../Icon.svelte";

/** A sentence about the dice; fetched when somebody wants to know more. */
export const dice = (id: string, words?: Words): string => tell("dice", id, words);

export const ICONS: Record<Sign, IconName> = {
  none: "dice-none",
  promised: "dice-kept",
  kept: "dice-kept",
  older: "dice-kept",
  late: "dice-late",
  unseen: "dice-none",
  part: "dice-proven",
  proven: "dice-proven",
  wrong: "dice-wrong",
};

/** The sign in a few words. */
export const signName = (sign: Sign): string => say(`dice-sign-${sign}`);

/** The sign with what it is about. */
export const signLabel = (sign: Sign): string => say("dice-open", { sign: signName(sign) });

/** Which place does not fit, in one sentence. */
export function misfitSentence(fairness: Fairness, names: readonly string[]): string {
  const { misfit } = fairness;
  if (!misfit) return "";
  const at = misfit.at ?? 0;
  return dice(`misfit-${misfit.what}`, { name: names[at] ?? String(at + 1), number: at });
}

/** What the sign means, in a few sentences. */
export function aboutSign(fairness: Fairness, names: readonly string[]): string {
  const { sign, verdict } = fairness;
  if (sign === "proven" && verdict?.proven === "seed") return dice("about-proven-seed");
  return dice(`about-${sign}`, { place: misfitSentence(fairness, names), play: verdict?.play ?? 0 });
}

/** Let the reader save what was kept. */
export function download(fairness: Fairness, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([fairness.file()], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
