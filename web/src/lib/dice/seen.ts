// What this device was shown of the dice and the log of a table, and whether what it is shown now fits that.
import type { Dice, Status } from "../protocol";
import { promiseOf, publicContribution } from "./formulas";

/** The number of a message to this reader (`n`), and the head it carried. */
export type SeenHead = readonly [n: number, head: string];

/** What this device contributes for a seat. The key tells whether the seat is still the one that it pledged for. */
export interface Mine {
  seat: number;
  key: string;
  contribution: string;
}

/** The first place where something did not fit. */
export interface Misfit {
  what:
    | "commitment"
    | "pledges"
    | "contributions"
    | "mine"
    | "head"
    | "order"
    | "secret"
    | "seed"
    | "setup"
    | "record"
    | "unopened";
  /** the seat, or the number of the message */
  at: number | null;
  seen: string | null;
  shown: string | null;
}

export interface Seen {
  table: string;
  /** a seat; null for a spectator */
  reader: number | null;
  version: 1 | 2;
  commitment: string;
  pledges: (string | null)[];
  /** pledges can no longer change: the dice are being drawn, or were */
  drawn: boolean;
  contributions: string[] | null;
  /** sorted by their numbers */
  heads: SeenHead[];
  misfit: Misfit | null;
  /** when something was added, in milliseconds */
  touched: number;
}

const MOST = 256; // heads of one table
const LATEST = 64; // that are kept without gaps

export function newSeen(table: string, reader: number | null, dice: Dice): Seen | null {
  if (dice.version === null || dice.commitment === null) return null;
  return {
    table,
    reader,
    version: dice.version,
    commitment: dice.commitment,
    pledges: dice.pledges,
    drawn: false,
    contributions: null,
    heads: [],
    misfit: null,
    touched: 0,
  };
}

const misfit = (
  what: Misfit["what"],
  at: number | null = null,
  seen: string | null = null,
  shown: string | null = null,
): Misfit => ({ what, at, seen, shown });

/** The first seat at which two lists differ. */
function parting<T>(one: readonly T[], other: readonly T[]): number | null {
  const length = Math.max(one.length, other.length);
  const at = Array.from({ length }, (_, seat) => seat).find((seat) => one[seat] !== other[seat]);
  return at ?? null;
}

/** What is wrong with contributions that are shown for the first time; every seat is checked. */
function strangeContribution(seen: Seen, contributions: readonly string[]): number | null {
  if (contributions.length !== seen.pledges.length) return seen.pledges.length;
  const at = contributions.findIndex((one, seat) => {
    const pledge = seen.pledges[seat];
    const opens = pledge !== null && pledge === promiseOf(one);
    return !opens && one !== publicContribution(seen.table, seat, seen.commitment);
  });
  return at < 0 ? null : at;
}

/** Hold what is shown about the dice against what was shown before; what is new is added. */
export function compareDice(seen: Seen, dice: Dice, status: Status): Seen {
  if (seen.misfit) return seen;
  if (dice.commitment !== seen.commitment || dice.version !== seen.version)
    return { ...seen, misfit: misfit("commitment", null, seen.commitment, dice.commitment) };
  if (seen.version === 1) return seen;
  const place = seen.drawn ? parting(seen.pledges, dice.pledges) : null;
  if (place !== null)
    return {
      ...seen,
      misfit: misfit("pledges", place, seen.pledges[place] ?? null, dice.pledges[place] ?? null),
    };
  const drawn = seen.drawn || dice.drawing !== null || status !== "open";
  const added = { ...seen, pledges: dice.pledges, drawn };
  return status === "open" ? added : withContributions(added, dice.contributions);
}

function withContributions(seen: Seen, contributions: readonly string[] | null): Seen {
  const given = contributions ?? [];
  const place = seen.contributions ? parting(seen.contributions, given) : strangeContribution(seen, given);
  if (place === null) return { ...seen, contributions: [...given] };
  const before = seen.contributions?.[place] ?? null;
  return { ...seen, misfit: misfit("contributions", place, before, given[place] ?? null) };
}

/** Whether the seat was given another pledge, or a contribution that its device did not make. */
export function compareMine(seen: Seen, mine: Mine | null): Seen {
  if (seen.misfit || !mine || !seen.drawn) return seen;
  const pledge = promiseOf(mine.contribution);
  const shown = seen.pledges[mine.seat] ?? null;
  return pledge === shown ? seen : { ...seen, misfit: misfit("mine", mine.seat, pledge, shown) };
}

/** Whether the game began without what this device had pledged. */
export function isLate(seen: Seen, mine: Mine | null): boolean {
  return !!mine && !!seen.contributions && seen.contributions[mine.seat] !== mine.contribution;
}

/**
 * One more head. A reader is shown the same head at the same number for ever, and a chain never comes back to a head
 * that it has left: undos lengthen the log, too.
 */
export function compareHead(seen: Seen, n: number, head: string, adds: boolean): Seen {
  if (seen.misfit) return seen;
  const at = seen.heads.findIndex(([number]) => number >= n);
  const place = at < 0 ? seen.heads.length : at;
  const known = seen.heads[place];
  if (known?.[0] === n)
    return known[1] === head ? seen : { ...seen, misfit: misfit("head", n, known[1], head) };
  const heads: SeenHead[] = [...seen.heads.slice(0, place), [n, head], ...seen.heads.slice(place)];
  const again = leftBefore(heads, place);
  if (again !== null) return { ...seen, misfit: misfit("order", n, heads[place - 1]?.[1] ?? null, head) };
  return adds ? { ...seen, heads: thinned(heads) } : seen;
}

/** A place with the same head from which others stand between. */
function leftBefore(heads: readonly SeenHead[], place: number): number | null {
  const head = heads[place]?.[1];
  const same = heads.flatMap(([, one], at) => (one === head ? [at] : []));
  const first = same[0] ?? place;
  const last = same.at(-1) ?? place;
  return last - first + 1 === same.length ? null : first;
}

/** All of the latest, and ever fewer of the earlier ones; the first one stays. Each head binds all before it. */
function thinned(heads: SeenHead[]): SeenHead[] {
  if (heads.length <= MOST) return heads;
  const early = heads.slice(0, -LATEST).filter((_, at) => at % 2 === 0);
  return [...early, ...heads.slice(-LATEST)];
}
