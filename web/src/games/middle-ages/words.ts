import { say, tell } from "../../lib/fluent.svelte";
import type { Option } from "../../lib/protocol";
import { type Box, type View, eventRule, face, placeOf, rowOf } from "./types";

export const GAME = "middle-ages";

export function estateName(estate: number): string {
  return tell(GAME, `estate-${estate}`);
}

export function eventName(card: number): string {
  return tell(GAME, `event-${card}`);
}

export function tileName(box: Box, tile: number): string {
  const { estate, number, farmers, chests } = face(box, tile);
  return tell(GAME, "tile-name", { estate: estateName(estate), number, farmers, chests });
}

export function spotName(spot: number): string {
  return tell(GAME, "spot", { row: rowOf(spot) + 1, place: placeOf(spot) + 1 });
}

export function coinsText(coins: number): string {
  return tell(GAME, "coins", { coins });
}

/** How the numbers of an event become words, by the kind of their field. */
export function wordsByKind(box: Box, names: readonly string[]): Record<string, (value: number) => string> {
  return {
    seat: (value) => names[value] ?? "",
    tile: (value) => tileName(box, value),
    estate: estateName,
    event: eventName,
    spot: spotName,
  };
}

/** The noun of a choice in words. */
export function nounOf(box: Box, option: Option): string {
  switch (option.verb) {
    case "place":
    case "move":
    case "scout":
      return spotName(option.noun);
    case "return":
    case "lose":
      return tileName(box, option.noun);
    default:
      return estateName(option.noun);
  }
}

export function hintText(hint: Option["hint"]): string {
  if (!hint) return "";
  const { effect, income } = hint;
  if (income === undefined) return "";
  if (effect === undefined) return tell(GAME, "hint-more", { income });
  return tell(GAME, "hint-take", { total: effect + income, effect, income });
}

/** The hint as short as it can be: "+7". */
export function hintShort(hint: Option["hint"]): string {
  const total = Object.values(hint ?? {}).reduce((sum, one) => sum + one, 0);
  return hint && Object.keys(hint).length ? `+${total}` : "";
}

export function tileOfOption(view: View, option: Option): number | null {
  switch (option.verb) {
    case "place":
    case "move":
    case "scout":
      return view.rows[rowOf(option.noun)]?.[placeOf(option.noun)] ?? null;
    case "return":
    case "lose":
      return option.noun;
    default:
      return null;
  }
}

export function optionText(box: Box, option: Option): string {
  return tell(GAME, `verb-${option.verb}`, { noun: nounOf(box, option) });
}

/** Everything about a place of the rows in one sentence, for those who cannot see it. */
export function spotLabel(
  box: Box,
  view: View,
  names: readonly string[],
  row: number,
  place: number,
  option: Option | undefined,
): string {
  const tile = view.rows[row]?.[place] ?? 0;
  const at = tell(GAME, "label-spot", { row: row + 1, place: place + 1 });
  const parts = [tile ? tileName(box, tile) : tell(GAME, "label-empty")];
  const spot = row * 6 + place;
  const lord = view.lords.indexOf(spot);
  const scout = view.scouts.indexOf(spot);
  if (lord >= 0) parts.push(tell(GAME, "label-lord", { seat: names[lord] ?? "" }));
  if (scout >= 0) parts.push(tell(GAME, "label-scout", { seat: names[scout] ?? "" }));
  if (option) {
    const hint = hintText(option.hint);
    parts.push(hint ? tell(GAME, "label-may-hint", { hint }) : tell(GAME, "label-may"));
  }
  return `${at}: ${parts.join("; ")}`;
}

export function eventLabel(card: number, state: "done" | "next" | "later", round: number): string {
  const rule = tell(GAME, `rule-${eventRule(card).replace(".", "_")}`);
  return `${tell(GAME, `label-event-${state}`, { round })}: ${rule}`;
}

export { say };
