import { afterAll, beforeAll, expect, test } from "vitest";
import { makeView, village } from "../../../../test/fief";
import { at, begin, box, leave } from "../testing";
import { tollAt } from ".";

beforeAll(begin);
afterAll(leave);

test("toll is taken at bridges beside own villages that are not besieged", () => {
  const view = makeView();
  const road = box.board.roads.findIndex((one) => one.bridge);
  const [one = "", other = ""] = box.board.roads[road]?.between ?? [];
  const set = (id: string, changes: object): void =>
    void Object.assign(view.villages[village(id)] ?? {}, changes);
  set(one, { control: 2 });
  set(other, { control: 0, fort: 1, sieges: [0, 1, 0] });
  expect(tollAt(at(view), road)).toEqual([2]);
  set(other, { sieges: [0, 0, 0] });
  expect(tollAt(at(view), road)).toEqual([2, 0]);
  expect(tollAt(at({ ...view, toll: { collector: 0 } }), road)).toEqual([0]);
  expect(
    tollAt(
      at(view),
      box.board.roads.findIndex((one) => !one.bridge),
    ),
  ).toEqual([]);
});
