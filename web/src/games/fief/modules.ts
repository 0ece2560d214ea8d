// How a module of Fief (an expansion) adds to the page: one entry per module, fetched only where it is on.
import type { Component } from "svelte";
import { join, want } from "../../lib/fluent.svelte";
import type { Event } from "../../lib/protocol";
import type { Scene } from "../module";
import type { Stroke } from "./family/drawn/strokes";
import type { Picture } from "./scenes/pictures";
import { type Battle, type Box, GAME, type View } from "./types";
import { type Kind, learn } from "./verbs";

type Table = Scene<View, Box>;

type Told = Component<{ scene: Table; events: readonly Event[] }>;

/** Facts that are shown as a page of their own (scenes/moments.ts); facts are given by name. */
export interface Happenings {
  /** which page a fact begins, or goes on with if it is `together` */
  kinds: Readonly<Record<string, string>>;
  /** kinds whose facts in one change make one page */
  together?: readonly string[];
  /** facts that only go on with a page before them, with the kinds of that page */
  follow?: Readonly<Record<string, readonly string[]>>;
  /** facts whose numbers begin with so many Lords */
  lords?: Readonly<Record<string, number>>;
  /** facts that show a die, with its place among their numbers */
  dice?: Readonly<Record<string, number>>;
  pictures: Readonly<Record<string, Picture>>;
  /** pages with more than lines below the headline: which event that is, and what follows */
  pages?: Readonly<
    Record<string, { head: (events: readonly Event[]) => Event | undefined; Component: Told }>
  >;
  /** the heading of such a page */
  title: (kind: string) => string;
}

/** Something over the map, as an election or a battle is. */
export interface Play {
  /** whether it is played now */
  stands: (scene: Table) => boolean;
  /** at which edge of the map it lies */
  edge: (scene: Table) => "top" | "bottom";
  Component: Component<{ scene: Table; sentence: (event: Event) => string; still: boolean }>;
}

/** A second map, in the place of the first while the reader looks at it. */
export interface Chart {
  label: () => string;
  stands: (scene: Table) => boolean;
  /** the question of the moment is there: it is shown without being asked for */
  calls: (scene: Table) => boolean;
  Component: Component<{ scene: Table }>;
}

/** What a question is about, above its choices. */
export interface Question {
  stands: (scene: Table) => boolean;
  Component: Component<{ scene: Table; asked: string }>;
  /** verbs whose choices it shows itself */
  verbs?: string;
}

export interface FiefModule {
  /** its switch */
  name: string;
  /** what the ids of its rows begin with: the chronicle can be filtered by it */
  rowsBegin: string;
  /** files of sentences that speak with the voice of the game (verbs, prompts, facts, rules); those of the page */
  voice: readonly string[];
  page: readonly string[];
  /** verbs by the kind of their noun, as in verbs.ts (tests/web/test_verbs.py reads `VERBS_OF` in its verbs.ts) */
  verbs?: Partial<Record<Kind, string>>;
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
  /** facts whose first, second or third number is a village that lights up */
  places?: readonly string[];
  /** what belongs to a battle: questions, answers on the armies themselves and about the whole, facts told below */
  battle?: { prompts: string; onArmies?: string; onBattle?: string; told?: string };
  happenings?: Happenings;
  /** a counter in a box of 12 by 12, by the name of the piece */
  pieces?: Readonly<Record<string, string>>;
  /** the mark of a title in a box of 24 by 24, by its name in the box */
  titles?: Readonly<Record<string, readonly Stroke[]>>;
  /** badges on the medallion of a Lord, each around its middle (family/drawn/overlays.ts) */
  worn?: (view: View, lord: number) => readonly (readonly Stroke[])[];
  /** what stands in a village beside its houses, in the box VILLAGE of map/placing.ts */
  town?: (view: View, village: number) => readonly Stroke[];
  /** what else there is to say about a village, a Lord, the whole table */
  ofVillage?: (scene: Table, village: number) => string[];
  ofLord?: (scene: Table, lord: number) => string[];
  /** rows that hold for a Lord as he stands, shown when he is pointed at */
  lordRows?: (view: View, lord: number) => readonly string[];
  told?: (scene: Table) => string[];
  /** sources of income by their name in the view */
  incomes?: Readonly<Record<string, { sign: readonly Stroke[]; text: () => string }>>;
  /** who takes toll at a bridge, by the number of its road */
  tolls?: (scene: Table, road: number) => readonly number[];
  /** what it adds to the board of a family */
  Board?: Component<{ scene: Table; seat: number }>;
  /** what it adds to a side of a battle, below its troops */
  Fight?: Component<{ scene: Table; view: View; battle: Battle; side: number }>;
  question?: Question;
  play?: Play;
  chart?: Chart;
}

const LOADS: Readonly<Record<string, () => Promise<{ module: FiefModule }>>> = {
  tactics: () => import("./modules/tactics"),
  politics: () => import("./modules/politics"),
  templars: () => import("./modules/templars"),
  teutonic: () => import("./modules/teutonic"),
  crusades: () => import("./modules/crusades"),
};
const COMMON = ["fief-expansions"];

/** Those of the table at hand, in the order of the rules. */
let here: readonly FiefModule[] = [];
/** Names of the titles after those of the base game. */
let further: readonly string[] = [];
const BASE_TITLES = 21;

/** Fetch what the modules of a table need; without any of them nothing at all. */
export async function ready(box: Box): Promise<void> {
  const names = box.expansions ?? [];
  const found = await Promise.all(names.flatMap((name) => LOADS[name]?.() ?? []));
  const modules = found.map((one) => one.module);
  if (modules.length)
    await Promise.all([
      join(GAME, [...COMMON, ...modules.flatMap((one) => one.voice)]),
      ...["fief-modules", ...modules.flatMap((one) => one.page)].map(want),
    ]);
  for (const module of modules) learn(module.verbs ?? {});
  here = modules;
  further = box.titles.slice(BASE_TITLES);
}

/** The modules of the table at hand. */
export function modules(): readonly FiefModule[] {
  return here;
}

export function words(text: string | undefined): string[] {
  return text ? text.split(" ") : [];
}

/** What the first module that knows says. */
export function firstOf<Found>(find: (module: FiefModule) => Found | undefined): Found | undefined {
  for (const module of here) {
    const found = find(module);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What all modules say, one after the other. */
export function allOf<Found>(find: (module: FiefModule) => readonly Found[] | undefined): Found[] {
  return here.flatMap((module) => find(module) ?? []);
}

/** The mark of a title that the base game does not have. */
export function titleMark(title: number): readonly Stroke[] {
  const name = further[title - BASE_TITLES];
  return (name !== undefined && firstOf((one) => one.titles?.[name])) || [];
}
