import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { NAMES, scene, village } from "../../../test/fief";
import { waitingSentence } from "../choices/waits";
import { GAME, TABLE } from "../words/sentences";
import { buildings, controller, present } from "./told";

beforeAll(async () => {
  await speak("en");
  await Promise.all([want(GAME), want(TABLE)]);
});
afterAll(() => speak("en"));

describe("the position in words", () => {
  test("says who is where with what", () => {
    const table = scene();
    expect(present(table, village("tournus"))).toBe("Marguerite: Quentin, 3 Men-at-Arms and 1 Knight");
    expect(present(table, village("bourg"))).toBe("Agnès: Blanche, 2 counters");
    expect(buildings(table, village("bourg"))).toBe("Fortified City; besieged by Marguerite, engine 1");
    expect(controller(table, village("sigy"))).toBe("nobody");
  });

  test("says who is asked, even if several are", () => {
    const asked = [0, 1, 2].map((seat) => ({ seat, prompt: "place-for" }));
    expect(waitingSentence(asked.slice(0, 1), NAMES)).toBe("Marguerite places vote markers");
    expect(waitingSentence(asked, NAMES)).toBe("Marguerite places vote markers (so do Agnès, Baudouin)");
    expect(waitingSentence([], NAMES)).toBe("The table may respond with a card.");
  });
});
