import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import type { Option } from "../../../lib/protocol";
import FamilyBoard from "./FamilyBoard.svelte";
import { cardNumbered, lord, lordNumbered, scene, view } from "./testing";

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-family", "fief-table"].map(want));
});

const button = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

describe("my board", () => {
  test("says of each Lord who he is, where he stands and what he is worth", () => {
    render(FamilyBoard, { scene: scene(), seat: 0 });
    expect(screen.getByRole("region", { name: "Your family" })).toBeTruthy();
    const arthur = button(/^Arthur, King, Duchy of Blaye, Blaye, Holy Grail/).getAttribute("aria-label");
    expect(arthur).toContain("strength 2");
    expect(arthur).toContain("ransom 6 deniers");
    expect(button(/^Blanche, Sigy, married to Eric/)).toBeTruthy();
  });

  test("adds up victory points and income", () => {
    render(FamilyBoard, { scene: scene(), seat: 0 });
    const points = within(screen.getByRole("group", { name: "2 victory points" }));
    expect(points.getByText("Duchy of Blaye")).toBeTruthy();
    expect(points.getByText("King")).toBeTruthy();
    const income = within(screen.getByRole("group", { name: "Next Income" }));
    expect(income.getByText("+9")).toBeTruthy();
    expect(income.getByRole("listitem", { name: "Mills: 4 deniers" })).toBeTruthy();
    expect(income.getByRole("listitem", { name: "Queen: 2 deniers" })).toBeTruthy();
    expect(income.queryByRole("listitem", { name: /Taxes/ })).toBeNull();
  });

  test("shows the captives I hold with their family and their ransom", () => {
    render(FamilyBoard, { scene: scene(), seat: 0 });
    const captives = within(screen.getByRole("list", { name: "Captives held" }));
    expect(
      captives.getByRole("button", { name: /^Charles of Agnès, captive in Blaye, ransom 4 deniers/ }),
    ).toBeTruthy();
  });

  test("names the ally by marriage", () => {
    render(FamilyBoard, { scene: scene(), seat: 0 });
    expect(screen.getByText(/Allied with Baudouin/)).toBeTruthy();
  });
});

describe("the board of somebody else", () => {
  test("keeps hidden money hidden and shows backs by deck", () => {
    const { container } = render(FamilyBoard, { scene: scene(), seat: 1 });
    expect(screen.getByRole("region", { name: "Family of Agnès" })).toBeTruthy();
    expect(screen.getByText("Closed purse")).toBeTruthy();
    expect(screen.queryByText("5 deniers")).toBeNull();
    expect(screen.getAllByRole("img", { name: "A Lord card, face down" })).toHaveLength(1);
    expect(screen.getAllByRole("img", { name: "A Fortune card, face down" })).toHaveLength(1);
    expect(button(/^Tax, shown to you/)).toBeTruthy();
    expect(container.querySelectorAll("[data-card]")).toHaveLength(1);
  });

  test("says whose captive a Lord is, and who has the First Player card", () => {
    render(FamilyBoard, { scene: scene(), seat: 1 });
    expect(button(/^Charles, Bishop of Bishopric 1, Blaye, Captive of Marguerite/)).toBeTruthy();
    expect(screen.getByText(/First Player/)).toBeTruthy();
  });

  test("says in words what marks mean", () => {
    render(FamilyBoard, { scene: scene(), seat: 2 });
    expect(button(/^Eric, .*married to Blanche, assassin’s patron, excommunicated/)).toBeTruthy();
  });

  test("counts what is left in the stock, under fog of war too", () => {
    const hidden = view();
    for (const village of hidden.villages)
      village.troops = village.troops.map(() => ({ counters: 4, men: null, knights: null }));
    render(FamilyBoard, { scene: scene({ view: hidden }), seat: 2 });
    const left = (name: string): string | null | undefined =>
      screen.getByText(name).closest("li")?.querySelector("b")?.textContent;
    expect([left("Diplomacy"), left("Men-at-Arms"), left("Knights")]).toEqual(["0", "10", "7"]);
  });

  test("a Queen Regent is called so", () => {
    const reign = view({ regency: true });
    reign.lords[lordNumbered("Blanche")] = lord(0, { titles: [19] });
    render(FamilyBoard, { scene: scene({ view: reign }), seat: 0 });
    expect(button(/^Blanche, Queen Regent/)).toBeTruthy();
  });
});

describe("a click on a Lord", () => {
  const court: Option = { text: "court Arthur", verb: "court", noun: lordNumbered("Arthur") };
  const nominate: Option = { text: "nominate Arthur", verb: "nominate", noun: lordNumbered("Arthur") };

  test("takes the only choice", async () => {
    const choose = vi.fn();
    render(FamilyBoard, { scene: scene({ options: [court], choose }), seat: 0 });
    await userEvent.setup().click(button(/^Arthur.*You can choose this now/));
    expect(choose).toHaveBeenCalledWith(court);
  });

  test("offers several choices, and Escape puts them away", async () => {
    const choose = vi.fn();
    render(FamilyBoard, { scene: scene({ options: [court, nominate], choose }), seat: 0 });
    const user = userEvent.setup();
    await user.click(button(/^Arthur/));
    expect(choose).not.toHaveBeenCalled();
    expect(button(/^Arthur/).getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: /^Name Arthur/ })).toBeNull();
    await user.click(button(/^Arthur/));
    await user.click(button(/^Name Arthur as candidate/));
    expect(choose).toHaveBeenCalledWith(nominate);
  });

  test("asks why not where there is none", async () => {
    const ask = vi.fn();
    render(FamilyBoard, { scene: scene({ prompt: "choose-leader", options: [], ask }), seat: 0 });
    await userEvent.setup().click(button(/^Arthur/));
    expect(ask).toHaveBeenCalledWith("lead Arthur");
  });

  test("a card that was shown to me can be asked for, not played", async () => {
    const choose = vi.fn();
    const tax = cardNumbered("tax");
    const wanted: Option = { text: "want-card tax", verb: "want-card", noun: tax };
    const options: Option[] = [{ text: "give-card tax", verb: "give-card", noun: tax }, wanted];
    render(FamilyBoard, { scene: scene({ options, choose }), seat: 1 });
    await userEvent.setup().click(button(/^Tax, shown to you/));
    expect(choose).toHaveBeenCalledWith(wanted);
  });
});
