// What lies where in Outremer, as the view has it: the places with their Saracens, the armies before them, Saladin.
import type { Event } from "../../../../lib/protocol";
import type { Stack } from "../../board/armies";
import { type Box, NOBODY, type Troops } from "../../types";
import { AT_SEA, type Company, type Crusade, type CrusadeView, DEAD, FAR_OFF, WAITING } from "./types";

/** Seats in the list of engines. */
const MOST = 6;

export interface Site {
  tile: number;
  name: string;
  /** among tiles of this name, from 0 */
  copy: number;
  /** the objective from 0, or -1 while it is none */
  place: number;
  /** not drawn, defended, in the hands of crusaders, or out of the game with its title */
  state: "far" | "open" | "held" | "won";
  fort: number;
  /** Saracen Defenders there now; those that would be if it were drawn */
  garrison: number;
  reinforcement: number;
  title: number;
  deniers: number;
  /** whose crusaders hold or besiege it, or whose Lord has its title; -1: nobody's */
  seat: number;
  besieged: boolean;
}

export function sitesOf(view: CrusadeView): Site[] {
  const { crusade } = view;
  const copies = new Map<string, number>();
  return crusade.board.map((tile, number): Site => {
    const copy = copies.get(tile.name) ?? 0;
    copies.set(tile.name, copy + 1);
    const place = crusade.tiles.indexOf(number);
    const held = crusade.held.includes(place);
    const won = place < 0 && !crusade.pool.includes(number);
    const holder = view.lords[view.titles[tile.title] ?? NOBODY]?.family ?? NOBODY;
    return {
      tile: number,
      name: tile.name,
      copy,
      place,
      state: won ? "won" : held ? "held" : place < 0 ? "far" : "open",
      fort: tile.fort,
      garrison: place < 0 ? tile.defenders : (crusade.garrisons[place] ?? 0),
      reinforcement: tile.reinforcement,
      title: tile.title,
      deniers: tile.deniers,
      seat: won ? holder : (crusade.commanders[place] ?? NOBODY),
      besieged: enginesAt(crusade, place).length > 0,
    };
  });
}

export function enginesAt(crusade: Crusade, place: number): { seat: number; dice: number }[] {
  if (place < 0) return [];
  return crusade.engines
    .slice(place * MOST, (place + 1) * MOST)
    .flatMap((dice, seat) => (dice > 0 ? [{ seat, dice }] : []));
}

const NONE: Troops = { counters: 0, men: 0, knights: 0 };
const plus = (a: number | null, b: number | undefined): number | null =>
  a === null || b === undefined ? null : a + b;

/** The troops of a company in the form that the base view has; further kinds by the names of their pieces. */
export function troopsOf(box: Box, companies: readonly Company[]): Troops {
  const kinds = (box.pieces ?? []).map(({ name }) => name);
  const found: Troops = { ...NONE, ...Object.fromEntries(kinds.map((name) => [name, 0])) };
  for (const { troops, counters } of companies) {
    found.counters += troops ? troops.reduce((one, other) => one + other, 0) : (counters ?? 0);
    found.men = plus(found.men, troops?.[0]);
    found.knights = plus(found.knights, troops?.[1]);
    kinds.forEach((name, at) => (found[name] = plus(found[name] ?? null, troops?.[at + 2])));
  }
  return found;
}

/** The armies of each family at each objective; at sea and waiting, too. The highest Lords first. */
export function armiesOf(view: CrusadeView, box: Box): Stack[] {
  const { crusade } = view;
  const rank = (company: Company): number => {
    const at = crusade.order.indexOf(company.lord);
    return at < 0 ? crusade.order.length : at;
  };
  const groups = new Map<string, Company[]>();
  for (const company of [...crusade.companies].sort((a, b) => rank(a) - rank(b))) {
    const key = `${company.seat}-${company.place}`;
    groups.set(key, [...(groups.get(key) ?? []), company]);
  }
  return [...groups].map(([key, companies]): Stack => {
    const [first] = companies as [Company];
    return {
      key,
      seat: first.seat,
      village: first.place,
      road: NOBODY,
      home: false,
      marching: false,
      lords: companies.flatMap(({ lord }) => (lord === NOBODY ? [] : [lord])),
      captives: [],
      troops: troopsOf(box, companies),
      engine: enginesAt(crusade, first.place).find(({ seat }) => seat === first.seat)?.dice ?? 0,
    };
  });
}

export interface Saladin {
  state: "far" | "rides" | "dead";
  knights: number;
  defenders: number;
  /** the objective before which he stands, or -1 */
  place: number;
}

function standsAt({ battle, asked }: Crusade, events: readonly Event[]): number {
  if (battle?.revenge) return battle.place;
  return asked.place === NOBODY ? lastVisit(events) : asked.place;
}

/** Where Saladin came last: the news say it, the position does not. */
function lastVisit(events: readonly Event[]): number {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event?.fact === "saladin-came") return (event.args[0] ?? 0) - 1;
    if (event?.fact === "crusade-goes-on") break;
  }
  return NOBODY;
}

export function saladinOf(crusade: Crusade, events: readonly Event[]): Saladin {
  const [state, knights, defenders] = crusade.saladin;
  const rides = state !== FAR_OFF && state !== DEAD;
  return {
    state: state === DEAD ? "dead" : rides ? "rides" : "far",
    knights,
    defenders,
    place: rides ? standsAt(crusade, events) : NOBODY,
  };
}

/** Objectives on Saladin's way from one of them on: those with crusaders, in their order (X-CRU-58). */
export function routeOf(crusade: Crusade, from: number): number[] {
  const visited = new Set(crusade.companies.map((company) => company.place));
  return crusade.tiles.map((_, place) => place).filter((place) => place >= from && visited.has(place));
}

export interface Away {
  /** free Lords with their companies, and troops without one */
  companies: Company[];
  captives: number[];
}

export function awayOf(view: CrusadeView, seat: number): Away {
  return {
    companies: view.crusade.companies.filter((company) => company.seat === seat),
    captives: view.crusade.captives.filter((lord) => view.lords[lord]?.family === seat),
  };
}

export const isAtSea = (company: Company): boolean => company.place === AT_SEA;
export const isWaiting = (company: Company): boolean => company.place === WAITING;

/** What the commander has not yet given away of the spoils that were taken last. */
export function spoilsLeft(events: readonly Event[]): number {
  const from = events.findLastIndex((event) => event.fact === "spoils");
  const given = events.slice(from + 1).filter((event) => event.fact === "spoils-shared");
  return given.reduce((left, { args }) => left - (args[1] ?? 0), events[from]?.args[0] ?? 0);
}
