import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import type { Event } from "../../../lib/protocol";
import { lord } from "../../../test/fief";
import { tableWith } from "../diplomacy/testing";
import { Away } from "./away.svelte";
import CatchUp from "./CatchUp.svelte";

const bought: Event = { fact: "bought-man", seat: 1, args: [0], rule: "" };
const married: Event = { fact: "married", seat: 1, args: [lord("Blanche"), lord("Quentin")], rule: "" };

beforeAll(async () => {
  await speak("en");
  await want("fief-table");
});
beforeEach(() => localStorage.clear());

test("says how many lines and great moments were missed; one may read them or put it away", async () => {
  const [catchUp, close] = [vi.fn(), vi.fn()];
  const { rerender } = render(CatchUp, {
    props: { events: [bought, bought, married], from: 1, catchUp, close },
  });
  expect(screen.getByRole("status").textContent).toContain("While you were away: 2 lines, one great moment.");
  await userEvent.click(screen.getByRole("button", { name: "Catch up" }));
  expect(catchUp).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalledOnce();
  await rerender({ events: [bought, bought], from: 1 });
  expect(screen.getByRole("status").textContent).toContain("While you were away: one line.");
});

test("whoever opens a table for the first time has missed nothing", () => {
  const table = tableWith();
  table.events = [bought, married];
  const away = new Away();
  away.hear(table, true);
  expect(away.from).toBeNull();
});

test("a page opened again knows what was seen before", () => {
  const table = tableWith();
  table.events = [bought];
  new Away().hear(table, true);
  table.events = [bought, bought, married];
  const away = new Away();
  away.hear(table, true);
  expect(away.from).toBe(1);
  away.forget();
  away.hear(table, true);
  expect(away.from).toBeNull();
});

test("a page out of sight notes what comes, and tells it when it is looked at again", () => {
  const table = tableWith();
  table.events = [bought];
  const away = new Away();
  away.hear(table, true);
  away.leave();
  table.events = [bought, married];
  away.hear(table, false);
  expect(away.from).toBeNull();
  away.hear(table, true);
  expect(away.from).toBe(1);
  table.events = [bought, married, bought];
  away.hear(table, true);
  expect(away.from).toBe(1);
});

test("who only looked elsewhere for a moment in which nothing happened is told nothing", () => {
  const table = tableWith();
  table.events = [bought];
  const away = new Away();
  away.hear(table, true);
  away.leave();
  away.hear(table, true);
  table.events = [bought, married];
  away.hear(table, true);
  expect(away.from).toBeNull();
});
