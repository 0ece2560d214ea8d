import { describe, expect, test } from "vitest";
import type { Event } from "../../../lib/protocol";
import { BISHOP, KING, QUEEN } from "../../../test/fief";
import { facesOf, lastBattle, lossesOf } from "../battle/rolls";
import { revealAt } from "../court/votes";
import { dieOf, momentsIn } from "./moments";

const event = (fact: string, seat: number, ...args: number[]): Event => ({ fact, seat, args, rule: "" });
const kinds = (events: Event[], from = 0): string[] => momentsIn(events, from).map((one) => one.kind);

describe("moments", () => {
  test("an assassin, the die and the death are one page; what is routine has none", () => {
    const events = [
      event("struck", 0, 7, 1),
      event("slain", 1, 7, 2),
      event("died", 1, 7),
      event("title-vacant", -1, 11),
      event("village-income", 0, 3),
    ];
    const [page, ...others] = momentsIn(events, 0);
    expect(others).toEqual([]);
    expect(page?.kind).toBe("assassination");
    expect(page?.events.map((one) => one.fact)).toEqual(["struck", "slain", "died"]);
    expect(page?.events.map(dieOf)).toEqual([null, 2, null]);
    expect(page?.lords).toEqual([7]);
  });

  test("a death in battle has its own page, a second one joins it", () => {
    expect(kinds([event("troops-lost", 1, 4, 1, 0), event("died", 1, 3), event("died", 0, 5)])).toEqual([
      "death",
    ]);
  });

  test("the plague is one page with all its dice; other disasters have none", () => {
    const events = [
      event("disaster-struck", -1, 28, 1),
      event("disaster-struck", -1, 30, 1),
      event("plague-rolled", 2, 6, 3),
      event("died", 2, 6),
      event("siege-ended", 2, 7),
    ];
    expect(kinds(events)).toEqual(["plague", "siege-over"]);
    expect(momentsIn(events, 0)[0]?.events).toHaveLength(3);
  });

  test("an uprising gathers what it does", () => {
    const events = [
      event("rose", 3, 10, 0),
      event("rising-struck", -1, 10, 3),
      event("troops-lost", 1, 10, 0, 1),
      event("village-sacked", -1, 10, 2),
    ];
    expect(kinds(events)).toEqual(["uprising"]);
  });

  test("a King is crowned once, and his Queen with him", () => {
    const votes = [
      event("election-called", -1, KING),
      event("stood-for", 3, 11, KING),
      event("voted", 3, 11, 5),
    ];
    const events = [
      ...votes,
      event("elected", 3, 11, KING, 5),
      event("title-granted", 3, 11, KING),
      event("title-granted", 1, 14, QUEEN),
    ];
    expect(kinds(events)).toEqual(["coronation", "queen"]);
    expect(kinds([event("succeeded", 0, 4), event("title-granted", 0, 4, KING)])).toEqual(["coronation"]);
    expect(kinds([event("title-granted", 0, 4, 2)])).toEqual([]);
  });

  test("an election in which nobody voted is a line of the log", () => {
    expect(kinds([event("election-called", -1, BISHOP), event("not-elected", -1, BISHOP)])).toEqual([]);
  });

  test("only what is new", () => {
    expect(kinds([event("died", 0, 1), event("besieged", 1, 4)], 1)).toEqual(["siege"]);
  });
});

test("a reveal tells votes from decoys and leaves out who was struck off", () => {
  const events = [
    event("election-called", -1, BISHOP),
    event("stood-for", 0, 4, BISHOP),
    event("stood-for", 1, 8, BISHOP),
    event("stood-for", 2, 9, BISHOP),
    event("struck-off", 2, 9),
    event("marked", 0, 4),
    event("voted", 0, 4, 3),
    event("bluffed", 0, 8),
    event("voted", 1, 4, 2),
    event("elected", 0, 4, BISHOP, 5),
  ];
  expect(revealAt(events, events.length - 1)).toEqual({
    title: BISHOP,
    elected: 4,
    candidates: [
      {
        lord: 4,
        seat: 0,
        total: 5,
        markers: [
          { seat: 0, votes: 3 },
          { seat: 1, votes: 2 },
        ],
      },
      { lord: 8, seat: 1, total: 0, markers: [{ seat: 0, votes: null }] },
    ],
  });
});

describe("battles in the log", () => {
  test("a blank face is told as 9", () => {
    expect(facesOf(3, 912)).toEqual([0, 1, 2]);
    expect(facesOf(2, 33)).toEqual([3, 3]);
    expect(facesOf(0, 0)).toEqual([]);
  });

  test("the last roll, what it cost, and how it ended", () => {
    const events = [
      event("battle-declared", 0, 20, 1),
      event("rolled", 0, 2, 4, 31),
      event("rolled", 1, 1, 1, 1),
      event("troops-lost", 0, 20, 1, 0),
      event("rolled", 0, 1, 3, 3),
      event("rolled", 1, 1, 2, 2),
      event("troops-lost", 1, 20, 0, 1),
      event("died", 1, 12),
      event("battle-won", 0, 20),
    ];
    const fought = lastBattle(events);
    expect(fought?.rolls).toBe(2);
    expect(fought?.last?.map((roll) => roll.hits)).toEqual([3, 2]);
    expect(fought?.ending?.fact).toBe("battle-won");
    expect(fought && lossesOf(fought, [1])).toEqual({
      men: 0,
      knights: 1,
      others: {},
      fallen: [12],
      captives: [],
    });
    expect(fought && lossesOf(fought, [0])).toEqual({
      men: 0,
      knights: 0,
      others: {},
      fallen: [],
      captives: [],
    });
    expect(lastBattle([])).toBeNull();
  });
});
