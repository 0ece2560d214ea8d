import { expect, test } from "vitest";
import { Refused } from "./api";
import { speak, want } from "./fluent.svelte";
import { keyInFragment, keep, keysOf, forget } from "./keys";
import {
  botGroups,
  botLabel,
  botSeat,
  chooseFamily,
  newDraft,
  orderOf,
  rematchOf,
  seatSomebody,
} from "./opening";
import { sentenceOf } from "./openTable";
import { parse } from "./route.svelte";

const game = {
  name: "middle-ages",
  fewest: 2,
  most: 5,
  options: [],
  presets: [],
  lessons: [],
  bots: ["random", "greedy", "search"],
  ratings: { chancellor: 33 },
  usual_bot: "greedy",
};

test("a new table has me and three bots with names of their own", () => {
  const order = orderOf(newDraft(game, "Marguerite"));
  expect(order.seats[0]).toEqual({ kind: "me", name: "Marguerite", family: 0 });
  expect(order.seats.slice(1).map((seat) => seat.bot)).toEqual(["greedy", "greedy", "greedy"]);
  expect(new Set(order.seats.map((seat) => seat.name)).size).toBe(4);
});

test("a bot is shown with its rating where one was measured", async () => {
  await speak("en");
  expect(botLabel("chancellor", game.ratings)).toBe("Bot: chancellor (33)");
  expect(botLabel("random", game.ratings)).toBe("Bot: random");
});

test("opponents with a rating come first, those for study after them", () => {
  expect(botGroups(["random", "page", "greedy", "chancellor"], { page: 12, chancellor: 33 })).toEqual([
    { title: "bots-rated", members: ["page", "chancellor"] },
    { title: "bots-others", members: ["random", "greedy"] },
  ]);
  expect(botGroups(["random"], {})).toEqual([{ title: "bots-others", members: ["random"] }]);
});

test("an open seat asks for nobody in particular", () => {
  const draft = newDraft(game, "Marguerite");
  draft.seats[1] = { kind: "open", bot: "greedy", name: "left over", family: 5 };
  expect(orderOf(draft).seats[1]).toEqual({ kind: "open", family: 5 });
});

test("a coat of arms that is taken is exchanged, and a new seat bears a free one", () => {
  const draft = newDraft(game, "Marguerite");
  chooseFamily(draft.seats, 0, 2);
  expect(draft.seats.map((seat) => seat.family)).toEqual([2, 1, 0, 3]);
  chooseFamily(draft.seats, 3, 5);
  expect(botSeat(game, draft.seats).family).toBe(3);
});

test("whoever is seated instead has a name of his own", () => {
  const draft = newDraft(game, "");
  seatSomebody(draft.seats, 0, "bot", "search");
  expect(draft.seats[0]).toMatchObject({ kind: "bot", bot: "search", name: "Dietrich" });
  seatSomebody(draft.seats, 1, "me", "");
  expect(draft.seats[1]).toMatchObject({ kind: "me", name: "" });
  draft.seats[1] = { kind: "me", bot: "greedy", name: "Marguerite", family: 1 };
  seatSomebody(draft.seats, 1, "bot", "random");
  seatSomebody(draft.seats, 1, "me", "");
  expect(draft.seats[1]).toMatchObject({ kind: "me", name: "Marguerite" });
});

test("a rematch keeps my seat and the bots and opens the others", () => {
  const same = { taken: true, named: false, handed: 0 };
  const seats = [
    { seat: 0, name: "Marguerite", kind: "person" as const, bot: null, family: 4, ...same },
    { seat: 1, name: "Agnès", kind: "bot" as const, bot: "greedy", family: 1, ...same },
    { seat: 2, name: "Jan", kind: "person" as const, bot: null, family: 2, ...same },
  ];
  const again = { game: "middle-ages", options: { allow_debt: "yes" }, pace: "quick" as const };
  const order = rematchOf({ ...again, respond: 9, talk_minutes: 3, private: true }, seats, [0]);
  expect(order).toMatchObject({ ...again, respond: 9, private: true });
  expect(order.seats).toEqual([
    { kind: "me", name: "Marguerite", family: 4 },
    { kind: "bot", name: "Agnès", bot: "greedy", family: 1 },
    { kind: "open", family: 2 },
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
  expect(parse("/", "", "")).toMatchObject({ table: null, replay: null, fragment: "" });
  expect(parse("/table/x1", "?replay=12", "#key=k")).toMatchObject({
    ...{ table: "x1", replay: 12, fragment: "#key=k" },
  });
  expect(parse("/table/x1", "?replay=no", "").replay).toBeNull();
  expect(parse("/table/x1/more", "", "").table).toBeNull();
});

test("a file with a mistake is refused in the reader's language, with its line", async () => {
  await speak("fr");
  await want("page");
  const refused = new Refused({
    code: "bad-options",
    message: "line 25: tactics.archer.cost is from 0 to 31",
  });
  expect(sentenceOf(refused, "")).toMatch(/^Ligne 25 du fichier\s: tactics\.archer\.cost is from 0 to 31$/);
  await speak("en");
  expect(sentenceOf(new Refused({ code: "bad-options", message: "no such option" }), "")).toBe(
    "no such option",
  );
});
