import { expect, test } from "vitest";
import { keyInFragment, keep, keysOf, forget } from "./keys";
import { newDraft, orderOf, rematchOf } from "./opening";
import { parse } from "./route.svelte";

const game = {
  name: "middle-ages",
  fewest: 2,
  most: 5,
  options: [],
  lessons: [],
  bots: ["random", "greedy"],
};

test("a new table has me and three bots with names of their own", () => {
  const order = orderOf(newDraft(game, "Marguerite"));
  expect(order.seats[0]).toEqual({ kind: "me", name: "Marguerite" });
  expect(order.seats.slice(1).map((seat) => seat.bot)).toEqual(["greedy", "greedy", "greedy"]);
  expect(new Set(order.seats.map((seat) => seat.name)).size).toBe(4);
});

test("an open seat asks for nobody in particular", () => {
  const draft = newDraft(game, "Marguerite");
  draft.seats[1] = { kind: "open", bot: "greedy", name: "left over" };
  expect(orderOf(draft).seats[1]).toEqual({ kind: "open" });
});

test("a rematch keeps my seat and the bots and opens the others", () => {
  const seats = [
    { seat: 0, name: "Marguerite", kind: "person" as const, bot: null },
    { seat: 1, name: "Agnès", kind: "bot" as const, bot: "greedy" },
    { seat: 2, name: "Jan", kind: "person" as const, bot: null },
  ];
  expect(rematchOf("middle-ages", { allow_debt: "yes" }, seats, [0]).seats).toEqual([
    { kind: "me", name: "Marguerite" },
    { kind: "bot", name: "Agnès", bot: "greedy" },
    { kind: "open" },
  ]);
});

test("keys are kept per table and can be forgotten", () => {
  localStorage.clear();
  keep("t", { seat: 1, key: "b" });
  keep("t", { seat: 0, key: "a" });
  keep("t", { seat: 0, key: "c" });
  expect(keysOf("t")).toEqual([
    { seat: 0, key: "c" },
    { seat: 1, key: "b" },
  ]);
  forget("t", "b");
  forget("t", "c");
  expect(keysOf("t")).toEqual([]);
  expect(keyInFragment("#key=a%2Bb")).toBe("a+b");
  expect(keyInFragment("")).toBeNull();
});

test("addresses name the page", () => {
  expect(parse("/", "", "")).toEqual({ table: null, replay: null, fragment: "" });
  expect(parse("/table/x1", "?replay=12", "#key=k")).toEqual({ table: "x1", replay: 12, fragment: "#key=k" });
  expect(parse("/table/x1", "?replay=no", "").replay).toBeNull();
  expect(parse("/table/x1/more", "", "").table).toBeNull();
});
