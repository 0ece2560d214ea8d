import { afterAll, beforeAll, expect, test } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { box, scene } from "../../../test/fief";
import { GAME, TABLE } from "../words/sentences";
import { standings } from "./standings";

beforeAll(async () => {
  await speak("en");
  await Promise.all([want(GAME), want(TABLE)]);
});
afterAll(() => speak("en"));

test("standings put winners first", () => {
  const { view } = scene();
  expect(standings({ ...view, winners: [1] }, box).map((one) => one.seat)).toEqual([1, 0, 2]);
});
