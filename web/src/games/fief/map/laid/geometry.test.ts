import { describe, expect, test } from "vitest";
import { box, village } from "../../../../test/fief";
import { chart, chartOf, closenessFor, NEAR, shapeFor } from "./geometry";
import { around, crosses, distance, overlap, type Point } from "./lines";
import { labelRect, villageRect } from "./placing";
import { GATE } from "./roads";
import { nearest, towards } from "./roving";

const { board } = box;

function crossings(a: readonly Point[], b: readonly Point[]): number {
  let count = 0;
  for (let i = 1; i < a.length; i += 1)
    for (let j = 1; j < b.length; j += 1)
      if (crosses(a[i - 1] as Point, a[i] as Point, b[j - 1] as Point, b[j] as Point)) count += 1;
  return count;
}

describe.each([
  [1.317, 1],
  [1.45, 1],
  [1.6, 1],
  [1.75, 1],
  [1.95, 1],
  [1.95, 0.7],
])("the map in the shape %f, %f as large", (shape, closeness) => {
  const drawn = chartOf(board, shape, closeness);

  test("has every village on the page, every fief and bishopric in one outline or more", () => {
    expect(drawn.spots).toHaveLength(24);
    for (const { point } of drawn.spots) expect(overlap(around(point, 2, 2), drawn.page)).toBeCloseTo(4);
    for (const region of [...drawn.fiefs, ...drawn.bishoprics]) expect(region.path).toMatch(/^(M[^Z]+Z)+$/);
  });

  test("the river runs under the five bridges and crosses no other road", () => {
    drawn.roads.forEach((road, number) => {
      const wet = drawn.river.reduce((sum, arm) => sum + crossings(arm.line, road.line), 0);
      expect(wet > 0, board.roads[number]?.between.join(" ")).toBe(board.roads[number]?.bridge);
    });
    expect(drawn.roads.filter((road) => road.bridge)).toHaveLength(5);
  });

  test("armies stand at the gates on both ends of a road", () => {
    for (const road of drawn.roads) {
      road.ends.forEach((end, at) => {
        const far = distance(drawn.spots[end]?.point ?? [0, 0], road.gates[at]?.point ?? [0, 0]);
        expect(far).toBeGreaterThan(GATE - 2);
        expect(far).toBeLessThanOrEqual(GATE);
      });
    }
  });

  test("no name lies on another, on a village or off the page", () => {
    drawn.spots.forEach(({ label }, at) => {
      const rect = labelRect(label);
      expect(overlap(rect, drawn.page)).toBeCloseTo(label.width * label.height);
      drawn.spots.forEach((other, next) => {
        if (next > at) expect(overlap(rect, labelRect(other.label))).toBe(0);
        expect(overlap(rect, villageRect(other.point)), `${at} ${next}`).toBe(0);
      });
    });
  });

  test("names seen from far off keep clear of each other, and most are there", () => {
    const far = drawn.spots.flatMap((spot) => (spot.far ? [labelRect(spot.far)] : []));
    expect(far.length).toBeGreaterThan(14);
    far.forEach((rect, at) => far.slice(at + 1).forEach((other) => expect(overlap(rect, other)).toBe(0)));
  });
});

test("the drawing is the same for everybody and made once", () => {
  expect(chartOf(board)).toEqual(chartOf(board));
  expect(chart(board, 1.6)).toBe(chart(board, 1.6));
});

test("the map takes the shape of its frame", () => {
  expect(shapeFor({ width: 990, height: 569 })).toBe(1.75);
  expect(shapeFor({ width: 390, height: 305 })).toBe(1.317);
  expect(shapeFor({ width: 0, height: 0 })).toBe(1.317);
});

test("arrow keys follow the roads and reach every village", () => {
  const drawn = chartOf(board);
  expect(towards(drawn, village("bourg"), "ArrowRight")).toBe(village("la-buissiere"));
  expect(towards(drawn, village("bourg"), "ArrowUp")).toBe(village("villeneuve"));
  expect(towards(drawn, village("bourg"), "Enter")).toBeNull();
  const found = new Set([0]);
  for (const from of found)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = towards(drawn, from, key);
      if (next !== null) found.add(next);
    }
  expect(found.size).toBe(24);
});

test.each([
  [1280, 720, 858, 447],
  [1366, 768, 930, 495],
  [1440, 900, 966, 545],
  [1920, 1080, 1430, 725],
])("on a screen of %i by %i the names of the villages have 12 pixels", (_w, _h, width, height) => {
  const shape = shapeFor({ width, height });
  const drawn = chart(board, shape, closenessFor({ width, height }, shape));
  const scale = Math.min(width / drawn.width, height / drawn.height);
  expect(NEAR * scale).toBeGreaterThanOrEqual(12);
});

test("elsewhere arrows lead to the nearest thing that lies their way", () => {
  const points = [[0, 0] as const, [100, 10] as const, [60, 90] as const];
  expect(nearest(points, 0, "ArrowRight")).toBe(1);
  expect(nearest(points, 0, "ArrowDown")).toBe(2);
  expect(nearest(points, 0, "ArrowLeft")).toBeNull();
  expect(nearest(points, 0, "x")).toBeNull();
});
