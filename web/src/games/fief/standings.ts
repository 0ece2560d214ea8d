import { tell } from "../../lib/fluent.svelte";
import type { Standing } from "../module";
import { BISHOP, type Box, CROWN_PRINCE, KING, POPE, type View } from "./types";
import { TABLE, titleName } from "./words";

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
    parts: [...pointsOf(view, box as Box, seat), ...holdings(view, seat, villages(seat))],
  }));
}

function part(label: string, value: number | null | undefined): Part {
  return { label: tell(TABLE, label), value: String(value ?? "?") };
}

function pointsOf(view: View, box: Box, seat: number): Part[] {
  const titles = view.families[seat]?.points.map((point) => point.title) ?? [];
  return [
    part("score-fiefs", titles.filter((title) => title < BISHOP).length),
    part("score-king", titles.filter((title) => title === KING).length),
    part("score-pope", titles.filter((title) => title === POPE).length),
    ...titles
      .filter((title) => title > CROWN_PRINCE)
      .map((title) => ({ label: titleName(box, title), value: "1" })),
  ];
}

function holdings(view: View, seat: number, villages: number): Part[] {
  return [part("score-villages", villages), part("score-deniers", view.families[seat]?.deniers)];
}
