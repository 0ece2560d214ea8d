import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { speak, tell, want } from "../../../lib/fluent.svelte";
import type { Event, Option } from "../../../lib/protocol";
import { box as base, lord, makeView, scene, village } from "../../../test/fief";
import { isClosing } from "../grouping";
import { stacksOf } from "../map/armies";
import { villagesIn } from "../map/latest";
import { villageText } from "../map/said";
import { modules, ready } from "../modules";
import { rowOf } from "../rows";
import { momentsIn } from "../scenes/moments";
import Stage from "../scenes/Stage.svelte";
import type { FiefScene } from "../scenes/words";
import { standings } from "../standings";
import { family } from "../told";
import { GAME, KING, type Lord, type View } from "../types";
import { kindOf } from "../verbs";
import { optionText, titleName, troopsText } from "../words";
import type { Templars } from "./orders/state";
import { tollAt } from "./politics";
import type { Tactics } from "./tactics/state";
import { shotOf } from "./tactics/volleys";
import { named } from "./templars/hiding";
import Hiding from "./templars/Hiding.svelte";

const piece = (name: string, word: number) => ({ name, word, points: 1, supply: 3 });
const box = {
  ...base,
  expansions: ["tactics", "politics", "templars", "teutonic"],
  titles: [...base.titles, "templar-grand-master", "teutonic-grand-master"],
  pieces: [piece("archers", 0), piece("mercenaries", 2), piece("teutonic-knights", 6)],
};
const event = (fact: string, seat: number, ...args: number[]): Event => ({ fact, seat, args, rule: "" });
const option = (verb: string, noun: number, text = `${verb} ${noun}`): Option => ({ text, verb, noun });
const sentence = (one: Event): string => `told: ${one.fact}`;

beforeAll(async () => {
  await speak("en");
  for (const domain of [GAME, "fief-table", "fief-family", "fief-map", "fief-scenes"]) await want(domain);
  await ready(box);
});
afterAll(() => ready(base));

const TACTICS: Tactics = {
  ...{ reserve: [0, 2, 0], old: [0, 0, 0], pool: 3, bid: null, has_bid: [false, true, false] },
  ...{ lowest_bid: 1, guard_raised: [false, false], dice: [[], []] },
};
const TEMPLARS: Templars = {
  ...{ members: [lord("Quentin")], titles_left: 2, knights: [lord("Quentin")] },
  ...{ commanderies: [village("bourg")], commanderies_left: 5, hidden: false, outlawed: false, talked: [] },
};
const at = (changes: object, more: Partial<FiefScene> = {}): FiefScene =>
  scene({ box, view: { ...makeView(), ...changes } as View, ...more });

describe("the frame", () => {
  test("modules of the table speak with the voice of the game", () => {
    expect(modules().map((one) => one.name)).toEqual(box.expansions);
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
    await ready(base);
    expect(modules()).toEqual([]);
    await ready(box);
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

describe("an auction", () => {
  const bids = [0, 1, 2].map((deniers) => option("bid-mercenaries", deniers));
  const waiting = [0, 2].map((seat) => ({ seat, prompt: "bid-for-mercenaries" }));

  test("shows who has bid, nobody's bid but one's own, and takes mine", async () => {
    const choose = vi.fn<(option: Option) => void>();
    const more = { waiting, options: bids, prompt: "bid-for-mercenaries", choose };
    render(Stage, { scene: at({ tactics: TACTICS }, more), sentence });
    expect(screen.getByRole("heading", { name: "Mercenaries for sale" })).toBeTruthy();
    const bidders = screen.getByRole("list", { name: "Who bids" });
    expect(within(bidders).getAllByRole("listitem")).toHaveLength(3);
    expect(within(bidders).getByRole("img", { name: "Agnès has bid" }).textContent?.trim()).toBe("");
    await userEvent.setup().click(screen.getByRole("button", { name: "Bid 2 deniers" }));
    expect(choose).toHaveBeenCalledWith(bids[2]);
  });

  test("my own bid lies open to me", () => {
    const tactics = { ...TACTICS, bid: 4, has_bid: [true, true, false] };
    render(Stage, { scene: at({ tactics }, { waiting: waiting.slice(1) }), sentence });
    expect(screen.getByRole("img", { name: "Your bid: 4" }).textContent).toContain("4");
  });

  test("all bids and what came of them are one page", () => {
    const turned = [event("bid-shown", 0, 3), event("bid-shown", 1, 0), event("mercenaries-hired", 0, 5, 3)];
    const [page, ...others] = momentsIn(turned, 0);
    expect(page?.kind).toBe("auction");
    expect(page?.events).toHaveLength(3);
    expect(others).toEqual([]);
  });
});

test("a volley is found in its battle, on its side", () => {
  const events = [
    event("volley", 0, 9, 9, 3),
    event("battle-declared", 0, 4, 1),
    event("volley", 0, 3, 2, 9),
    event("snipe-missed", 1, lord("Quentin"), 2),
  ];
  expect(shotOf(events, 0, false)).toMatchObject({ at: 2, archers: 3, hits: 2, face: 0, lord: -1 });
  expect(shotOf(events, 1, true)).toMatchObject({ lord: lord("Quentin"), deadly: false, face: 2 });
  expect(shotOf(events, 2, false)).toBeNull();
});

test("toll is taken at bridges beside own villages that are not besieged", () => {
  const view = makeView();
  const road = box.board.roads.findIndex((one) => one.bridge);
  const [one = "", other = ""] = box.board.roads[road]?.between ?? [];
  const set = (id: string, changes: object): void =>
    void Object.assign(view.villages[village(id)] ?? {}, changes);
  set(one, { control: 2 });
  set(other, { control: 0, fort: 1, sieges: [0, 1, 0] });
  expect(tollAt(at(view), road)).toEqual([2]);
  set(other, { sieges: [0, 0, 0] });
  expect(tollAt(at(view), road)).toEqual([2, 0]);
  expect(tollAt(at({ ...view, toll: { collector: 0 } }), road)).toEqual([0]);
  expect(
    tollAt(
      at(view),
      box.board.roads.findIndex((one) => !one.bridge),
    ),
  ).toEqual([]);
});

describe("an Edict", () => {
  const answers = [option("enact", -1, "enact"), option("pass", -1, "pass")];
  const view = { templars: TEMPLARS, titles: box.titles.map((_, title) => (title === KING ? 13 : -1)) };

  test("says whom it strikes and who decides", async () => {
    const choose = vi.fn<(option: Option) => void>();
    const waiting = [{ seat: 0, prompt: "consider-edict" }];
    const more = { waiting, options: answers, prompt: "consider-edict", choose };
    render(Stage, { scene: at(view, more), sentence });
    expect(screen.getByText(/1 Templar becomes an ordinary Lord/)).toBeTruthy();
    expect(screen.getByText(/Without a Grand Master/)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: /Enact the Edict/ }));
    expect(choose).toHaveBeenCalledWith(answers[0]);
  });

  test("is one page with the death of the Grand Master and the curse", () => {
    const told = [
      event("edict-enacted", 0),
      event("died", 1, lord("Quentin")),
      event("commanderies-seized", 0, 2, 2),
      event("left-templars", 1, lord("Eric")),
      event("curse-passed", 0, 13, 4),
    ];
    expect(momentsIn(told, 0).map((one) => [one.kind, one.events.length])).toEqual([["edict", 5]]);
  });
});

describe("the treasure of the Templars", () => {
  const [quentin, eric, blanche] = [lord("Quentin"), lord("Eric"), lord("Blanche")];
  const standing = { at: village("tournus"), captor: -1, titles: [] };
  const lords = makeView().lords.map(() => null) as View["lords"];
  lords[quentin] = { ...makeView().lords[quentin], ...standing, family: 0 } as Lord;
  lords[eric] = { ...makeView().lords[quentin], ...standing, family: 1 } as Lord;
  lords[blanche] = { ...makeView().lords[quentin], ...standing, family: 2 } as Lord;
  const view = { lords, templars: { ...TEMPLARS, members: [quentin, eric, blanche] } };
  const hide = (...names: number[]): Option[] => names.map((noun) => option("hide-treasure", noun));
  const asking = (options: Option[], events: Event[] = []): FiefScene =>
    at(view, { prompt: "choose-treasure-lords", options, events, you: 0 });

  test("whoever chooses sees whom he has named", () => {
    expect(named(asking(hide(quentin)))).toEqual([]);
    const then = asking(hide(eric, blanche));
    expect(named(then)).toEqual([quentin]);
    render(Hiding, { scene: then, asked: "X-TEM-54" });
    expect(screen.getByText("Already chosen: Quentin (Marguerite)")).toBeTruthy();
  });

  test("families that have refused are not among them", () => {
    const told = [event("treasure-proposed", 0, quentin, eric), event("treasure-declined", 1)];
    expect(named(asking(hide(blanche), told))).toEqual([quentin]);
    const others = [event("treasure-proposed", 2, blanche, eric), event("treasure-declined", 1)];
    expect(named(asking(hide(blanche), others))).toEqual([quentin, eric]);
  });

  test("whoever is asked sees for whom", () => {
    const told = [event("treasure-proposed", 0, quentin, eric)];
    expect(named(at(view, { prompt: "agree-to-hide", events: told, you: 1 }))).toEqual([quentin, eric]);
  });
});

test("the points of a Grand Master and of Outremer have columns of their own, for all families", () => {
  const view = makeView();
  const points = [
    { title: 2, lord: 10 },
    { title: 22, lord: 11 },
    { title: 23, lord: 11 },
  ];
  Object.assign(view.families[0] ?? {}, { victory_points: 3, points });
  const titles = [...box.titles.slice(0, 21), "templar-grand-master", "teutonic-grand-master", "jerusalem"];
  const [first, second] = standings(view, { ...box, titles });
  const labels = ["Fief titles", "King", "Pope", "Grand Masters", "Outremer", "Villages", "Deniers"];
  expect(first?.parts.map((part) => part.label)).toEqual(labels);
  expect(second?.parts.map((part) => part.label)).toEqual(labels);
  expect(first?.parts.slice(0, 5).map((part) => part.value)).toEqual(["1", "0", "0", "1", "1"]);
  expect(second?.parts.slice(0, 5).map((part) => part.value)).toEqual(["0", "0", "0", "0", "0"]);
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
