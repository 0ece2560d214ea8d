import type { Component } from "svelte";
import type { Event, GameWords, Lesson, Option, SeatInfo, Talk, Waiting } from "./protocol";
import type { Table } from "./table.svelte";

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
  lesson: Lesson | null;
  talk: Talk | null;
  choose: (option: Option) => void;
  /** why is this action not possible? */
  ask: (action: string) => void;
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

/** Something to filter the chronicle by. */
export interface Subject {
  label: string;
  about: (event: Event) => boolean;
}

export interface Standing {
  seat: number;
  score: number;
  parts: { label: string; value: string }[];
}

/** The pieces that a game lays on the table which games share (pages/TableView.svelte). */
export interface SharedTable {
  /** where the course of the game is shown as so many pips */
  rounds: number;
  Board: Component<{ scene: Scene }>;
  /** what lies beside the board: piles, events, supply */
  Beside: Component<{ scene: Scene }>;
  Court: Component<{ scene: Scene; shown: number; show: (seat: number) => void }>;
  Holdings: Component<{ scene: Scene; seat: number }>;
  Mark: Component<{ scene: Scene; option: Option }>;
  InWords: Component<{ scene: Scene }>;
  step(view: unknown): string;
  choice(scene: Scene, option: Option): ChoiceText;
}

export interface StillProps {
  scene: Scene;
  /** the view before this play, null at the set-up */
  before: unknown;
  sentence: (event: Event) => string;
  caption: string;
  id: string;
  /** whether there are results to go to */
  over: boolean;
}

/** A table of its own shape, and a replayed position in that shape. */
export interface OwnTable {
  Table: Component<{ table: Table; results: (() => void) | null }>;
  /** fetched where somebody replays a game */
  still: () => Promise<{ default: Component<StillProps> }>;
  /** what it adds to the end of a game */
  after?: () => Promise<{ default: Component<{ table: Table }> }>;
}

/** What a game adds to the page. Scenes are untyped here; each game knows its own. */
export interface GameModule {
  name: string;
  /** fetches what a table needs beyond what all tables of the game have */
  ready?(box: unknown): Promise<void>;
  /** symbols that its pieces are drawn from */
  Sprite?: Component;
  shared?: SharedTable;
  own?: OwnTable;
  round(view: unknown): number;
  kinds(box: unknown, names: readonly string[]): Record<string, (value: number) => string>;
  /** what is counted at the end */
  scored(): string;
  standings(view: unknown, box: unknown, events: readonly Event[]): Standing[];
  /** facts that are a seat's own deed, to find its last turn in the log */
  deeds: ReadonlySet<string>;
  /** keys that go somewhere on its table, beside those of every page */
  keys(): { key: string; does: string }[];
  /** a choice that is confirmed even by readers who confirm nothing else */
  grave?(option: Option): boolean;
}

type Load = (name: string, box?: unknown) => Promise<GameModule>;

let load: Load = (name) => Promise.reject(new Error(`this page cannot show the game ${name}`));

/** Where games are found is told once, at the start of the page: this folder knows none. */
export function findGames(by: Load): void {
  load = by;
}

/** The pieces and sentences of a game, fetched when a table needs them; `box` is that of the table. */
export const gameModule: Load = (name, box) => load(name, box);

const PHRASES = ["at", "of"] as const;

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
    // Some nouns come with their preposition, too: French has "à Bourg", but "aux Essarts".
    for (const how of PHRASES) {
      const phrase = kinds[`${kind}-${how}`]?.(value);
      if (phrase !== undefined) said[`${name}-${how}`] = phrase;
    }
  });
  // What the reader may not know has a sentence of its own.
  const hidden = fields.length > 0 && event.args.length === 0;
  return tell(game, hidden ? `fact-${event.fact}-hidden` : `fact-${event.fact}`, said);
}
