import { describe, expect, test } from "vitest";
import { lord } from "../../../../test/fief";
import { choicesAt, glowAt } from "./choices";
import { lastFought } from "./fought/fought";
import { chartOf } from "./outremer/chart";
import { placesIn } from "./outremer/latest";
import { armiesOf, awayOf, enginesAt, routeOf, saladinOf, sitesOf, troopsOf } from "./state";
import { scene } from "./testing";
import { isThere, Gaze } from "./where";

const event = (fact: string, args: number[], seat = -1) => ({ fact, seat, args, rule: "", n: 0 }) as never;

describe("the places of Outremer", () => {
  test("are far, drawn, held or out of the game", () => {
    const { view } = scene({ crusade: { held: [1], garrisons: [5, 0] } });
    const states = sitesOf(view).map((site) => `${site.name} ${site.state} ${site.garrison}`);
    expect(states.slice(0, 2)).toEqual(["jerusalem open 5", "antioch far 6"]);
    expect(states[4]).toBe("acre won 4");
    expect(states.slice(7)).toEqual(["caravan far 1", "caravan held 0", "caravan far 1"]);
    // Acre has left the game with its title, which Quentin of seat 0 holds.
    expect(sitesOf(view)[4]?.seat).toBe(0);
  });

  test("know the engines before them", () => {
    const engines = [0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0];
    const { crusade } = scene({ crusade: { engines } }).view;
    expect(enginesAt(crusade, 0)).toEqual([]);
    expect(enginesAt(crusade, 1)).toEqual([
      { seat: 0, dice: 1 },
      { seat: 2, dice: 2 },
    ]);
  });

  test("stand where no two cover each other, whatever the shape of the map", () => {
    for (const shape of [1.317, 1.6, 1.95]) {
      const { spots, width, height } = chartOf(shape);
      expect(spots).toHaveLength(10);
      spots.forEach(({ point: [x, y] }, at) => {
        expect(x > 40 && x < width - 40 && y > 40 && y < height - 40).toBe(true);
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(x - other.point[0], y - other.point[1])).toBeGreaterThan(90);
      });
    }
  });
});

describe("the armies", () => {
  test("are one of each family and place; what is hidden stays a number", () => {
    const one = scene();
    const [quentin, blanche] = armiesOf(one.view, one.box);
    expect(quentin).toMatchObject({ seat: 0, village: 0, lords: [lord("Quentin")] });
    expect(quentin?.troops).toMatchObject({ counters: 6, men: 4, knights: 2 });
    expect(blanche).toMatchObject({ seat: 1, village: -1 });
    expect(blanche?.troops).toMatchObject({ counters: 3, men: null, knights: null });
  });

  test("have the pieces of other modules by their names", () => {
    const { box } = scene();
    const pieces = [{ name: "archers", word: 0, points: 1, supply: 3, common: false }];
    const company = { seat: 0, lord: -1, place: 0, troops: [1, 0, 2] };
    expect(troopsOf({ ...box, pieces }, [company, company])).toMatchObject({
      counters: 6,
      men: 2,
      archers: 4,
    });
  });

  test("of a family are what it has away", () => {
    const { view } = scene({ crusade: { captives: [lord("Blanche")], companies: [] } });
    expect(awayOf(view, 1)).toEqual({ companies: [], captives: [lord("Blanche")] });
    expect(awayOf(view, 0).captives).toEqual([]);
  });
});

describe("Saladin", () => {
  const rides: [1, number, number] = [1, 4, 6];

  test("stands where a battle is, where a question is, or where he came last", () => {
    const { crusade } = scene({ crusade: { stage: 2, saladin: rides } }).view;
    expect(saladinOf(crusade, []).place).toBe(-1);
    expect(saladinOf(crusade, [event("saladin-came", [2, 7, 4, 6])]).place).toBe(1);
    expect(saladinOf({ ...crusade, asked: { ...crusade.asked, place: 0 } }, []).place).toBe(0);
    expect(saladinOf({ ...crusade, saladin: [2, 0, 0] }, []).state).toBe("dead");
  });

  test("goes only to those objectives where crusaders are, and not back", () => {
    const { crusade } = scene().view;
    expect(routeOf(crusade, -1)).toEqual([0]);
    expect(routeOf(crusade, 1)).toEqual([]);
  });
});

test("a battle is told by its last roll", () => {
  const fought = lastFought([
    event("outremer-battle", [1, 0, 7], 0),
    event("rolled", [2, 3, 21], 0),
    event("saracens-rolled", [3, 1, 199]),
    event("saracens-lost", [0, 1]),
    event("rolled", [1, 2, 2], 0),
    event("saracens-rolled", [3, 4, 319]),
    event("saracens-lost", [0, 1]),
    event("company-lost", [1, 1], 0),
    event("saracen-captive", [4], 0),
  ]);
  expect(fought).toMatchObject({ at: 4, fallen: [0, 1] });
  expect(fought?.ours?.faces).toEqual([2]);
  expect(fought?.theirs?.faces).toEqual([3, 1, 0]);
  expect(fought?.losses).toMatchObject({ men: 1, knights: 1, captives: [4] });
  expect(lastFought([])).toBeNull();
});

test("what has just happened lights its objective", () => {
  const events = [
    event("objective-chosen", [3, 2, 7], 0),
    event("outremer-siege", [1, 0], 0),
    event("died", [1]),
  ];
  expect(placesIn(events)).toEqual([1, 0]);
});

test("an objective offers itself, or the answers to a question about it", () => {
  const options = [
    { text: "seek-objective 1", verb: "seek-objective", noun: 1 },
    { text: "seek-objective 2", verb: "seek-objective", noun: 2 },
  ];
  const seeking = scene({ options, prompt: "choose-objective", selected: "seek-objective 2" });
  expect(choicesAt(seeking, 0)).toEqual([options[0]]);
  expect([0, 1, -1].map((place) => glowAt(seeking, place))).toEqual(["legal", "selected", undefined]);
  const answers = [
    { text: "storm", verb: "storm", noun: 0 },
    { text: "stop", verb: "stop", noun: 0 },
  ];
  const fighting = scene({
    options: answers,
    prompt: "roll-or-stop",
    crusade: { asked: { ...scene().view.crusade.asked, place: 1 } },
  });
  expect(choicesAt(fighting, 1)).toEqual(answers);
  expect(choicesAt(fighting, 0)).toEqual([]);
});

test("the table looks at Outremer while objectives lie there, and never turns in the middle of a choice", () => {
  const [there, home] = [scene(), scene({ crusade: { tiles: [], garrisons: [] } })];
  expect([isThere(there), isThere(home)]).toEqual([true, false]);
  const gaze = new Gaze();
  expect(gaze.follow(home)).toBe(false);
  expect(gaze.follow({ ...there, selected: "march bourg" })).toBe(false);
  expect(gaze.follow(there)).toBe(true);
  expect(gaze.follow({ ...home, selected: "seek-objective 1" })).toBe(true);
  expect(gaze.follow(home)).toBe(false);
});
