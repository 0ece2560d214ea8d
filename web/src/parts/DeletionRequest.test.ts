import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../lib/fluent.svelte";
import type { ClientMessage, TableMessage, TimeMessage } from "../lib/protocol";
import { Table } from "../lib/table.svelte";
import { Timing } from "../lib/timing.svelte";
import DeletionRequest from "./DeletionRequest.svelte";
import HostTools from "./HostTools.svelte";

beforeAll(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

let sent: ClientMessage[];
beforeEach(() => (sent = []));

function tableWith(you: number | null, deletion: TimeMessage["deletion"], status = "playing"): Table {
  const table = new Table("t", null);
  const seat = { kind: "person", bot: null, taken: true, named: false, handed: 0 } as const;
  const seats = ["Marguerite", "Jan", "Perrine"].map((name, at) => ({ ...seat, name, seat: at, family: at }));
  table.message = { you, seats, status, waiting: [], behind: 0 } as unknown as TableMessage;
  table.info = { title: "", private: false, named: false } as unknown as typeof table.info;
  const timing = new Timing((message) => sent.push(message));
  timing.hear({
    ...{ type: "time", clocks: [], paused: false, pausing: [], away: [], stand_ins: [], votes: [] },
    ...{ takeback: null, deletion, notes_from: 0, notes: [] },
  } as TimeMessage);
  Object.defineProperty(table, "timing", { value: timing });
  return table;
}

const answers = (): (string | undefined)[] =>
  screen.queryAllByRole("button").map((button) => button.textContent.trim());

test("who has to agree is asked a plain question with two answers", async () => {
  const table = tableWith(1, { agreed: [0], waiting: [1, 2] });
  render(DeletionRequest, { table });
  expect(screen.getByText(/^The host asks to delete this game with everything in it/)).toBeTruthy();
  expect(answers()).toEqual(["I agree, delete it", "No, keep the game"]);
  expect(table.timing.asks(1)).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "I agree, delete it" }));
  await userEvent.click(screen.getByRole("button", { name: "No, keep the game" }));
  expect(sent).toEqual([
    { type: "allow-deletion", yes: true },
    { type: "allow-deletion", yes: false },
  ]);
});

test("who has agreed may still refuse, and everybody else only reads it", () => {
  const asked = { agreed: [0, 1], waiting: [2] };
  for (const [you, buttons] of [
    [1, ["No, keep the game"]],
    [null, []],
  ] as const) {
    const { unmount } = render(DeletionRequest, { table: tableWith(you, asked) });
    expect(screen.getByText("The host asks to delete this game. Still to answer: Perrine.")).toBeTruthy();
    expect(answers()).toEqual(buttons);
    unmount();
  }
  const { container } = render(DeletionRequest, { table: tableWith(1, null) });
  expect(container.textContent.trim()).toBe("");
});

test("the host asks the others, sees who has to answer, and withdraws it", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? "GET"} ${path}`);
    const body = init.method === "POST" ? JSON.stringify({ deleted: false, waiting: [1, 2] }) : null;
    return Promise.resolve(new Response(body, { status: body ? 200 : 204 }));
  });
  const { unmount } = render(HostTools, { table: tableWith(0, null) });
  expect(screen.getByText(/^Others play here, too. They are asked/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Type delete to confirm"), "delete");
  await userEvent.click(screen.getByRole("button", { name: "Ask the others", hidden: true }));
  unmount();
  render(HostTools, { table: tableWith(0, { agreed: [0], waiting: [1, 2] }) });
  expect(screen.getByText("The others are asked. Still to answer: Jan, Perrine.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Do not ask any more", hidden: true }));
  expect(calls).toEqual(["POST /api/v1/tables/t/deletion", "DELETE /api/v1/tables/t/deletion"]);
});

test("before the start nobody has to be asked", () => {
  render(HostTools, { table: tableWith(0, null, "open") });
  expect(screen.queryByText(/^Others play here, too/)).toBeNull();
  expect(screen.getByRole("button", { name: "Delete the table", hidden: true })).toBeTruthy();
});
