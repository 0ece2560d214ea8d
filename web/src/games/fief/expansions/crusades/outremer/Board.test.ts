import "@testing-library/jest-dom/vitest";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { join, want } from "../../../../../lib/fluent.svelte";
import type { Option } from "../../../../../lib/protocol";
import { box as base, lord } from "../../../../../test/fief";
import { ready } from "../../../added";
import Away from "../Away.svelte";
import Battle from "../fought/Battle.svelte";
import Question from "../Question.svelte";
import { scene } from "../testing";
import Board from "./Board.svelte";

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await join("fief", ["fief-crusades"]);
  await Promise.all(
    ["page", "fief-map", "fief-table", "fief-family", "fief-scenes", "fief-outremer", "fief-modules"].map(
      want,
    ),
  );
});

const option = (text: string, noun = 0): Option => ({ text, verb: text.split(" ")[0] ?? "", noun });
const seek = [option("seek-objective 1", 1), option("seek-objective 2", 2)];
const [JERUSALEM, CARAVAN, ACRE] = [0, 8, 4];
const told = (fact: string, args: number[]) => ({ fact, seat: 0, args, rule: "", n: 0 }) as never;
const NOTHING = scene().view.crusade.asked;
const site = (tile: number): HTMLElement => document.querySelector(`[data-tile="${tile}"]`) as HTMLElement;

describe("the map of Outremer", () => {
  test("says everything about a place", () => {
    render(Board, { scene: scene() });
    const label = site(JERUSALEM).getAttribute("aria-label");
    expect(label).toContain(
      "Objective 1: Jerusalem. Fortified City. 7 Saracen Defenders, 14 strength points.",
    );
    expect(label).toContain("worth a victory point. Here 6 Defenders more join Saladin.");
    expect(label).toContain("Marguerite: Quentin (rank 1), 4 Men-at-Arms and 2 Knights.");
    expect(site(CARAVAN).getAttribute("aria-label")).toContain("Pays 4 deniers at once.");
    expect(site(ACRE).getAttribute("aria-label")).toContain("Its title belongs to Quentin of Marguerite.");
    const sea = document.querySelector("[data-stop='sea']");
    expect(sea?.getAttribute("aria-label")).toMatch(/^At sea, Agnès: Blanche \(rank 2\), 3 /);
  });

  test("an objective is chosen by a click, and says why where it cannot be", async () => {
    const [choose, ask] = [vi.fn(), vi.fn()];
    const asking = scene({ options: seek.slice(1), prompt: "choose-objective", choose, ask });
    render(Board, { scene: asking });
    expect(site(CARAVAN)).toHaveClass("legal");
    expect(site(CARAVAN).getAttribute("aria-label")).toContain("You can: Go to objective 2.");
    await userEvent.click(site(CARAVAN));
    await userEvent.click(site(JERUSALEM));
    expect(choose).toHaveBeenCalledWith(seek[1]);
    expect(ask).toHaveBeenCalledWith("seek-objective 1");
  });

  test("before a battle the place has a menu", async () => {
    const choose = vi.fn();
    const options = [option("storm"), option("stop")];
    const asked = { ...NOTHING, place: 0 };
    render(Board, { scene: scene({ options, prompt: "roll-or-stop", choose, crusade: { asked } }) });
    await userEvent.click(site(JERUSALEM));
    const menu = screen.getByRole("toolbar", { name: "Jerusalem: what will you do?" });
    await userEvent.click(within(menu).getByText("Stop"));
    expect(choose).toHaveBeenCalledWith(options[1]);
  });

  test("has one tab stop, and arrows walk over it", async () => {
    render(Board, { scene: scene({ options: seek, prompt: "choose-objective" }) });
    expect([...document.querySelectorAll(".world [tabindex='0']")]).toEqual([site(JERUSALEM)]);
    site(JERUSALEM).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toHaveAttribute("data-tile");
    expect(document.activeElement).not.toBe(site(JERUSALEM));
  });

  test("shows captives and Saladin with their names", () => {
    const crusade = { stage: 2, saladin: [1, 4, 9] as [1, number, number], captives: [lord("Blanche")] };
    render(Board, { scene: scene({ crusade }) });
    expect(
      screen.getByRole("button", { name: /Blanche of Agnès is a captive of the Saracens/ }),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Saladin rides: Knights 4, Defenders 9." })).toBeVisible();
  });
});

test("objectives are chosen by their names among the choices", async () => {
  const choose = vi.fn();
  const asked = { ...NOTHING, lord: lord("Quentin") };
  const asking = scene({ options: seek, prompt: "choose-objective", choose, crusade: { asked } });
  render(Question, { scene: asking, asked: "X-CRU-92" });
  expect(screen.getByText("Quentin seeks an objective")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Go to objective 1: Jerusalem/ }));
  expect(choose).toHaveBeenCalledWith(seek[0]);
});

test("whoever shares spoils is told how much is left", () => {
  const asked = { ...NOTHING, place: 1 };
  const events = [told("spoils", [4]), told("spoils-shared", [1, 1])];
  const sharing = scene({ prompt: "share-spoils", events, crusade: { asked } });
  render(Question, { scene: sharing, asked: "X-CRU-47" });
  expect(screen.getByText("Caravan: 3 deniers to share")).toBeVisible();
});

const FIGHT = {
  ...{ place: 0, begun: true, revenge: false, rolls: 0, penalty: 2 },
  strength: [11, 14] as [number, number],
  dice: [1, 3] as [number, number],
};

test("dice that a Bombard may roll again lie in the battle", async () => {
  await ready({ ...base, expansions: ["tactics"] });
  const choose = vi.fn();
  const again = option("re-roll 2", 2);
  const events = [
    told("outremer-battle", [0, 0, 7]),
    told("dice-shown", [13]),
    told("die-re-rolled", [1, 2]),
  ];
  const asking = {
    options: [option("re-roll 1", 1), again, option("done")],
    prompt: "choose-re-roll",
    choose,
  };
  render(Battle, {
    ...{ sentence: () => "", still: false },
    scene: scene({ ...asking, events, you: 0, crusade: { battle: FIGHT } }),
  });
  const dice = screen.getByRole("group", { name: "thrown, not yet counted" });
  expect(within(dice).getByRole("button", { name: /\(2\)$/ })).toBeVisible();
  await userEvent.click(within(dice).getByRole("button", { name: /\(3\)$/ }));
  expect(choose).toHaveBeenCalledWith(again);
  await ready(base);
});

test("losses of any kind are chosen in the battle", async () => {
  const choose = vi.fn();
  const lose = option("lose-knights 1", 1);
  const asking = { options: [lose], prompt: "choose-worth-lost", choose };
  render(Battle, {
    ...{ sentence: () => "", still: false },
    scene: scene({ ...asking, crusade: { battle: FIGHT } }),
  });
  const panel = screen.getByRole("region", { name: "Battle for Jerusalem" });
  await userEvent.click(within(panel).getByRole("button", { name: /Lose 1 Knight/ }));
  expect(choose).toHaveBeenCalledWith(lose);
});

test("a battle shows strength and dice of both sides, and its answers", async () => {
  const choose = vi.fn();
  const options = [option("storm"), option("stop")];
  const fighting = scene({ options, prompt: "roll-or-stop", choose, crusade: { battle: FIGHT } });
  render(Battle, { scene: fighting, sentence: () => "", still: false });
  const panel = screen.getByRole("region", { name: "Battle for Jerusalem" });
  expect(panel).toHaveTextContent("the walls cost 2 dice");
  expect(within(panel).getByRole("region", { name: "Saracens" })).toHaveTextContent("7 Defenders");
  await userEvent.click(within(panel).getByRole("button", { name: "Roll the dice" }));
  expect(choose).toHaveBeenCalledWith(options[0]);
});

test("allies see how many victory points they need together", () => {
  const allied = scene();
  allied.view.families = allied.view.families.map((family, at) => ({
    ...family,
    ally: at < 2 ? 1 - at : -1,
    victory_points: 1 + at,
  }));
  render(Away, { scene: allied, seat: 0 });
  expect(screen.getByRole("button", { name: "With Agnès: 3 of 5 victory points" })).toBeVisible();
});

test("a family sees what it has away, and that the Church protects it", () => {
  render(Away, { scene: scene(), seat: 0 });
  const away = screen.getByRole("region", { name: "On the Crusade" });
  expect(away).toHaveTextContent("Quentin: 4 Men-at-Arms and 2 Knights, at 1 · Jerusalem");
  expect(within(away).getByRole("button", { name: /The Church protects its Villages/ })).toBeVisible();
});
