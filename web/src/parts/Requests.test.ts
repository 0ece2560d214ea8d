import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak } from "../lib/fluent.svelte";
import type { ClientMessage, TableMessage, TimeMessage } from "../lib/protocol";
import { Table } from "../lib/table.svelte";
import { Timing } from "../lib/timing.svelte";
import Hourglasses from "./Hourglasses.svelte";
import Requests from "./Requests.svelte";

beforeAll(() => speak("en"));

let sent: ClientMessage[];
beforeEach(() => (sent = []));

function tableWith(you: number | null, changes: Partial<TimeMessage>): Table {
  const table = new Table("t", null);
  const seat = { kind: "person", bot: null, taken: true, named: false, handed: 0 } as const;
  const seats = ["Marguerite", "Jan", "Perrine"].map((name, at) => ({ ...seat, name, seat: at, family: at }));
  table.message = { you, seats, status: "playing", waiting: [], behind: 0 } as unknown as TableMessage;
  table.info = { terms: { seconds: 100 } } as unknown as typeof table.info;
  const timing = new Timing((message) => sent.push(message));
  timing.hear({
    ...{ type: "time", clocks: [], paused: false, pausing: [], away: [], stand_ins: [], votes: [] },
    ...{ takeback: null, deletion: null, notes_from: 0, notes: [] },
    ...changes,
  } as TimeMessage);
  Object.defineProperty(table, "timing", { value: timing });
  return table;
}

test("the others are asked about who is out of time", async () => {
  render(Requests, { table: tableWith(1, { votes: [{ seat: 0, ballots: { 2: "wait" } }] }) });
  expect(screen.getByText("Marguerite is out of time. What shall happen?")).toBeTruthy();
  expect(screen.getByText("1 of 2 have voted")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "A bot takes over" }));
  expect(sent).toEqual([{ type: "vote", seat: 0, ballot: "takeover" }]);
});

test("who is out of time and spectators have no vote", () => {
  for (const you of [0, null]) {
    const { unmount } = render(Requests, { table: tableWith(you, { votes: [{ seat: 0, ballots: {} }] }) });
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
  }
});

test("a takeback says how much goes and what stays known", async () => {
  const takeback = { seat: 0, choices: 3, chance: true, allowed: [], seconds: 60 };
  render(Requests, { table: tableWith(1, { takeback }) });
  expect(screen.getByText(/Marguerite asks to take 3 choices back/).textContent).toContain("same dice");
  await userEvent.click(screen.getByRole("button", { name: "Allow it" }));
  expect(sent).toEqual([{ type: "allow", yes: true }]);
});

test("somebody whom a bot stands in for comes back with one click", async () => {
  render(Requests, { table: tableWith(2, { stand_ins: [{ seat: 2, bot: "greedy", once: false }] }) });
  await userEvent.click(screen.getByRole("button", { name: "I am back" }));
  expect(sent).toEqual([{ type: "stand-in", on: false }]);
});

test("clocks can be read out, and the last fifth is announced once", async () => {
  const clocks = [
    { seat: 0, left: 15, runs: true },
    { seat: 1, left: 80, runs: false },
  ];
  const { container, unmount } = render(Hourglasses, { table: tableWith(0, { clocks }) });
  expect(screen.getByText(/^Marguerite: 0:1\d left, running$/)).toBeTruthy();
  expect(screen.getByText(/^Jan: 1:20 left$/)).toBeTruthy();
  await Promise.resolve();
  expect(container.querySelector("[data-alarm]")?.textContent).toMatch(/^Your time runs out/);
  unmount();
  render(Hourglasses, { table: tableWith(1, { clocks }) });
  expect(screen.getByRole("alert").textContent).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Give Marguerite more time" }));
  expect(sent).toEqual([{ type: "give-time", seat: 0 }]);
});
