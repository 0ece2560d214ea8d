import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, tell, want } from "../lib/fluent.svelte";
import type { Event } from "../lib/protocol";
import { narrate } from "../lib/game";
import { wordsByKind } from "../games/middle-ages/words";
import { box, tile, words } from "../test/table";
import Log from "./Log.svelte";

const NAMES = ["Marguerite", "<b>Agnès</b>", "Baudouin"];
const EVENTS: Event[] = [
  { fact: "round-began", seat: -1, args: [2], rule: "M-2.1-01" },
  { fact: "moved", seat: 0, args: [13, tile(5)], rule: "M-2.3-02" },
  { fact: "paid", seat: 1, args: [0, 2], rule: "M-6.1-01" },
  { fact: "moved", seat: 2, args: [14, tile(13)], rule: "M-2.3-02" },
];

const props = {
  game: "middle-ages",
  events: EVENTS,
  names: NAMES,
  you: 0,
  deeds: new Set(["moved"]),
  sentence: (event: Event) => narrate("middle-ages", words, wordsByKind(box, NAMES), NAMES, event, tell),
};

// jsdom has no layout to observe.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

beforeAll(async () => {
  await speak("en");
  await want("middle-ages");
});

test("says what happened, with the rule, and names are never markup", () => {
  render(Log, { props });
  expect(screen.getByText(/<b>Agnès<\/b> pays Marguerite 2 coins\./)).toBeDefined();
  expect(screen.getByText("Round 2 begins.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Rule M-6.1-01" })).toBeDefined();
});

test("marks what came after my last turn", () => {
  render(Log, { props });
  const since = screen.getByText("Since your last turn");
  expect(since.nextElementSibling?.textContent).toContain("pays Marguerite");
});

test("can be read for one player", async () => {
  render(Log, { props });
  await userEvent.setup().selectOptions(screen.getByRole("combobox"), "Baudouin");
  expect(screen.queryByText(/pays Marguerite/)).toBeNull();
  expect(screen.getByText(/Baudouin moves to Market 13/)).toBeDefined();
});
