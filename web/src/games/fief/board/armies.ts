// Who stands where: one stack per family and place, as the view has it.
import { type Column, NOBODY, type Troops, type View } from "../types";

export interface Stack {
  key: string;
  seat: number;
  village: number;
  /** the road it came by in this round; -1 for those who live here or came earlier */
  road: number;
  /** the army of the village's controller */
  home: boolean;
  /** the column on the march, apart from those who stay */
  marching: boolean;
  lords: number[];
  /** Lords in its keeping */
  captives: number[];
  troops: Troops;
  /** dice of its siege engine */
  engine: number;
}

const NONE: Troops = { counters: 0, men: 0, knights: 0 };

const sum = (a: number | null, b: number | null, sign: 1 | -1): number | null =>
  a === null || b === null ? null : Math.max(0, a + sign * b);

type Joining = (a: number | null, b: number | null) => number | null;

/** Two bodies of troops, kind by kind; kinds of expansions have a name each. */
function joined(a: Troops, b: Troops, how: Joining): Troops {
  const kinds = new Set([...Object.keys(a), ...Object.keys(b)]);
  // A kind that only one of them names is none of the other.
  const of = (troops: Troops, kind: string): number | null => (kind in troops ? (troops[kind] ?? null) : 0);
  const found = [...kinds].map((kind) => [kind, how(of(a, kind), of(b, kind))] as const);
  return Object.fromEntries(found) as Troops;
}

const changed = (a: Troops, b: Troops, sign: 1 | -1): Troops => joined(a, b, (x, y) => sum(x, y, sign));

const smaller = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.min(a, b);

/** As many of the wanted troops as there are. */
const part = (of: Troops, wanted: Troops): Troops => joined(of, wanted, smaller);

const emptyStack = (seat: number, village: number, road: number, home: boolean): Stack => ({
  key: `${seat}-${village}-${road}`,
  seat,
  village,
  road,
  home,
  marching: false,
  lords: [],
  captives: [],
  troops: NONE,
  engine: 0,
});

/** Those of one family in one village, by the road they came; the controller's army is one. */
function standing(view: View, seat: number, village: number): Stack[] {
  const place = view.villages[village];
  if (!place) return [];
  const home = place.control === seat;
  const stacks: Stack[] = [];
  const stackOn = (came: number): Stack => {
    const road = home ? NOBODY : came;
    const known = stacks.find((stack) => stack.road === road);
    if (known) return known;
    const made = emptyStack(seat, village, road, home);
    stacks.push(made);
    return made;
  };
  let resident = place.troops[seat] ?? NONE;
  for (const band of view.bands) {
    if (band.seat !== seat || band.village !== village || band.road === NOBODY) continue;
    const stack = stackOn(band.road);
    stack.troops = changed(stack.troops, part(resident, band.troops), 1);
    resident = changed(resident, band.troops, -1);
  }
  if (resident.counters > 0) {
    const stack = stackOn(NOBODY);
    stack.troops = changed(stack.troops, resident, 1);
  }
  const captives: number[] = [];
  view.lords.forEach((lord, number) => {
    if (lord?.at !== village) return;
    if (lord.captor === seat) captives.push(number);
    else if (lord.captor === NOBODY && lord.family === seat) stackOn(lord.road).lords.push(number);
  });
  const engine = place.sieges[seat] ?? 0;
  if (captives.length || engine) Object.assign(stacks[0] ?? stackOn(NOBODY), { captives, engine });
  return stacks;
}

/** The column steps out of the stacks its pieces stand in; what is left stays behind. */
function march(stacks: Stack[], column: Column, road: number): Stack[] {
  const going: Stack = {
    ...emptyStack(column.seat, column.village, road, false),
    key: `march-${column.seat}`,
    marching: true,
    lords: column.lords,
    captives: column.captives,
    troops: column.troops,
  };
  let wanted = column.troops;
  const rest = stacks.map((stack): Stack => {
    if (stack.seat !== column.seat || stack.village !== column.village) return stack;
    const taken = part(stack.troops, wanted);
    wanted = changed(wanted, taken, -1);
    return {
      ...stack,
      lords: stack.lords.filter((lord) => !column.lords.includes(lord)),
      captives: stack.captives.filter((lord) => !column.captives.includes(lord)),
      troops: changed(stack.troops, taken, -1),
    };
  });
  const left = rest.filter(
    (stack) => stack.lords.length || stack.captives.length || stack.troops.counters || stack.engine,
  );
  return [...left, going];
}

export function stacksOf(view: View, roadBetween: (a: number, b: number) => number): Stack[] {
  const stacks = view.villages.flatMap((_, village) =>
    view.families.flatMap((_, seat) => standing(view, seat, village)),
  );
  // The controller first, then those who came first: they keep their places when others come.
  const rank = (stack: Stack): number =>
    stack.home ? -1 : (view.villages[stack.village]?.arrivals.indexOf(stack.seat) ?? 0);
  stacks.sort((a, b) => a.village - b.village || rank(a) - rank(b) || a.road - b.road);
  const { column } = view;
  if (!column) return stacks;
  const road = column.came_from === NOBODY ? NOBODY : roadBetween(column.came_from, column.village);
  return march(stacks, column, road);
}

/** Whether siege engines stand before its walls. */
export function isBesieged(view: View, village: number): boolean {
  const place = view.villages[village];
  return Boolean(place?.fort && place.sieges.some((dice) => dice > 0));
}
