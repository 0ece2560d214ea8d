import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { tableWith } from "../diplomacy/testing";
import { byPhase, isPreset, preset } from "./orders";
import Orders from "./Orders.svelte";

const user = userEvent.setup();

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-talk", "fief-table"].map(want));
});

test("one order per moment, by phase; a change is sent at once", async () => {
  const table = tableWith();
  table.orders = { "before-income": "ask" };
  render(Orders, { table, open: true, onclose: vi.fn() });
  const battles = screen.getByRole("region", { name: "Battles" });
  const before = within(battles).getByRole("group", { name: "Before a battle" });
  expect((within(before).getByRole("radio", { name: "If it touches me" }) as HTMLInputElement).checked).toBe(
    true,
  );
  await user.click(within(before).getByRole("radio", { name: "Let it pass" }));
  expect(table.order).toHaveBeenCalledWith({ "before-battle": "pass" });
  const income = screen.getByRole("group", { name: "Before the income" });
  expect((within(income).getByRole("radio", { name: "Ask me" }) as HTMLInputElement).checked).toBe(true);
});

test("ready-made orders cover every moment; a life is never let pass unasked", async () => {
  const table = tableWith();
  render(Orders, { table, open: true, onclose: vi.fn() });
  expect(screen.getByRole("button", { name: /^Sensible/ }).getAttribute("aria-pressed")).toBe("true");
  await user.click(screen.getByRole("button", { name: /^Ask me everything/ }));
  expect(table.order).toHaveBeenLastCalledWith({
    ...{ "before-battle": "ask", "before-income": "ask", evade: "ask" },
  });
  await user.click(screen.getByRole("button", { name: /^Leave me alone/ }));
  expect(table.order).toHaveBeenLastCalledWith({
    ...{ "before-battle": "pass", "before-income": "pass", evade: "mine" },
  });
});

test("moments without a phase come first, under any time", () => {
  expect(byPhase(["before-income", "evade"])).toEqual([
    { phase: "any-time", moments: ["evade"] },
    { phase: "income", moments: ["before-income"] },
  ]);
  const defaults = { evade: "ask", "before-income": "pass" } as const;
  expect(isPreset("sensible", defaults, {})).toBe(true);
  expect(isPreset("alone", defaults, preset("alone", defaults))).toBe(true);
});
