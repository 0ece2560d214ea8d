import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speak, tell, want } from "../../../lib/fluent.svelte";
import { narrate } from "../../../lib/game";
import type { Event, GameWords } from "../../../lib/protocol";
import { box, KING, lord, NAMES, QUEEN } from "../../../test/fief";
import { titleName } from "./names";
import { wordsByKind } from "./nouns";
import { GAME, TABLE } from "./sentences";
import { troopsText } from "./troops";

beforeAll(async () => {
  await speak("en");
  await Promise.all([want(GAME), want(TABLE)]);
});
afterAll(() => speak("en"));

describe("names", () => {
  test("titles are named by rank, number and person", () => {
    expect(titleName(box, box.fiefs.indexOf("tournus"))).toMatch(/ of Tournus$/);
    expect(titleName(box, 8)).toBe("Bishop of Bishopric 1");
    expect(titleName(box, KING)).toBe("King");
    expect(titleName(box, QUEEN, true)).toBe("Queen Regent");
  });

  test("troops in the fog are counters", () => {
    expect(troopsText({ counters: 2, men: null, knights: null })).toBe("2 counters");
    expect(troopsText({ counters: 4, men: 3, knights: 1 })).toBe("3 Men-at-Arms and 1 Knight");
  });

  test("events become sentences by the kinds of their fields", () => {
    const words = {
      facts: { "title-granted": { fields: ["lord:lord", "title:title"], rule: "F-1.2-13" } },
    } as unknown as GameWords;
    const event: Event = { fact: "title-granted", seat: 0, args: [lord("Quentin"), KING], rule: "F-1.2-13" };
    expect(narrate(GAME, words, wordsByKind(box, NAMES), NAMES, event, tell)).toBe(
      "Quentin (Marguerite) receives the title King.",
    );
  });
});
