import { describe, expect, test } from "vitest";
import { box, lord, makeView, village } from "../../../test/fief";
import { campsOf } from "../map/laid/camps";
import { chartOf } from "../map/laid/geometry";
import { around, overlap } from "../map/laid/lines";
import { labelRect, villageRect } from "../map/laid/placing";
import type { Lord, View } from "../types";
import { isBesieged, type Stack, stacksOf } from "./armies";

const chart = chartOf(box.board);
const roadBetween = (a: number, b: number): number =>
  chart.roads.findIndex(({ ends }) => ends.includes(a) && ends.includes(b));
const [tournus, bourg] = [village("tournus"), village("bourg")];
const [quentin, blanche] = [lord("Quentin"), lord("Blanche")];
const stacks = (view: View): Stack[] => stacksOf(view, roadBetween);
const troops = (men: number, knights: number) => ({ counters: men + knights, men, knights });

function stand(view: View, name: string, seat: number, at: number, changes: Partial<Lord> = {}): void {
  view.lords[lord(name)] = { ...(view.lords[quentin] as Lord), family: seat, at, road: -1, ...changes };
}

describe("one stack per family and place", () => {
  test("the controller's army is one, whatever roads it came by", () => {
    const view = makeView();
    const road = roadBetween(tournus, village("pugnac"));
    view.bands = [{ village: tournus, seat: 0, troops: troops(2, 0), moves: 1, road, tested: 0 }];
    (view.lords[quentin] as Lord).road = road;
    const here = stacks(view).filter((stack) => stack.village === tournus);
    expect(here).toMatchObject([{ home: true, road: -1, lords: [quentin], troops: troops(3, 1) }]);
  });

  test("visitors stand at the roads they came by, the rest beside the village", () => {
    const view = makeView();
    const road = roadBetween(bourg, village("st-vivien"));
    const place = view.villages[bourg];
    if (place) place.troops[2] = troops(5, 2);
    view.bands = [{ village: bourg, seat: 2, troops: troops(3, 2), moves: 1, road, tested: 0 }];
    stand(view, "Henri", 2, bourg, { road });
    const here = stacks(view).filter((stack) => stack.seat === 2);
    expect(here).toHaveLength(2);
    expect(here.find((stack) => stack.road === road)).toMatchObject({
      lords: [lord("Henri")],
      troops: troops(3, 2),
    });
    expect(here.find((stack) => stack.road === -1)).toMatchObject({ lords: [], troops: troops(2, 0) });
  });

  test("under fog only the number of counters is known", () => {
    const [stack] = stacks(makeView()).filter((one) => one.village === bourg && one.seat === 1);
    expect(stack?.troops).toEqual({ counters: 2, men: null, knights: null });
  });

  test("captives stand with their guard, engines with the besieger", () => {
    const view = makeView();
    stand(view, "Henri", 2, tournus, { captor: 0 });
    expect(stacks(view).find((one) => one.village === tournus)).toMatchObject({
      seat: 0,
      captives: [lord("Henri")],
    });
    expect(stacks(view).find((one) => one.village === bourg && one.seat === 0)).toMatchObject({ engine: 1 });
    expect(isBesieged(view, bourg)).toBe(true);
    expect(isBesieged(view, tournus)).toBe(false);
  });

  test("the column steps out of the army it leaves", () => {
    const view = makeView();
    view.column = {
      ...{ seat: 0, village: tournus, came_from: -1, lords: [quentin], captives: [] },
      ...{ troops: troops(2, 1), cavalcade: false, forced: false, granted: 0 },
    };
    const here = stacks(view).filter((stack) => stack.village === tournus);
    expect(here).toMatchObject([
      { marching: false, lords: [], troops: troops(1, 0) },
      { marching: true, lords: [quentin], troops: troops(2, 1) },
    ]);
  });
});

test("eight armies about one village cover neither each other nor anything else", () => {
  const view = makeView();
  const names = ["Henri", "Othon", "Eric", "Jeanne", "Charles", "Isabelle", "Lambert"];
  const here = village("villeneuve");
  const roads = chart.spots[here]?.roads ?? [];
  const crowd: Stack[] = names.map((name, at) => ({
    ...{ key: name, seat: at % 3, village: here, home: at === 0, marching: false },
    ...{ road: roads[at % (roads.length + 1)] ?? -1, lords: [lord(name), blanche], captives: [quentin] },
    ...{ troops: troops(12, 8), engine: at === 1 ? 2 : 0 },
  }));
  const camps = campsOf([...crowd, ...stacks(view)], chart, box.lords, [], false);
  const rects = camps.map((camp) => around(camp.at, camp.width, camp.height));
  rects.forEach((rect, at) => {
    for (const other of rects.slice(at + 1)) expect(overlap(rect, other)).toBe(0);
    for (const spot of chart.spots) {
      expect(overlap(rect, villageRect(spot.point))).toBe(0);
      expect(overlap(rect, labelRect(spot.label))).toBe(0);
    }
  });
});
