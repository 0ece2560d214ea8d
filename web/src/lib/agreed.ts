// What was agreed before a game, in words: its options, and numbers of expansions that are not ours.
import { knows, say, tell } from "./fluent.svelte";
import type { GameInfo, Summary, TableInfo } from "./protocol";

type Value = number | string | boolean | readonly number[];

/** A number that is played with, by its name in the data file, and what ours is. */
export interface Change {
  name: string;
  value: Value;
  ours: Value;
}

interface Box {
  edition?: string;
  expansions?: readonly string[];
  changed?: readonly Change[];
}

const NUMBERS = "numbers";
// A number of one among several things: "module.thing.7.what".
const ONE_OF_MANY = /^(.+)\.(\w+)\.(\d+)\.(\w+)$/;

/** Numbers of modules that are off change nothing at this table; a module is an option that can be switched on. */
export function changesOf(info: TableInfo): Change[] {
  const { changed = [], expansions = [] } = info.box as Box;
  return changed.filter(({ name }) => {
    const module = name.split(".")[0] ?? "";
    return !knows(info.game, `option-${module}-on`) || expansions.includes(module);
  });
}

/** Where the sentences about its numbers are. */
export const numbersOf = (game: string): string => `${game}-numbers`;

/** What a number is, such as the price of an Archer. */
export function numberName(game: string, name: string): string {
  const [, module, thing, place, what] = ONE_OF_MANY.exec(name) ?? [];
  const id = (thing ? `${module}.${thing}.${what}` : name).replaceAll(".", "-");
  const called = thing ? tell(game, `${thing}-${place}`) : "";
  const words = thing ? { [thing]: called.charAt(0).toLocaleUpperCase() + called.slice(1) } : {};
  return tell(numbersOf(game), `number-${id}`, words);
}

export function valueText(game: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "string") return tell(numbersOf(game), `number-is-${value}`);
  return typeof value === "number" ? String(value) : value.join(", ") || "–";
}

/** A sentence about an option: of the game itself, or of its fine print where that is there. */
export function optionText(game: string, id: string, otherwise: string): string {
  for (const domain of [game, `${game}-options`]) if (knows(domain, id)) return tell(domain, id);
  return otherwise;
}

/** Options by their titles, with what was chosen; a switch that is on says enough by its name. */
export function agreedOn(info: TableInfo): { title: string; value: string }[] {
  const { game, options } = info;
  const { edition } = info.box as Box;
  const all = { ...(edition ? { edition } : {}), ...options };
  return Object.entries(all)
    .filter(([name]) => name !== NUMBERS)
    .map(([name, value]) => {
      const plain = { true: say("yes"), false: say("no"), on: "" }[value] ?? value;
      const long = value.includes("\n") ? tell("agreed", "agreed-own") : plain;
      const chosen = value === "on" ? "" : optionText(game, `option-${name}-${value}`, long);
      return { title: optionText(game, `option-${name}`, name), value: chosen };
    });
}

const AS_NAMED = ["on", "true", "yes"];
const LEFT_OUT = ["off", "false", "no"];

/** The same in a few words, for a list of tables: of the fine print only how much there is. */
export function inShort({ game, options }: Summary, known: GameInfo | undefined): string[] {
  const edition = options.edition ?? known?.options.find(({ name }) => name === "edition")?.default;
  const words = edition ? [tell(game, `option-edition-${edition}`)] : [];
  let fine = 0;
  for (const { name, form, default: usual } of known?.options ?? []) {
    const value = options[name];
    if (name === "edition" || value === undefined || value === usual || LEFT_OUT.includes(value)) continue;
    const what = `option-${name}`;
    if (!knows(game, what)) fine += 1;
    else if (form === "file") words.push(say("table-own", { what: tell(game, what) }));
    else if (AS_NAMED.includes(value)) words.push(tell(game, what));
    else words.push(`${tell(game, what)}: ${optionText(game, `${what}-${value}`, value)}`);
  }
  return fine ? [...words, say("table-fine", { count: fine })] : words;
}
