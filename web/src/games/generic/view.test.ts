import { beforeAll, expect, test } from "vitest";
import { speak, want } from "../../lib/fluent.svelte";
import type { GameWords } from "../../lib/protocol";
import { plainGame } from ".";
import { choiceText, nounOf } from "./nouns";
import { entriesOf, labelOf, shownOf } from "./view";

// A game that nobody has: none of its sentences is there, so everything is called as the server writes it.
const GAME = "go";
const box = {
  nouns: { stone: ["none", "black", "white"] },
  kinds: { stones: "seat:number", grid: "row:column:stone", turn: "seat", lines: "seat:stone" },
};
const naming = { game: GAME, box, names: ["Aude", "Bertrand"] };

beforeAll(async () => {
  await speak("en");
  await want("plain");
});

test("labels are made of keys where the game has none", () => {
  expect(labelOf(GAME, "moves_left")).toBe("Moves left");
});

test("numbers are called by their kind", () => {
  expect(nounOf(GAME, box, "stone", 1)).toBe("black");
  expect(nounOf(GAME, box, "point", 7)).toBe("7");
  expect(nounOf(GAME, box, "point", 7, "c4")).toBe("c4");
});

test("values, lists, grids and nested things keep their shape", () => {
  const view = {
    turn: 1,
    stones: [4, 5],
    grid: [
      [0, 1],
      [2, null],
    ],
    lines: [[1], []],
    supply: { open: true, name: "x" },
    hands: [{ cards: 2 }, { cards: 3 }],
  };
  const shown = Object.fromEntries(entriesOf(naming, view).map((entry) => [entry.label, entry.shown]));
  expect(shown.Turn).toEqual({ is: "value", cell: { text: "Bertrand" } });
  expect(shown.Stones).toEqual({
    is: "list",
    entries: [
      { head: "Aude", cell: { text: "4" } },
      { head: "Bertrand", cell: { text: "5" } },
    ],
  });
  expect(shown.Grid).toEqual({
    is: "grid",
    columns: ["0", "1"],
    rows: [
      { head: "0", cells: [{ text: "none" }, { text: "black" }] },
      { head: "1", cells: [{ text: "white" }, { text: "" }] },
    ],
  });
  expect(shown.Supply).toEqual({
    is: "record",
    entries: [
      { label: "Open", shown: { is: "value", cell: { text: "yes" } } },
      { label: "Name", shown: { is: "value", cell: { text: "x" } } },
    ],
  });
  expect(shown.Hands).toMatchObject({ is: "record", entries: [{ label: "1" }, { label: "2" }] });
  expect(shownOf(naming, [], [])).toEqual({ is: "list", entries: [] });
});

test("a choice without a sentence is written as the server writes it", () => {
  expect(choiceText(GAME, box, "point", { verb: "place", noun: 7, text: "place c4" })).toBe("place c4");
});

test("the winners stand first, then the greater number", () => {
  const words = { verbs: {}, facts: { won: { fields: ["by:seat"], rule: "" } }, prompts: {}, moments: {} };
  const game = plainGame(GAME, { name: GAME, version: "1", ...words } as GameWords, box);
  const order = (view: object): number[] => game.standings(view, box, []).map((one) => one.seat);
  expect(order({ stones: [4, 5], winners: [0] })).toEqual([0, 1]);
  expect(order({ stones: [4, 5], winners: [0, 1] })).toEqual([1, 0]);
  expect(game.scored()).toBe("Stones");
  expect(game.round({ round: 3 })).toBe(3);
  expect(game.round({})).toBe(0);
  expect(game.kinds(box, ["Aude"]).seat?.(0)).toBe("Aude");
});
