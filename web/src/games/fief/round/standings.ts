import { tell } from "../../../lib/fluent.svelte";
import type { Standing } from "../../../lib/game";
import { allOf } from "../added";
import type { Box, View } from "../types";
import { type Rank, rankOf } from "../words/box";
import { TABLE } from "../words/sentences";

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

const pointsFrom = (family: View["families"][0] | undefined): number[] =>
  family?.points.map((point) => point.title) ?? [];

function pointsOf(view: View, seat: number): Part[] {
  const count = (rank: Rank): number =>
    pointsFrom(view.families[seat]).filter((title) => rankOf(title) === rank).length;
  return [
    part("score-fiefs", count("fief")),
    part("score-king", count("king")),
    part("score-pope", count("pope")),
  ];
}

/** Titles of expansions, in columns that all have or none. */
function furtherPoints(view: View, box: Box, seat: number): Part[] {
  const columns = new Map<string, (name: string) => boolean>();
  for (const { column, titles } of allOf(({ scored }) => (scored ? [scored] : []))) {
    const before = columns.get(column);
    columns.set(column, (name) => before?.(name) === true || titles(name));
  }
  return [...columns].flatMap(([column, counts]) => {
    const points = view.families.map(
      (family) => pointsFrom(family).filter((title) => counts(box.titles[title] ?? "")).length,
    );
    return points.some(Boolean) ? [part(column, points[seat])] : [];
  });
}

function holdings(view: View, seat: number, villages: number): Part[] {
  return [part("score-villages", villages), part("score-deniers", view.families[seat]?.deniers)];
}
