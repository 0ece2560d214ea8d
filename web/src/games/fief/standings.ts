import { tell } from "../../lib/fluent.svelte";
import type { Standing } from "../module";
import { BISHOP, type Box, CROWN_PRINCE, KING, POPE, type View } from "./types";
import { TABLE } from "./words";

type Part = Standing["parts"][0];

/** The winners first, then by victory points (F-7.0-03, F-7.0-04) and by Villages. */
export function standings(shown: unknown, box: unknown): Standing[] {
  const view = shown as View;
  const villages = (seat: number): number => view.villages.filter((one) => one.control === seat).length;
  const won = (seat: number): number => (view.winners.includes(seat) ? 1 : 0);
  const points = (seat: number): number => view.families[seat]?.victory_points ?? 0;
  const order = view.families.map((_, seat) => seat);
  order.sort(
    (one, other) => won(other) - won(one) || points(other) - points(one) || villages(other) - villages(one),
  );
  return order.map((seat) => ({
    seat,
    score: points(seat),
    parts: [
      ...pointsOf(view, seat),
      ...furtherPoints(view, box as Box, seat),
      ...holdings(view, seat, villages(seat)),
    ],
  }));
}

function part(label: string, value: number | null | undefined): Part {
  return { label: tell(TABLE, label), value: String(value ?? "?") };
}

const titlesOf = (family: View["families"][0] | undefined): number[] =>
  family?.points.map((point) => point.title) ?? [];

function pointsOf(view: View, seat: number): Part[] {
  const titles = titlesOf(view.families[seat]);
  return [
    part("score-fiefs", titles.filter((title) => title < BISHOP).length),
    part("score-king", titles.filter((title) => title === KING).length),
    part("score-pope", titles.filter((title) => title === POPE).length),
  ];
}

/** Titles of modules, in columns that all have or none. */
function furtherPoints(view: View, box: Box, seat: number): Part[] {
  const count = (family: View["families"][0] | undefined, order: boolean): number =>
    titlesOf(family).filter(
      (title) => title > CROWN_PRINCE && !!box.titles[title]?.endsWith("grand-master") === order,
    ).length;
  return (
    [
      ["score-orders", true],
      ["score-outremer", false],
    ] as const
  ).flatMap(([label, order]) =>
    view.families.some((family) => count(family, order))
      ? [part(label, count(view.families[seat], order))]
      : [],
  );
}

function holdings(view: View, seat: number, villages: number): Part[] {
  return [part("score-villages", villages), part("score-deniers", view.families[seat]?.deniers)];
}
