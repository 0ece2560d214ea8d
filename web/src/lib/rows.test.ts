import { beforeAll, expect, test } from "vitest";
import { tell, want } from "./fluent.svelte";
import { isRow, pieces } from "./rows";

const rulesIn = (text: string, game: string): string[] =>
  pieces(text, tell(game, "rule-letters"))
    .filter((piece) => piece.rule)
    .map((piece) => piece.text);

beforeAll(() => Promise.all([want("fief"), want("middle-ages")]));

test("ids of rules are found as the ledgers write them", () => {
  const fief = ["F-1.4B-17", "F-S3-14", "F-10.2.1-01", "F-2.3.1-M01", "F-12-P1-03", "F-C-02", "X-POL-02"];
  expect(rulesIn(`see ${fief.join(", ")}.`, "fief")).toEqual(fief);
  expect(rulesIn("M-3.1-01 or M-2.6-09?", "middle-ages")).toEqual(["M-3.1-01", "M-2.6-09"]);
  expect(pieces("plain", "F")).toEqual([{ text: "plain", rule: false }]);
  expect(pieces("xF-8.0-14", "F")).toEqual([{ text: "xF-8.0-14", rule: false }]);
  expect(rulesIn("F-8.0-145", "fief")).toEqual([]);
});

test("only rules of the game at hand are meant", () => {
  expect(rulesIn("as in M-3.1-01", "fief")).toEqual([]);
  expect(rulesIn("as in F-8.0-14", "middle-ages")).toEqual([]);
  expect(rulesIn("M-3.1-01", "a game without a ledger")).toEqual([]);
});

test("an id alone can be looked up in every ledger", () => {
  expect(isRow("X-POL-02")).toBe(true);
  expect(isRow("scout")).toBe(false);
  expect(isRow("M-3.1-01 scout")).toBe(false);
});
