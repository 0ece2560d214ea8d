import "@testing-library/jest-dom/vitest";
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import type { Option, TableMessage } from "../../../lib/protocol";
import { Table } from "../../../lib/table.svelte";
import { box, lord, makeView, scene, village } from "../../../test/fief";
import { GAME, TABLE } from "../words/sentences";
import Deciding from "./Deciding.svelte";
import InWords from "./InWords.svelte";
import Reason from "./Reason.svelte";

beforeAll(async () => {
  await speak("en");
  await Promise.all([want("page"), want(GAME), want(TABLE)]);
});

function numbers(verb: string, last: number): Option[] {
  return Array.from({ length: last + 1 }, (_, noun) => ({ text: `${verb} ${noun}`, verb, noun }));
}

const SOME: Option[] = [
  { text: "march bourg", verb: "march", noun: village("bourg") },
  { text: "march sigy", verb: "march", noun: village("sigy") },
  { text: "lead Quentin", verb: "lead", noun: lord("Quentin") },
  { text: "done", verb: "done", noun: -1 },
];

function tableOf(options: Option[], initiatives: Option[] = []): Table {
  const table = new Table("t", "k");
  table.message = {
    ...{ type: "table", id: "t", status: "playing", n: 3, you: 0, ticket: 7, seats: [], winners: [] },
    ...{ waiting: [], undo: true, talk: null, lesson: null, commitment: null, behind: 0 },
    head: null,
    dice: { version: null, commitment: null, pledges: [], drawing: null, contributions: null },
    ...{ events_from: 0, events: [], initiatives },
    view: makeView(),
    decision: { ticket: 7, prompt: "on-the-way", rule: "F-5.0-09", options, seconds: null },
  } as TableMessage;
  return table;
}

test("every choice is a button, told once per verb, with its rule", async () => {
  const choose = vi.fn();
  render(Deciding, { table: tableOf(SOME), scene: scene({ options: SOME, choose }) });
  expect(screen.getByText(/Move to …/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Rule F-5.0-03" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Move to Bourg" }));
  expect(choose).toHaveBeenCalledWith(SOME[0]);
  expect(screen.getByRole("button", { name: "Done" })).toHaveClass("primary");
});

test("numbers stand in a row, many of them on a slider", async () => {
  const choose = vi.fn();
  const few = numbers("with-men", 3);
  const { unmount } = render(Deciding, { table: tableOf(few), scene: scene({ options: few, choose }) });
  await userEvent.click(screen.getByRole("button", { name: "2 Men-at-Arms" }));
  expect(choose).toHaveBeenCalledWith(few[2]);
  unmount();
  const many = numbers("bid", 30);
  render(Deciding, { table: tableOf(many), scene: scene({ options: many, choose }) });
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(screen.getByRole("button", { name: "1 denier" }));
  expect(choose).toHaveBeenCalledWith(many[1]);
});

test("what is possible at any time is folded away", async () => {
  const propose = [{ text: "propose 1", verb: "propose", noun: 1 }];
  render(Deciding, { table: tableOf(SOME, propose), scene: scene({ options: [...SOME, ...propose] }) });
  expect(screen.queryByRole("button", { name: "Make Agnès an offer" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "What you may do at any time" }));
  expect(screen.getByRole("button", { name: "Make Agnès an offer" })).toBeInTheDocument();
});

test("a selected choice is confirmed or given up", async () => {
  const table = tableOf(SOME);
  table.play = vi.fn();
  table.selected = "march sigy";
  render(Deciding, { table, scene: scene({ options: SOME, selected: "march sigy" }) });
  await userEvent.click(screen.getByRole("button", { name: "Confirm: Move to Sigy" }));
  expect(table.play).toHaveBeenCalledWith("march sigy");
});

test("the arrow keys go from choice to choice", async () => {
  render(Deciding, { table: tableOf(SOME), scene: scene({ options: SOME }) });
  screen.getByRole("button", { name: "Move to Bourg" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "Move to Sigy" })).toHaveFocus();
});

test("why not: the sentence of the game, the rule, and its row", () => {
  const table = tableOf(SOME);
  table.reason = {
    ...{ type: "reason", action: "march tournus", open: false, rule: "F-5.0-03", reason: "why-rule" },
  };
  render(Reason, { table });
  expect(screen.getByRole("status")).toHaveTextContent(
    /One Move leads along a road to the next Village\. F-5\.0-03/,
  );
});

test("the whole position can be read, and every choice made there", async () => {
  const choose = vi.fn();
  render(InWords, { scene: scene({ options: SOME, choose }), sentence: "You move.", rule: "F-5.0-01" });
  expect(screen.getAllByRole("rowheader").length).toBeGreaterThan(box.villages.length);
  expect(screen.getByRole("row", { name: /^Tournus, Bishopric/ })).toHaveTextContent(
    "Stronghold; 2 MillsMarguerite: Quentin, 3 Men-at-Arms and 1 Knight",
  );
  await userEvent.click(screen.getByRole("button", { name: "March with Quentin alone" }));
  expect(choose).toHaveBeenCalledWith(SOME[2]);
});

test("what answers the question is not offered a second time", () => {
  const again = { text: "march sigy", verb: "march", noun: village("sigy") };
  expect(tableOf(SOME, [again]).initiatives).toEqual([]);
});

test("an offer is put together beside the offer, not here", async () => {
  const toOffer = vi.fn();
  const clauses: Option[] = [
    { text: "give-deniers 1", verb: "give-deniers", noun: 1 },
    { text: "give-deniers 2", verb: "give-deniers", noun: 2 },
    { text: "back", verb: "back", noun: -1 },
  ];
  const table = tableOf(clauses);
  if (table.message?.decision) table.message.decision.prompt = "compose";
  render(Deciding, { table, scene: scene({ options: clauses }), toOffer });
  expect(document.querySelectorAll("[data-option^=give]")).toHaveLength(0);
  expect(document.querySelectorAll("[data-option=back]")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Go to the offer" }));
  expect(toOffer).toHaveBeenCalled();
});

test("in a silence one can only look", () => {
  const table = tableOf(SOME);
  table.hushed = Date.now() + 5000;
  render(Deciding, { table, scene: scene({ options: SOME }) });
  expect(document.querySelector(".list")).toHaveProperty("inert", true);
  expect(document.querySelector(".side")).toHaveProperty("inert", true);
});

test("it says for whom a spouse is sought", () => {
  const woo: Option[] = [{ text: "woo Blanche", verb: "woo", noun: lord("Blanche") }];
  const table = tableOf(woo);
  if (table.message?.decision) table.message.decision.prompt = "choose-spouse";
  const view = { ...makeView(), suit: { lord: lord("Quentin"), spouse: -1 } };
  render(Deciding, { table, scene: { ...scene({ options: woo }), view } });
  expect(screen.getByText("You seek a spouse for Quentin.")).toBeInTheDocument();
});
