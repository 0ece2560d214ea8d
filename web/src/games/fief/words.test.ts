import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speak, tell, want } from "../../lib/fluent.svelte";
import type { Event, GameWords } from "../../lib/protocol";
import { NAMES, box, lord, scene, village } from "../../test/fief";
import { narrate } from "../module";
import { askAt, optionsAt } from "./clicks";
import { grave } from "./deeds";
import { byVerb, isClosing, isFirst } from "./grouping";
import { rowOf } from "./rows";
import { standings } from "./standings";
import * as told from "./told";
import { GAME, KING, QUEEN } from "./types";
import { waitingSentence } from "./waits";
import { TABLE, optionText, titleName, troopsText, wordsByKind } from "./words";

beforeAll(async () => {
  await speak("en");
  await Promise.all([want(GAME), want(TABLE)]);
});
afterAll(() => speak("en"));

const march = { text: "march bourg", verb: "march", noun: village("bourg") };
const lead = { text: "lead Quentin", verb: "lead", noun: lord("Quentin") };
const done = { text: "done", verb: "done", noun: -1 };
const pass = { text: "pass", verb: "pass", noun: -1 };

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

describe("choices", () => {
  const table = scene({ options: [lead, march, done], prompt: "on-the-way" });

  test("a thing finds its choices by kind and number", () => {
    expect(optionsAt(table, "village", village("bourg"))).toEqual([march]);
    expect(optionsAt(table, "lord", village("bourg"))).toEqual([]);
  });

  test("what cannot be chosen can be asked about", () => {
    expect(askAt(table, "village", village("tournus"))).toBe("march tournus");
    expect(askAt(table, "lord", lord("Blanche"))).toBe("join Blanche");
    expect(askAt(scene({ prompt: null }), "card", box.cards.indexOf("ambush"))).toBe("play ambush");
    expect(askAt(table, "deck", 0)).toBeNull();
  });

  test("are told as instructions", () => {
    expect(optionText(box, NAMES, march)).toBe("Move to Bourg");
    expect(optionText(box, NAMES, { text: "with-men 2", verb: "with-men", noun: 2 })).toBe("2 Men-at-Arms");
  });

  test("are grouped by verb, and what ends a question stands apart", () => {
    const again = { text: "march sigy", verb: "march", noun: village("sigy") };
    expect(byVerb([lead, march, again]).map((group) => [group.kind, group.options.length])).toEqual([
      ["lord", 1],
      ["village", 2],
    ]);
    expect([lead, done].map(isClosing)).toEqual([false, true]);
    expect(isFirst(done, [done, pass])).toBe(true);
    expect(isFirst(pass, [done, pass])).toBe(false);
  });

  test("what cannot be mended is grave", () => {
    expect(grave({ text: "play assassination", verb: "play", noun: 25 })).toBe(true);
    expect(grave({ text: "surrender", verb: "surrender", noun: -1 })).toBe(true);
    expect(grave({ text: "play harvest", verb: "play", noun: 20 })).toBe(false);
    expect(grave(march)).toBe(false);
  });

  test("have a rule: of the card, of the verb, or of the question", () => {
    expect(rowOf("play ambush", "play", "F-10.0-02")).toBe("F-10.5-02");
    expect(rowOf("march bourg", "march", "F-5.0-09")).toBe("F-5.0-03");
    expect(rowOf("pass", "pass", "F-10.0-02")).toBe("F-10.0-02");
    expect(rowOf("stand bourg", "stand", "X-CRU-98")).toBe("X-CRU-98");
    expect(rowOf("stand bourg", "stand", "F-6.2.3-13")).toBe("F-6.2.3-12");
  });
});

describe("the position in words", () => {
  test("says who is where with what", () => {
    const table = scene();
    expect(told.present(table, village("tournus"))).toBe("Marguerite: Quentin, 3 Men-at-Arms and 1 Knight");
    expect(told.present(table, village("bourg"))).toBe("Agnès: Blanche, 2 counters");
    expect(told.buildings(table, village("bourg"))).toBe("Fortified City; besieged by Marguerite, engine 1");
    expect(told.controller(table, village("sigy"))).toBe("nobody");
  });

  test("says who is asked, even if several are", () => {
    const asked = [0, 1, 2].map((seat) => ({ seat, prompt: "place-for" }));
    expect(waitingSentence(asked.slice(0, 1), NAMES)).toBe("Marguerite places vote markers");
    expect(waitingSentence(asked, NAMES)).toBe("Marguerite places vote markers (so do Agnès, Baudouin)");
    expect(waitingSentence([], NAMES)).toBe("The table may respond with a card.");
  });

  test("standings put winners first", () => {
    const { view } = scene();
    expect(standings({ ...view, winners: [1] }, box).map((one) => one.seat)).toEqual([1, 0, 2]);
  });
});
