import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { NAMES, box, lord, scene, village } from "../../../test/fief";
import words from "../../../test/generated/fief-words.json";
import { optionText } from "../words/options";
import { GAME, TABLE } from "../words/sentences";
import { askAt, optionsAt } from "./clicks";
import { grave } from "./grave";
import { byVerb, isClosing, isFirst } from "./grouping";
import { rowOf, VERB_ROWS } from "./rows";

beforeAll(async () => {
  await speak("en");
  await Promise.all([want(GAME), want(TABLE)]);
});
afterAll(() => speak("en"));

const march = { text: "march bourg", verb: "march", noun: village("bourg") };
const lead = { text: "lead Quentin", verb: "lead", noun: lord("Quentin") };
const done = { text: "done", verb: "done", noun: -1 };
const pass = { text: "pass", verb: "pass", noun: -1 };

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

  test("have the rules of verbs that there are", () => {
    expect(Object.keys(VERB_ROWS).filter((verb) => !(verb in words.verbs))).toEqual([]);
  });

  test("have a rule: of the card, of the verb, or of the question", () => {
    expect(rowOf("play ambush", "play", "F-10.0-02")).toBe("F-10.5-02");
    expect(rowOf("march bourg", "march", "F-5.0-09")).toBe("F-5.0-03");
    expect(rowOf("pass", "pass", "F-10.0-02")).toBe("F-10.0-02");
    expect(rowOf("stand bourg", "stand", "X-CRU-98")).toBe("X-CRU-98");
    expect(rowOf("stand bourg", "stand", "F-6.2.3-13")).toBe("F-6.2.3-12");
  });
});
