import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { speak, tell } from "../../../lib/fluent.svelte";
import { box as base, lord, makeView, village } from "../../../test/fief";
import words from "../../../test/generated/fief-words.json";
import { added, namesIn } from "../added";
import { stacksOf } from "../board/armies";
import { villagesIn } from "../board/latest";
import { isClosing } from "../choices/grouping";
import { rowOf } from "../choices/rows";
import { family } from "../family/told";
import { villageText } from "../map/said";
import { standings } from "../round/standings";
import { titleName } from "../words/names";
import { optionText } from "../words/options";
import { GAME } from "../words/sentences";
import { troopsText } from "../words/troops";
import { kindOf } from "../words/vocabulary";
import type { Templars } from "./templars/view-types";
import { at, begin, box, event, join, leave, option } from "./testing";

beforeAll(begin);
afterAll(leave);

const TEMPLARS: Templars = {
  ...{ members: [lord("Quentin")], titles_left: 2, knights: [lord("Quentin")] },
  ...{ commanderies: [village("bourg")], commanderies_left: 5, hidden: false, outlawed: false, talked: [] },
};

describe("the frame", () => {
  test("modules of the table speak with the voice of the game", () => {
    expect(added().map((one) => one.name)).toEqual(box.expansions);
    expect(kindOf("commandery")).toBe("village");
    expect(optionText(box, [], option("snipe", lord("Quentin")))).toBe("Aim at Quentin");
    expect(rowOf("commandery bourg", "commandery", "F-4.0-01")).toBe("X-TEM-15");
    expect(titleName(box, 21)).toBe("Grand Master of the Templars");
    expect(tell(GAME, "fact-toll-income", { seat: "Jan", deniers: 2 })).toContain("Jan receives");
    expect(isClosing(option("fire", -1))).toBe(false);
  });

  test("another language has them, too", async () => {
    await speak("fr");
    expect(tell(GAME, "verb-fire")).toBe("Tirer sur les troupes");
    await speak("en");
  });

  test("a table without modules has none of it", async () => {
    await join(base);
    expect(added()).toEqual([]);
    await join(box);
  });

  test("pieces go with their army, and their facts light villages", () => {
    const view = makeView();
    const home = village("tournus");
    const troops = { counters: 6, men: 3, knights: 1, archers: 2 };
    Object.assign(view.villages[home] ?? {}, { troops: [troops, troops, troops] });
    expect(stacksOf(view, () => -1)[0]?.troops).toEqual(troops);
    expect(troopsText(troops)).toBe("3 Men-at-Arms and 1 Knight, 2 Archers");
    expect(troopsText({ counters: 2, men: 0, knights: 0, mercenaries: 2 })).toBe("2 Mercenaries");
    expect(villagesIn([event("built-commandery", 0, home)])).toEqual([home]);
  });
});

test("words that expansions name are those of the game", async () => {
  await join({ ...box, expansions: [...box.expansions, "crusades"] });
  const known = { verbs: words.verbs, facts: words.facts, prompts: words.prompts };
  for (const one of added()) {
    const { rows = {}, along = {}, meant = {}, battle, happenings } = one;
    const named = {
      verbs: [
        ...Object.keys(rows),
        ...Object.keys(along),
        ...Object.values(meant).flatMap(Object.values),
        ...[one.grave, one.closing, one.question?.verbs, one.talk?.verb].flatMap(namesIn),
        ...[battle?.onArmies, battle?.onBattle].flatMap(namesIn),
      ],
      facts: [
        ...[one.deeds, battle?.told].flatMap(namesIn),
        ...Object.keys(happenings?.kinds ?? {}),
        ...Object.keys(happenings?.follow ?? {}),
      ],
      prompts: [...Object.keys(meant), ...namesIn(battle?.prompts)],
    };
    for (const what of ["verbs", "facts", "prompts"] as const)
      expect([one.name, what, named[what].filter((word) => !(word in known[what]))]).toEqual([
        one.name,
        what,
        [],
      ]);
  }
  await join(box);
});

test("the points of a Grand Master and of Outremer have columns of their own, for all families", async () => {
  const view = makeView();
  const points = [
    { title: 2, lord: 10 },
    { title: 22, lord: 11 },
    { title: 23, lord: 11 },
  ];
  Object.assign(view.families[0] ?? {}, { victory_points: 3, points });
  const titles = [...box.titles.slice(0, 21), "templar-grand-master", "teutonic-grand-master", "jerusalem"];
  const crusading = { ...box, titles, expansions: [...box.expansions, "crusades"] };
  await join(crusading);
  const [first, second] = standings(view, crusading);
  const labels = ["Fief titles", "King", "Pope", "Grand Masters", "Outremer", "Villages", "Deniers"];
  expect(first?.parts.map((part) => part.label)).toEqual(labels);
  expect(second?.parts.map((part) => part.label)).toEqual(labels);
  expect(first?.parts.slice(0, 5).map((part) => part.value)).toEqual(["1", "0", "0", "1", "1"]);
  expect(second?.parts.slice(0, 5).map((part) => part.value)).toEqual(["0", "0", "0", "0", "0"]);
  await join(box);
  expect(standings(makeView(), box)[0]?.parts).toHaveLength(5);
});

test("Commanderies and strongholds of the orders are told with their village", () => {
  const view = makeView();
  Object.assign(view.villages[village("tournus")] ?? {}, { fort: 3 });
  const shown = at({ ...view, templars: TEMPLARS });
  expect(villageText(shown, village("bourg"), [], [])).toContain("Commandery.");
  expect(villageText(shown, village("tournus"), [], [])).toContain("Teutonic Stronghold.");
});

test("the table in words tells what is left of every piece", () => {
  const view = makeView();
  Object.assign(view.families[0] ?? {}, { stock: [5, 4, 3, 0, 12] });
  expect(family(at(view), 0).markers).toMatch(/Knights 4, Archers 3, Mercenaries 0, Teutonic Knights 12$/);
});
