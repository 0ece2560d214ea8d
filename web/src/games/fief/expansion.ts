// What an expansion may add to the page: the base game asks for these things and names no expansion (added.ts).
import type { Component } from "svelte";
import type { Event } from "../../lib/protocol";
import type { Picture } from "./drawn/picture";
import type { Stroke } from "./drawn/strokes";
import type { Battle, FiefScene, View } from "./types";
import type { Kind } from "./words/vocabulary";

type Told = Component<{ scene: FiefScene; events: readonly Event[] }>;

/** Facts that are shown as a page of their own (scenes/moments.ts); facts are given by name. */
export interface Happenings {
  /** which page a fact begins, or goes on with if it is `together` */
  kinds: Readonly<Record<string, string>>;
  /** kinds whose facts in one change make one page */
  together?: readonly string[];
  /** facts that only go on with a page before them, with the kinds of that page */
  follow?: Readonly<Record<string, readonly string[]>>;
  pictures: Readonly<Record<string, Picture>>;
  /** pages with more than lines below the headline: which event that is, and what follows */
  pages?: Readonly<
    Record<string, { head: (events: readonly Event[]) => Event | undefined; Component: Told }>
  >;
  /** the heading of such a page */
  title: (kind: string) => string;
}

/** How a piece is drawn, and what it does. */
export interface Counter {
  /** in a box of 12 by 12 */
  path: string;
  /** black, where it has none */
  colour?: string;
  rule: string;
}

/** Something over the map, as an election or a battle is. */
export interface Play {
  /** whether it is played now */
  stands: (scene: FiefScene) => boolean;
  /** at which edge of the map it lies */
  edge: (scene: FiefScene) => "top" | "bottom";
  Component: Component<{ scene: FiefScene; sentence: (event: Event) => string; still: boolean }>;
}

/** A second map, in the place of the first while the reader looks at it. */
export interface Chart {
  label: () => string;
  stands: (scene: FiefScene) => boolean;
  /** the question of the moment is there: it is shown without being asked for */
  calls: (scene: FiefScene) => boolean;
  Component: Component<{ scene: FiefScene }>;
}

/** What a question is about, above its choices. */
export interface Question {
  stands: (scene: FiefScene) => boolean;
  Component: Component<{ scene: FiefScene; asked: string }>;
  /** verbs whose choices it shows itself */
  verbs?: string;
}

/** All that an expansion adds; its folder has the name of its switch. */
export interface Expansion {
  /** what the ids of its rows begin with: the chronicle can be filtered by it */
  rowsBegin: string;
  /** files of sentences that speak with the voice of the game (verbs, prompts, facts, rules); those of the page */
  voice: readonly string[];
  page: readonly string[];
  /** the row behind a verb, where it is not that of the prompt */
  rows?: Readonly<Record<string, string>>;
  /** verbs that are confirmed, that end a question; facts that are a seat's own deed */
  grave?: string;
  closing?: string;
  deeds?: string;
  /** what a click on a thing would mean at a prompt (clicks.ts) */
  meant?: Readonly<Record<string, Partial<Record<Kind, string>>>>;
  /** verbs that say how many of a piece go with the column */
  along?: Readonly<Record<string, string>>;
  /** what belongs to a battle: questions, answers on the armies themselves and about the whole, facts told below, reasons
   * for hits instead of dice */
  battle?: { prompts: string; onArmies?: string; onBattle?: string; told?: string; onHits?: string };
  happenings?: Happenings;
  /** counters by the name of the piece */
  pieces?: Readonly<Record<string, Counter>>;
  /** further kinds of nouns in news (words/nouns.ts) */
  nouns?: Readonly<Record<string, (value: number) => string>>;
  /** titles of the box that give victory points, counted in a column of this name among those of TABLE */
  scored?: { column: string; titles: (name: string) => boolean };
  /** a talk that costs no Diplomacy marker: its verb, its rule and what is said about it */
  talk?: { verb: string; rule: string; about: () => string };
  /** the mark of a title in a box of 24 by 24, by its name in the box */
  titles?: Readonly<Record<string, readonly Stroke[]>>;
  /** badges on the medallion of a Lord, each around its middle (family/drawn/overlays.ts) */
  worn?: (view: View, lord: number) => readonly (readonly Stroke[])[];
  /** what stands in a village beside its houses, in the box VILLAGE of map/placing.ts */
  town?: (view: View, village: number) => readonly Stroke[];
  /** what else there is to say about a village, a Lord, the whole table */
  ofVillage?: (scene: FiefScene, village: number) => string[];
  ofLord?: (scene: FiefScene, lord: number) => string[];
  /** rows that hold for a Lord as he stands, shown when he is pointed at */
  lordRows?: (view: View, lord: number) => readonly string[];
  told?: (scene: FiefScene) => string[];
  /** sources of income by their name in the view */
  incomes?: Readonly<Record<string, { sign: readonly Stroke[]; text: () => string }>>;
  /** who takes toll at a bridge, by the number of its road */
  tolls?: (scene: FiefScene, road: number) => readonly number[];
  /** what it adds to the board of a family */
  Board?: Component<{ scene: FiefScene; seat: number }>;
  /** what it adds to a side of a battle, below its troops */
  Fight?: Component<{ scene: FiefScene; view: View; battle: Battle; side: number }>;
  /** what it shows of dice that lie on the table before they count */
  Lying?: Component<{ scene: FiefScene; faces: readonly number[]; own: boolean; right?: boolean }>;
  question?: Question;
  play?: Play;
  chart?: Chart;
}
