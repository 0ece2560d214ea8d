// A table with expansions, for their tests.
import { speak, want } from "../../../lib/fluent.svelte";
import type { Event, Option } from "../../../lib/protocol";
import { box as base, makeView, scene } from "../../../test/fief";
import { ready } from "../added";
import type { Box, FiefScene, View } from "../types";
import { learnBox } from "../words/box";
import { GAME } from "../words/sentences";

const piece = (name: string, word: number) => ({ name, word, points: 1, supply: 3, common: false });
export const box = {
  ...base,
  expansions: ["tactics", "politics", "templars", "teutonic"],
  titles: [...base.titles, "templar-grand-master", "teutonic-grand-master"],
  pieces: [piece("archers", 0), piece("mercenaries", 2), piece("teutonic-knights", 6)],
};
export const event = (fact: string, seat: number, ...args: number[]): Event => ({
  fact,
  seat,
  args,
  rule: "",
});
export const option = (verb: string, noun: number, text = `${verb} ${noun}`): Option => ({
  text,
  verb,
  noun,
});
export const sentence = (one: Event): string => `told: ${one.fact}`;
export const at = (changes: object, more: Partial<FiefScene> = {}): FiefScene =>
  scene({ box, view: { ...makeView(), ...changes } as View, ...more });

/** The page goes to a table with this box. */
export async function join(table: Box): Promise<void> {
  await ready(table);
  learnBox(table);
}

export async function begin(): Promise<void> {
  await speak("en");
  for (const domain of [GAME, "fief-table", "fief-family", "fief-map", "fief-scenes"]) await want(domain);
  await join(box);
}
export const leave = (): Promise<void> => join(base);
