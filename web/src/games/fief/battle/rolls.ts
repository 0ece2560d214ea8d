// A battle as the log tells it: its rolls, what they cost, how it ended.
import type { Event } from "../../../lib/protocol";
import { allOf, namesIn } from "../added";

export interface Roll {
  seat: number;
  faces: number[];
  hits: number;
}

export interface Fought {
  village: number;
  /** where the last roll stands in the log; -1 before the first */
  at: number;
  rolls: number;
  /** of attack and defence */
  last: [Roll, Roll] | null;
  /** what happened since the last roll, without the roll itself */
  since: Event[];
  /** the fact that ended the battle */
  ending: Event | null;
}

const ENDINGS: ReadonlySet<string> = new Set(
  (
    "truce-made surrendered called-off no-dice three-empty-rolls only-lords-left no-lord-to-attack " +
    "all-destroyed battle-won cavalcade-won cavalcade-failed"
  ).split(" "),
);
const TOLD: ReadonlySet<string> = new Set(
  (
    "troops-lost others-lost died captured left-free changed-sides left-battle helped offered-help help-declined " +
    "new-principal truce-offered truce-refused came-out gates-opened breached waylaid freed"
  ).split(" "),
);

/** One decimal digit per die, in the order of the dice. */
export function facesOf(dice: number, shown: number): number[] {
  if (dice <= 0) return [];
  return [...String(shown)].map((face) => (face === "9" ? 0 : Number(face))); // 9 is a blank face
}

/** The battle that was declared last, as far as it has come. */
export function lastBattle(events: readonly Event[]): Fought | null {
  const from = events.findLastIndex((event) => event.fact === "battle-declared");
  const village = events[from]?.args[0];
  if (village === undefined) return null;
  const rolled: number[] = [];
  let ending: Event | null = null;
  for (let at = from; at < events.length; at++) {
    const event = events[at];
    if (event?.fact === "rolled") rolled.push(at);
    else if (event && ENDINGS.has(event.fact)) ending ??= event;
  }
  const pairs = Math.floor(rolled.length / 2);
  const attack = events[rolled[2 * pairs - 2] ?? -1];
  const defence = events[rolled[2 * pairs - 1] ?? -1];
  const at = pairs ? (rolled[2 * pairs - 2] ?? -1) : -1;
  const since = events.slice((at < 0 ? from : at) + 1).filter(isTold);
  const last: [Roll, Roll] | null = attack && defence ? [rollOf(attack), rollOf(defence)] : null;
  return { village, at, rolls: pairs, last, since, ending };
}

function isTold({ fact }: Event): boolean {
  return TOLD.has(fact) || allOf((expansion) => namesIn(expansion.battle?.told)).includes(fact);
}

function rollOf({ seat, args: [dice = 0, hits = 0, shown = 0] }: Event): Roll {
  return { seat, faces: facesOf(dice, shown), hits };
}

export interface Losses {
  men: number;
  knights: number;
  /** pieces of expansions by the number of their name */
  others: Record<number, number>;
  fallen: number[];
  captives: number[];
}

/** What these seats lost since the last roll. */
export function lossesOf(fought: Fought, seats: readonly number[]): Losses {
  const found: Losses = { men: 0, knights: 0, others: {}, fallen: [], captives: [] };
  for (const { fact, seat, args } of fought.since) {
    if (!seats.includes(seat)) continue;
    if (fact === "troops-lost") {
      found.men += args[1] ?? 0;
      found.knights += args[2] ?? 0;
    } else if (fact === "others-lost") {
      const [, piece = 0, number = 0] = args;
      found.others[piece] = (found.others[piece] ?? 0) + number;
    } else if (fact === "died") found.fallen.push(args[0] ?? -1);
    else if (fact === "captured") found.captives.push(args[0] ?? -1);
  }
  return found;
}
