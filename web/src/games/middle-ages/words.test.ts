import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, speak, tell, want } from "../../lib/fluent.svelte";
import { ruleSentence } from "../../lib/rules.svelte";
import type { Event } from "../../lib/protocol";
import { box, options, tile, view, words } from "../../test/table";
import { narrate } from "../../lib/game";
import { eventRule, incomeOf } from "./types";
import {
  GAME,
  coinsText,
  eventLabel,
  hintShort,
  hintText,
  optionText,
  spotLabel,
  tileName,
  wordsByKind,
} from "./words";

const NAMES = ["Marguerite", "Agnès", "Baudouin"];

beforeAll(async () => {
  await speak("en");
  await want(GAME);
});
afterAll(() => speak("en"));

function sentence(event: Event): string {
  return narrate(GAME, words, wordsByKind(box, NAMES), NAMES, event, tell);
}

describe("labels", () => {
  test("a place says all that can be seen there", () => {
    expect(spotLabel(box, view, NAMES, 1, 2, undefined)).toBe(
      "Row 2, place 3: Village 8 (Farmer); the Lord of Marguerite stands here",
    );
    expect(spotLabel(box, view, NAMES, 1, 1, undefined)).toBe("Row 2, place 2: empty");
    expect(spotLabel(box, view, NAMES, 3, 0, undefined)).toContain("the Scout of Marguerite reserves it");
  });

  test("a legal place says what it is worth", () => {
    expect(spotLabel(box, view, NAMES, 2, 2, options[1])).toBe(
      "Row 3, place 3: Market 13; you may choose it: +7: effect 3, income 4",
    );
  });

  test("tiles are named with their marks", () => {
    expect(tileName(box, tile(4))).toBe("Mill 4");
    expect(tileName(box, tile(5))).toBe("Mill 5 (Farmer)");
    expect(tileName(box, tile(6))).toBe("Mill 6 (Chest)");
  });

  test("events say when and what", () => {
    expect(eventLabel(9, "next", 12)).toMatch(/^Next Event, after round 12: Restoration: everybody brings/);
    expect(eventRule(0)).toBe("M-4.2-01");
  });
});

describe("hints", () => {
  test("effect and income, or what an income gains", () => {
    expect(hintText({ effect: 3, income: 4 })).toBe("+7: effect 3, income 4");
    expect(hintText({ income: 2 })).toBe("+2 on each income");
    expect(hintText(null)).toBe("");
    expect(hintText({})).toBe("");
  });

  test("and in short", () => {
    expect(hintShort({ effect: 3, income: 4 })).toBe("+7");
    expect(hintShort({})).toBe("");
  });

  test("a choice is an instruction", () => {
    const [first] = options;
    expect(first && optionText(box, first)).toBe("Move your Lord to row 3, place 1");
  });
});

test("incomes count printed types, plots and extra coins", () => {
  expect(incomeOf(box, view, 0, 0)).toEqual({ coins: 6, rate: 3, tiles: 2 });
  expect(incomeOf(box, view, 0, 3)).toEqual({ coins: 6, rate: 2, tiles: 3 });
  expect(incomeOf(box, view, 0, 6)).toEqual({ coins: 6, rate: 3, tiles: 2 });
});

describe.each<[Language, Record<string, string>]>([
  [
    "en",
    {
      two: "Agnès pays Marguerite 2 coins.",
      one: "Agnès pays Marguerite 1 coin.",
      moved: "Baudouin moves to Mill 5 (Farmer) (row 3, place 2).",
      empty: "Marguerite has 2 empty estates and loses 20 coins.",
      rule: "Field, income: 2 coins per Field.",
    },
  ],
  [
    "fr",
    {
      two: "Agnès donne 2 pièces à Marguerite.",
      one: "Agnès donne 1 pièce à Marguerite.",
      moved: "Baudouin avance sur Moulin 5 (Paysan) (rangée 3, place 2).",
      empty: "Marguerite a 2 domaines vides et perd 20 pièces.",
      rule: "Champ, revenu\u202f: 2 pièces par Champ.",
    },
  ],
  [
    "pl",
    {
      two: "Agnès płaci 2 monety, które dostaje Marguerite.",
      one: "Agnès płaci 1 monetę, którą dostaje Marguerite.",
      moved: "Baudouin przechodzi na płytkę Młyn 5 (Rolnik) (rząd 3, miejsce 2).",
      empty: "Marguerite ma 2 puste posiadłości i traci 20 monet.",
      rule: "Pole, dochód: 2 monety za każde Pole.",
    },
  ],
])("the chronicle in %s", (language, said) => {
  beforeAll(() => speak(language));

  test("facts become sentences", () => {
    expect(sentence({ fact: "paid", seat: 1, args: [0, 2], rule: "" })).toBe(said.two);
    expect(sentence({ fact: "paid", seat: 1, args: [0, 1], rule: "" })).toBe(said.one);
    expect(sentence({ fact: "moved", seat: 2, args: [13, tile(5)], rule: "" })).toBe(said.moved);
    expect(sentence({ fact: "empty-estates", seat: 0, args: [2, 20], rule: "" })).toBe(said.empty);
  });

  test("rules have one sentence each", () => {
    expect(ruleSentence(GAME, "M-3.1-02")).toBe(said.rule);
  });

  test("plurals follow the language", () => {
    const all: Record<Language, string[]> = {
      en: ["1 coin", "3 coins", "5 coins", "22 coins"],
      fr: ["1 pièce", "3 pièces", "5 pièces", "22 pièces"],
      pl: ["1 moneta", "3 monety", "5 monet", "22 monety"],
    };
    expect([1, 3, 5, 22].map(coinsText)).toEqual(all[language]);
  });
});
