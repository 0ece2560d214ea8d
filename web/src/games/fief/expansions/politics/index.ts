// Politics: the toll collector and the five bridges.
import { tell } from "../../../../lib/fluent.svelte";
import { isBesieged } from "../../board/armies";
import { SIGNS } from "../../drawn/signs";
import type { Expansion } from "../../expansion";
import type { FiefScene, View } from "../../types";
import type { Added } from "./view-types";

const PAGE = "fief-politics-page";

/** Families that control an end of the road which is not besieged (X-POL-04, X-POL-06). */
export function tollAt({ box, view }: FiefScene, road: number): number[] {
  const ends = box.board.roads[road]?.bridge ? box.board.roads[road].between : [];
  const only = (view as View & Partial<Added>).toll?.collector;
  const seats = ends.flatMap((id) => {
    const village = box.villages.indexOf(id);
    const control = view.villages[village]?.control ?? -1;
    return control >= 0 && !isBesieged(view, village) ? [control] : [];
  });
  return [...new Set(seats)].filter((seat) => only === undefined || only === seat);
}

function told(scene: FiefScene): string[] {
  return scene.box.board.roads.flatMap((road, number) => {
    const seats = tollAt(scene, number).map((seat) => scene.names[seat] ?? "");
    if (!seats.length) return [];
    const [one, other] = road.between.map(
      (id) => scene.box.board.villages.find((village) => village.id === id)?.name ?? "",
    );
    return [tell(PAGE, "told-toll", { one: one ?? "", other: other ?? "", seats: seats.join(", ") })];
  });
}

export const expansion: Expansion = {
  rowsBegin: "X-POL-",
  voice: ["fief-politics"],
  page: [PAGE],
  incomes: { toll: { sign: SIGNS.tax, text: () => tell(PAGE, "income-toll") } },
  tolls: tollAt,
  told,
};
