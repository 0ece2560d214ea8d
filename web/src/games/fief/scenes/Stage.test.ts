import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { preferences } from "../../../lib/preferences.svelte";
import type { Event, Option } from "../../../lib/protocol";
import { BISHOP, lord, makeView, scene, village } from "../../../test/fief";
import type { Battle, FiefScene, View } from "../types";
import Stage from "./Stage.svelte";

beforeAll(async () => {
  await speak("en");
  for (const domain of ["fief", "fief-table", "fief-family", "fief-map", "fief-scenes"]) await want(domain);
});

const event = (fact: string, seat: number, ...args: number[]): Event => ({ fact, seat, args, rule: "" });
const option = (verb: string, noun: number, text = `${verb} ${noun}`): Option => ({ text, verb, noun });
const sentence = (one: Event): string => `told: ${one.fact}`;
const page = (): Element | null => document.querySelector("[data-moment]:not([inert])");

function show(first: Partial<FiefScene>) {
  let now = scene(first);
  const shown = render(Stage, { scene: now, sentence });
  return async (changes: Partial<FiefScene>): Promise<void> => {
    now = { ...now, ...changes };
    await shown.rerender({ scene: now });
    await tick();
  };
}

describe("moments", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preferences.moments = true;
  });
  afterEach(() => vi.useRealTimers());
  const died = event("died", 1, 13);
  const siege = event("besieged", 0, 4);

  test("history is not shown, news is, and it goes by itself", async () => {
    const next = show({ events: [died], latest: 0 });
    expect(page()).toBeNull();
    await next({ events: [died, siege], latest: 1 });
    expect(page()?.getAttribute("data-moment")).toBe("siege");
    expect(screen.getByText("told: besieged")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2600);
    expect(page()).toBeNull();
    await next({ selected: "march bourg" });
    expect(page()).toBeNull();
  });

  test("after a new connection or an undo nothing is shown again", async () => {
    const next = show({ events: [siege], latest: 1 });
    await next({ events: [siege, died, siege], latest: 0 });
    expect(page()).toBeNull();
    await next({ events: [siege], latest: 1 });
    expect(page()).toBeNull();
    await next({ events: [siege, died], latest: 1 });
    expect(page()?.getAttribute("data-moment")).toBe("death");
  });

  test("several wait for each other; any key skips one, a button all", async () => {
    const next = show({ events: [], latest: 0 });
    const married = event("married", 0, 10, 13);
    await next({ events: [siege, died, married], latest: 0 });
    expect(page()?.getAttribute("data-moment")).toBe("siege");
    const focused = document.activeElement;
    await fireEvent.keyDown(window, { key: "x" });
    expect(page()?.getAttribute("data-moment")).toBe("siege"); // a key that came too soon
    await vi.advanceTimersByTimeAsync(400);
    await fireEvent.keyDown(window, { key: "Tab" });
    expect(page()?.getAttribute("data-moment")).toBe("siege");
    await fireEvent.keyDown(window, { key: "x" });
    await tick();
    expect(document.querySelector("[data-moment='death']")).toBeTruthy();
    expect(document.activeElement).toBe(focused);
    await fireEvent.click(screen.getAllByRole("button", { name: "Skip both" })[0] as HTMLElement);
    await vi.advanceTimersByTimeAsync(1000);
    expect(page()).toBeNull();
  });

  test("who wants none still sees the markers turned up", async () => {
    preferences.moments = false;
    const next = show({ events: [], latest: 0 });
    const votes = [
      event("election-called", -1, BISHOP),
      event("stood-for", 0, 10, BISHOP),
      event("voted", 0, 10, 3),
      event("bluffed", 1, 10),
      event("elected", 0, 10, BISHOP, 3),
    ];
    await next({ events: [siege, ...votes], latest: 0 });
    expect(page()?.getAttribute("data-moment")).toBe("election");
    expect(screen.getByRole("img", { name: "Marguerite: 3 votes" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Agnès: a decoy, no votes" })).toBeTruthy();
  });
});

function election(): View {
  const view = makeView();
  const [quentin, blanche] = [lord("Quentin"), lord("Blanche")];
  view.election = {
    title: BISHOP,
    stage: "votes",
    candidates: [quentin, blanche, -1],
    ballot: [blanche, -1],
    markers: [[blanche], [quentin, quentin], []],
    weights: [
      { votes: 3, because: [{ kind: "village", noun: village("tournus"), value: 2, rule: "F-1.4-13" }] },
      { votes: 1, because: [{ kind: "lord", noun: blanche, value: 1, rule: "F-1.4-15" }] },
      { votes: 0, because: [] },
    ],
  };
  return view;
}

describe("an election", () => {
  const options = [
    option("decoy", lord("Quentin")),
    option("decoy", lord("Blanche")),
    option("pass", -1, "pass"),
  ];

  test("shows my marker open, those of others face down, and what votes come from", () => {
    render(Stage, { scene: scene({ view: election() }), sentence });
    expect(screen.getByRole("heading", { name: "Election: Bishop of Bishopric 1" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Your FOR marker" }).textContent).toContain("FOR");
    expect(screen.getAllByRole("img", { name: "A marker of Agnès, face down" })).toHaveLength(2);
    const voters = screen.getByRole("list", { name: "Votes and where they come from" });
    expect(within(voters).getAllByRole("listitem")).toHaveLength(2);
    expect(voters.textContent).toContain("Tournus");
    expect(screen.getByText(/Without a vote: Baudouin/)).toBeTruthy();
  });

  test("a click on a candidate places the marker; it folds to a strip", async () => {
    const choose = vi.fn<(option: Option) => void>();
    render(Stage, { scene: scene({ view: election(), options, prompt: "place-decoy", choose }), sentence });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "DECOY marker on Quentin" }));
    expect(choose).toHaveBeenLastCalledWith(options[0]);
    await user.click(screen.getByRole("button", { name: "Pass" }));
    expect(choose).toHaveBeenLastCalledWith(options[2]);
    await user.click(screen.getByRole("button", { name: "Fold away" }));
    expect(screen.getByRole("button", { name: "Unfold" }).getAttribute("aria-expanded")).toBe("false");
  });

  test("where nothing can be placed, a click asks why", async () => {
    const ask = vi.fn<(action: string) => void>();
    render(Stage, { scene: scene({ view: election(), ask }), sentence });
    await userEvent.setup().click(screen.getByRole("button", { name: "Quentin, candidate of Marguerite" }));
    expect(ask).toHaveBeenCalledOnce();
  });
});

function battle(): Battle {
  const troops = (seat: number, men: number, knights: number) => ({
    seat,
    troops: { counters: men + knights, men, knights },
  });
  return {
    ...{ village: village("bourg"), attacker: 0, defender: 1, sides: [1, 2, 1], rider: -1, riders: [] },
    ...{ rider_knights: 0, cavalcade: false, passage: false, in_the_open: false },
    ...{ empty_rolls: 0, rolls: 1, left: 0, deciders: [0, 1] },
    armies: [
      {
        ...{ strength: 9, dice: 1, lords: [lord("Quentin")], troops: [troops(0, 3, 1), troops(2, 2, 0)] },
        because: [
          { kind: "strength", noun: 9, value: 2, rule: "F-6.2-07" },
          { kind: "fort", noun: 1, value: -1, rule: "F-6.2.1-01" },
        ],
      },
      {
        ...{ strength: 3, dice: 1, lords: [lord("Blanche")], troops: [troops(1, 2, 0)] },
        because: [{ kind: "strength", noun: 3, value: 1, rule: "F-6.2-07" }],
      },
    ],
  };
}

describe("a battle", () => {
  const bourg = village("bourg");
  const rolled = [
    event("battle-declared", 0, bourg, 1),
    event("rolled", 0, 2, 6, 32),
    event("rolled", 1, 1, 2, 2),
    event("troops-lost", 1, bourg, 2, 0),
  ];
  const fighting = (): View => ({ ...makeView(), battle: battle() });

  test("shows both sides, why so many dice, the dice of the last roll and what they cost", () => {
    render(Stage, { scene: scene({ view: fighting(), events: rolled, latest: 4 }), sentence });
    const attack = screen.getByRole("region", { name: "Attack" });
    expect(attack.textContent).toContain("Stronghold");
    expect(within(attack).getByRole("button", { name: "Rule F-6.2.1-01" })).toBeTruthy();
    expect(within(attack).getByRole("img", { name: "Baudouin" })).toBeTruthy();
    expect(attack.textContent).toContain("helps");
    expect(attack.querySelector("[data-roll]")?.getAttribute("data-roll")).toBe("3 2");
    expect(attack.textContent).toMatch(/3 \+ 2 \+ 1 =\s+6 hits/);
    expect(attack.textContent).toContain("No loss");
    expect(screen.getByRole("region", { name: "Defence" }).textContent).toContain("Loses 2 Men-at-Arms");
  });

  test("losses and answers are chosen by clicking", async () => {
    const choose = vi.fn<(option: Option) => void>();
    const fall = option("fall", lord("Blanche"));
    const of = option("loss-of", 2);
    const fight = option("fight", -1, "fight");
    render(Stage, {
      scene: scene({ view: fighting(), options: [fall, of, fight], prompt: "end-of-roll", choose }),
      sentence,
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Blanche falls" }));
    await user.click(screen.getByRole("button", { name: "A loss of Baudouin" }));
    await user.click(screen.getByRole("button", { name: "Fight on" }));
    expect(choose.mock.calls.map(([one]) => one)).toEqual([fall, of, fight]);
  });

  test("the last roll stays in sight when it ends the battle", async () => {
    const next = show({ view: fighting(), events: rolled.slice(0, 1), latest: 0 });
    await next({ view: makeView(), events: [...rolled, event("battle-won", 0, bourg)], latest: 1 });
    expect(screen.getByText("told: battle-won")).toBeTruthy();
    expect(document.querySelector("[data-roll='3 2']")).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Close" }));
    expect(document.querySelector("[data-scene='battle']")).toBeNull();
  });
});
