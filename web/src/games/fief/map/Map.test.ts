import "@testing-library/jest-dom/vitest";
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { want } from "../../../lib/fluent.svelte";
import type { Option } from "../../../lib/protocol";
import { lord, makeView, scene, village } from "../../../test/fief";
import Map from "./Map.svelte";

beforeAll(async () => {
  // jsdom lays nothing out: the frame keeps its size of nothing, and the map its own.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await Promise.all(["page", "fief", "fief-map", "fief-table"].map(want));
});

const [tournus, pugnac, bourg] = [village("tournus"), village("pugnac"), village("bourg")];
const quentin = lord("Quentin");
const option = (text: string, noun: number): Option => ({ text, verb: text.split(" ")[0] ?? "", noun });
const button = (number: number): HTMLElement =>
  document.querySelector(`[data-village="${number}"]`) as HTMLElement;

describe("the map", () => {
  test("says everything about a village", () => {
    render(Map, { scene: scene() });
    const label = button(tournus).getAttribute("aria-label");
    expect(label).toContain("Tournus, principal Village of Bishopric 2, fief of Tournus.");
    expect(label).toContain("Controlled by Marguerite. Stronghold. 2 Mills.");
    expect(label).toContain("Marguerite: Quentin, 3 Men-at-Arms and 1 Knight.");
    expect(button(bourg).getAttribute("aria-label")).toContain("Fortified City. Besieged.");
  });

  test("chooses where there is one choice, and shows that it may be chosen", async () => {
    const choose = vi.fn();
    const march = option("march pugnac", pugnac);
    render(Map, { scene: scene({ options: [march, option("cede tournus", tournus)], choose }) });
    expect(button(pugnac)).toHaveClass("legal");
    expect(button(tournus)).not.toHaveClass("legal");
    expect(button(pugnac).getAttribute("aria-label")).toContain("You can: Move to Pugnac.");
    await userEvent.click(button(pugnac));
    expect(choose).toHaveBeenCalledWith(march);
  });

  test("asks why where nothing can be done", async () => {
    const ask = vi.fn();
    render(Map, { scene: scene({ ask, prompt: "on-the-way", options: [option("march pugnac", pugnac)] }) });
    await userEvent.click(button(bourg));
    expect(ask).toHaveBeenCalledWith("march bourg");
  });

  test("offers a menu where a click may mean several things", async () => {
    const choose = vi.fn();
    const options = [option("march pugnac", pugnac), option("relieve pugnac", pugnac)];
    render(Map, { scene: scene({ options, choose }) });
    await userEvent.click(button(pugnac));
    const menu = screen.getByRole("toolbar", { name: "Pugnac: what will you do?" });
    expect(within(menu).getByText("Move to Pugnac")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(choose).toHaveBeenCalledWith(options[1]);
    expect(screen.queryByRole("toolbar")).toBeNull();
    await userEvent.click(button(pugnac));
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(button(pugnac)).toHaveFocus();
  });

  test("Lords are chosen on the map, or through their village by keyboard", async () => {
    const choose = vi.fn();
    const options = [option("muster Quentin", quentin)];
    render(Map, { scene: scene({ options, choose, prompt: "choose-leader" }) });
    const figure = screen.getByRole("button", { name: "Quentin" });
    expect(figure).toHaveClass("legal");
    await userEvent.click(figure);
    button(tournus).focus();
    await userEvent.keyboard("{Enter}");
    expect(choose.mock.calls).toEqual([[options[0]], [options[0]]]);
  });

  test("fiefs and bishoprics are chosen by their seals", async () => {
    const choose = vi.fn();
    const options = [option("buy-title tournus", 3), option("bless 2", 1)];
    render(Map, { scene: scene({ options, choose }) });
    await userEvent.click(screen.getByRole("button", { name: /^County of Tournus\./ }));
    await userEvent.click(document.querySelector("[data-bishopric='1']") as HTMLElement);
    expect(choose.mock.calls).toEqual([[options[0]], [options[1]]]);
  });

  test("has one tab stop; arrows walk along the roads, plus comes closer, Escape goes back", async () => {
    render(Map, { scene: scene({ options: [option("march pugnac", pugnac)] }) });
    const stops = document.querySelectorAll(".world [tabindex='0']");
    expect([...stops]).toEqual([button(pugnac)]);
    button(pugnac).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(button(village("st-gerome"))).toHaveFocus();
    const world = document.querySelector(".world") as HTMLElement;
    await userEvent.keyboard("+");
    expect(world.style.transform).toContain("scale(1.5)");
    await userEvent.keyboard("{Escape}");
    expect(world.style.transform).toContain("scale(1)");
  });

  test("under fog of war only the number of counters is shown", () => {
    const { container } = render(Map, { scene: scene({ view: makeView() }) });
    const plates = [...container.querySelectorAll(".plate")].map((plate) => plate.textContent?.trim());
    expect(plates).toContain("2");
    expect(button(bourg).getAttribute("aria-label")).toMatch(/Agnès: Blanche, 2 /);
  });
});
