// What a view holds, in a shape that can be shown: a value, a list, a grid, or named values.
import { knows, tell } from "../../lib/fluent.svelte";
import { type Box, nounOf } from "./nouns";

export interface Cell {
  text: string;
  /** what is read out, where a sign is shown */
  said?: string;
}

export type Shown =
  | { is: "value"; cell: Cell }
  | { is: "list"; entries: { head: string; cell: Cell }[] }
  | { is: "grid"; columns: string[]; rows: { head: string; cells: Cell[] }[] }
  | { is: "record"; entries: { label: string; shown: Shown }[] };

/** How things are called at a table. */
export interface Naming {
  game: string;
  box: Box;
  names: readonly string[];
}

/** What a key of a view is called: the message view-KEY, else the key itself. */
export function labelOf(game: string, key: string): string {
  if (knows(game, `view-${key}`)) return tell(game, `view-${key}`);
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The keys of a view that hold a number for each seat. */
export function bySeat(box: Box): string[] {
  return Object.entries(box.kinds ?? {})
    .filter(([, kinds]) => kinds === "seat:number")
    .map(([key]) => key);
}

/** Everything in a view, by its label. */
export function entriesOf(
  naming: Naming,
  view: Readonly<Record<string, unknown>>,
): { label: string; shown: Shown }[] {
  return Object.entries(view).map(([key, value]) => ({
    label: labelOf(naming.game, key),
    shown: shownOf(naming, value, naming.box.kinds?.[key]?.split(":") ?? []),
  }));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);

/** `kinds` says what the places of each level are, and last what the numbers are. */
export function shownOf(naming: Naming, value: unknown, kinds: readonly string[]): Shown {
  const cellKind = kinds.at(-1) ?? "";
  if (isRecord(value)) return { is: "record", entries: entriesOf(naming, value) };
  if (!isList(value)) return { is: "value", cell: cellOf(naming, value, cellKind) };
  const head = (level: number, place: number): string =>
    kinds.length > level + 1 ? wordOf(naming, kinds[level] ?? "", place) : "";
  if (value.some(isRecord))
    return {
      is: "record",
      entries: value.map((one, at) => ({
        label: head(0, at) || String(at + 1),
        shown: shownOf(naming, one, kinds.slice(1)),
      })),
    };
  if (value.length && value.every(isList)) {
    const width = Math.max(...value.map((row) => row.length));
    return {
      is: "grid",
      columns: Array.from({ length: width }, (_, at) => head(1, at)),
      rows: value.map((row, at) => ({
        head: head(0, at),
        cells: row.map((one) => cellOf(naming, one, cellKind)),
      })),
    };
  }
  return {
    is: "list",
    entries: value.map((one, at) => ({ head: head(0, at), cell: cellOf(naming, one, cellKind) })),
  };
}

function cellOf(naming: Naming, value: unknown, kind: string): Cell {
  if (value === null || value === undefined) return { text: "" };
  if (isList(value)) return { text: value.map((one) => cellOf(naming, one, kind).text).join(", ") };
  if (isRecord(value)) return { text: JSON.stringify(value) };
  if (typeof value === "boolean") return { text: tell("plain", value ? "true" : "false") };
  if (typeof value === "string") return { text: value };
  const text = wordOf(naming, kind, value as number);
  const spoken = `${kind}-${String(value)}-said`;
  return knows(naming.game, spoken) ? { text, said: tell(naming.game, spoken) } : { text };
}

function wordOf({ game, box, names }: Naming, kind: string, number: number): string {
  if (kind === "seat") return names[number] ?? String(number);
  return kind && kind !== "number" ? nounOf(game, box, kind, number) : String(number);
}
