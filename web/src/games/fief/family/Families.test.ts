import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import Court from "./Families.svelte";
import { scene } from "./testing";

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-family"].map(want));
});

const cells = (row: HTMLElement | undefined): string[] =>
  within(row as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent?.replaceAll(/\s+/g, " ").trim() ?? "");

test("every family in its own row, with what everybody may know", () => {
  render(Court, { scene: scene(), shown: 0, show: () => undefined });
  const [, marguerite, agnes, baudouin] = screen.getAllByRole("row");
  expect(within(agnes as HTMLElement).getByRole("button", { name: /^Agnès First Player/ })).toBeTruthy();
  expect(cells(agnes)).toEqual(["0 0 victory points", "Closed purse", "1", "1", "3"]);
  expect(
    within(baudouin as HTMLElement).getByRole("button", { name: /Allied with Marguerite/ }),
  ).toBeTruthy();
  expect(within(marguerite as HTMLElement).getByRole("button", { name: /deciding now/ })).toBeTruthy();
  expect(cells(marguerite)).toEqual(["2 2 victory points", "5 5 deniers", "3", "2", "2"]);
});

test("a click shows a board", async () => {
  const show = vi.fn();
  render(Court, { scene: scene(), shown: 0, show });
  await userEvent.setup().click(screen.getByRole("button", { name: /^Agnès/ }));
  expect(show).toHaveBeenCalledWith(1);
  expect(screen.getByRole("button", { name: /^Marguerite/ }).getAttribute("aria-pressed")).toBe("true");
});
