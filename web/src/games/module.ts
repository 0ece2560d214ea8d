import type { Component } from "svelte";
import type { Event, GameWords, Option, SeatInfo, Waiting } from "../lib/protocol";

/** All that the parts of a table need to draw one position. */
export interface Scene<View = unknown, Box = unknown> {
  view: View;
  box: Box;
  names: string[];
  seats: SeatInfo[];
  you: number | null;
  waiting: Waiting[];
  options: Option[];
  prompt: string | null;
  /** the choice that waits to be confirmed */
  selected: string | null;
  events: Event[];
  /** where the events of the latest change begin */
  latest: number;
  choose: (option: Option) => void;
}

export interface ChoiceText {
  title: string;
  detail: string;
  /** the whole choice as an instruction, with its worth */
  full: string;
  hint: string;
  short: string;
  rules: string[];
}

export interface Standing {
  seat: number;
  score: number;
  parts: { label: string; value: string }[];
}

/** What a game adds to the page. Scenes are untyped here; each game knows its own. */
export interface GameModule {
  name: string;
  rounds: number;
  Sprite: Component;
  Board: Component<{ scene: Scene }>;
  /** what lies beside the board: piles, events, supply */
  Beside: Component<{ scene: Scene }>;
  Court: Component<{ scene: Scene; shown: number; show: (seat: number) => void }>;
  Holdings: Component<{ scene: Scene; seat: number }>;
  Mark: Component<{ scene: Scene; option: Option }>;
  InWords: Component<{ scene: Scene }>;
  round(view: unknown): number;
  step(view: unknown): string;
  choice(scene: Scene, option: Option): ChoiceText;
  kinds(box: unknown, names: readonly string[]): Record<string, (value: number) => string>;
  standings(view: unknown, box: unknown, events: readonly Event[]): Standing[];
  /** facts that are a seat's own deed, to find its last turn in the log */
  deeds: ReadonlySet<string>;
  /** coins that an event brings (or takes) a seat, to be shown flying */
  gain(event: Event): { seat: number; coins: number }[];
}

export function narrate(
  game: string,
  words: GameWords,
  kinds: Record<string, (value: number) => string>,
  names: readonly string[],
  event: Event,
  tell: (domain: string, id: string, words: Record<string, string | number>) => string,
): string {
  const said: Record<string, string | number> = { seat: names[event.seat] ?? "" };
  const fields = words.facts[event.fact]?.fields ?? [];
  fields.forEach((field, at) => {
    const [name = "", kind = ""] = field.split(":");
    const value = event.args[at] ?? 0;
    said[name] = kinds[kind]?.(value) ?? value;
  });
  return tell(game, `fact-${event.fact}`, said);
}
