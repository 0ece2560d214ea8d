import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import type { Line } from "../../../lib/protocol";
import { drawer } from "../../../lib/rules.svelte";
import { lord, village } from "../../../test/fief";
import Talk from "./Talk.svelte";
import { decision, option, tableWith } from "./testing";
import { unread } from "./waiting";

const user = userEvent.setup();
const AT = "2026-03-01T12:00:00Z";
const line = (n: number, seat: number, text: string, aside: number[] | null = null): Line => ({
  ...{ n, seat, name: null, text, aside, remark: null },
  at: AT,
});
const corner = (name: RegExp): HTMLElement => screen.getByRole("tab", { name });

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-talk", "fief-table", "talk"].map(want));
});
beforeEach(() => localStorage.clear());

test("an offer begins with whom it goes to; who cannot be asked has a reason", async () => {
  const table = tableWith({ initiatives: [option("propose 1", 1)] });
  render(Talk, { table });
  await user.click(screen.getByRole("button", { name: "Make Agnès an offer" }));
  expect(table.play).toHaveBeenCalledWith("propose 1");
  await user.click(screen.getByRole("button", { name: "Make Baudouin an offer" }));
  expect(table.ask).toHaveBeenCalledWith("propose 2");
});

const composing = decision(
  "compose",
  option("give-deniers 2", 2),
  option("give-village tournus", village("tournus")),
  option("want-card Arthur", lord("Arthur")),
  option("back"),
);
const deal = {
  ...{ proposer: 0, partner: 1, private: false },
  given: [[0, 5] as [number, number]],
  wanted: [[2, village("bourg")] as [number, number]],
  markers: [0, 4] as [number, number],
};

test("things are laid on both sides with a click", async () => {
  const table = tableWith({ decision: composing, undo: true }, { deal });
  render(Talk, { table });
  expect(within(screen.getByRole("region", { name: "You give" })).getByText("5 deniers")).toBeTruthy();
  const wanted = screen.getByRole("region", { name: "You want of Agnès" });
  expect(within(wanted).getByText("control of Bourg")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Give 2 deniers" }));
  expect(table.play).toHaveBeenLastCalledWith("give-deniers 2");
  await user.click(within(wanted).getByRole("button", { name: "Ask for a card" }));
  await user.click(screen.getByRole("button", { name: "Ask for the card Arthur" }));
  expect(table.play).toHaveBeenLastCalledWith("want-card Arthur");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(table.undo).toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(table.play).toHaveBeenLastCalledWith("back");
});

test("every clause is sealed, promises are not; markers say what is lacking", () => {
  const table = tableWith({ decision: composing }, { deal });
  render(Talk, { table });
  expect(screen.getAllByRole("img", { name: "Sealed: done at once by the table" })).toHaveLength(2);
  expect(screen.getByText(/they bind nobody/)).toBeTruthy();
  expect(screen.getByText("Agnès: 4 Diplomacy markers needed, 3 left")).toBeTruthy();
  expect(screen.getByText("You: no Diplomacy marker (3 left)")).toBeTruthy();
  expect(screen.getByText(/spends a marker for every 3 deniers/)).toBeTruthy();
});

test("an offer that cannot be made stays closed, and says why", async () => {
  const table = tableWith({ decision: composing }, { deal });
  render(Talk, { table });
  const submit = screen.getByRole("button", { name: "Make this offer" });
  expect(submit.getAttribute("aria-disabled")).toBe("true");
  await user.click(submit);
  expect(table.ask).toHaveBeenCalledWith("submit");
  table.reason = { type: "reason", action: "submit", open: false, rule: "F-8.0-01", reason: "why-rule" };
  expect(await screen.findByText(/Each family has three Diplomacy markers/)).toBeTruthy();
});

test("an offer to me is seen from my side and calls", async () => {
  const offered = { ...deal, proposer: 1, partner: 0 };
  const table = tableWith(
    { decision: decision("answer-offer", option("refuse"), option("counter")) },
    { deal: offered },
  );
  render(Talk, { table });
  expect(unread(table)).toBe(1);
  expect(corner(/^Offers, 1 new/)).toBeTruthy();
  expect(screen.getByText("An offer is made to you.").getAttribute("aria-live")).toBe("assertive");
  const mine = screen.getByRole("region", { name: "You give" });
  expect(within(mine).getByText("control of Bourg")).toBeTruthy();
  expect(within(screen.getByRole("region", { name: "You get" })).getByText("5 deniers")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(table.ask).toHaveBeenCalledWith("accept");
  await user.click(screen.getByRole("button", { name: "Counter" }));
  expect(table.play).toHaveBeenCalledWith("counter");
});

test("others see a public offer, but not what a secret one holds", () => {
  const waiting = [{ seat: 2, prompt: "answer-offer" }];
  const { unmount } = render(Talk, {
    table: tableWith({ waiting }, { deal: { ...deal, proposer: 1, partner: 2 } }),
  });
  expect(screen.getByText("Agnès has made Baudouin an offer.")).toBeTruthy();
  expect(screen.getByText("5 deniers")).toBeTruthy();
  unmount();
  const secret = { ...deal, ...{ proposer: 1, partner: 2, private: true }, given: null, wanted: null };
  render(Talk, { table: tableWith({ waiting }, { deal: { ...secret, markers: null } }) });
  expect(screen.queryByText("5 deniers")).toBeNull();
});

test("a suit shows both and what a marriage means", async () => {
  const events = [{ fact: "wooed", seat: 1, args: [lord("Blanche"), lord("Quentin")], rule: "F-1.1-08" }];
  const table = tableWith({ decision: decision("answer-suit", option("accept"), option("refuse")) });
  table.events = events;
  render(Talk, { table });
  expect(screen.getByText("Blanche")).toBeTruthy();
  expect(screen.getByText("Quentin")).toBeTruthy();
  expect(screen.getByText(/A marriage binds the two families/)).toBeTruthy();
  expect(screen.getByText(/at most one marriage at a time/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(table.play).toHaveBeenCalledWith("accept");
});

test("everybody sees who is out of the room and for how long, members what is said", async () => {
  const talk = { members: [1, 2], seconds: 150 };
  const { unmount } = render(Talk, { table: tableWith({ talk }) });
  expect(screen.getByText("Out of the room: Agnès, Baudouin")).toBeTruthy();
  expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("Time left 2:30");
  await user.click(corner(/In private/));
  expect(screen.queryByRole("textbox")).toBeNull();
  unmount();

  const view = { talk: { members: [0, 1], speaker: 0, left: 3 } };
  const mine = decision("talk", option("propose 1", 1), option("done"));
  const table = tableWith({ talk: { members: [0, 1], seconds: 150 }, decision: mine }, view);
  table.lines = [line(0, 1, "to all"), line(1, 1, "psst", [0, 1])];
  render(Talk, { table });
  expect(screen.getByText("psst")).toBeTruthy();
  expect(screen.queryByText("to all")).toBeNull();
  await user.type(screen.getByRole("textbox"), "yes{Enter}");
  expect(table.speak).toHaveBeenCalledWith("yes", true);
  expect(screen.queryByRole("button", { name: /Baudouin an offer/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Nothing more to offer" }));
  expect(table.play).toHaveBeenCalledWith("done");
});

test("an invitation names the host and may be refused", async () => {
  const table = tableWith({ decision: decision("answer-invitation", option("accept"), option("refuse")) });
  table.events = [
    { fact: "invited", seat: 2, args: [0], rule: "" },
    { fact: "invited", seat: 1, args: [2], rule: "" },
  ];
  render(Talk, { table });
  expect(screen.getByText("Baudouin calls you aside")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stay at the table" }));
  expect(table.play).toHaveBeenCalledWith("refuse");
});

test("talk at the table is text and never markup; rules in it open the ledger", async () => {
  const table = tableWith();
  table.lines = [line(0, 1, "<b>see</b> F-8.0-14!"), line(1, 0, "I see")];
  render(Talk, { table });
  await user.click(corner(/At the table, 1 new/));
  expect(screen.getByText(/<b>see<\/b>/)).toBeTruthy();
  expect(unread(table)).toBe(0);
  await user.click(screen.getByRole("button", { name: "Rule F-8.0-14" }));
  expect(drawer.search).toBe("F-8.0-14");
  const field = screen.getByRole("textbox");
  await user.type(field, "  hello {Enter}");
  expect(table.speak).toHaveBeenCalledWith("hello", false);
  expect((field as HTMLInputElement).value).toBe("");
  await user.keyboard("{Escape}");
  expect(document.activeElement).not.toBe(field);
});

test("a muted seat is neither read nor counted, and the server is told", async () => {
  const table = tableWith();
  const mute = vi.spyOn(table, "mute").mockImplementation((seat) => (table.muted = [seat]));
  table.lines = [line(0, 1, "noise"), line(1, 2, "sense")];
  render(Talk, { table });
  await user.click(corner(/At the table/));
  await user.click(screen.getByRole("button", { name: "Mute somebody" }));
  await user.click(screen.getByRole("button", { name: "Mute Agnès" }));
  expect(screen.queryByText("noise")).toBeNull();
  expect(screen.getByText("1 line of muted players")).toBeTruthy();
  table.lines = [...table.lines, line(2, 1, "more noise")];
  expect(unread(table)).toBe(0);
  expect(mute).toHaveBeenCalledWith(1, true);
});

test("whom a spectator mutes stays muted on this device", async () => {
  const table = tableWith({ you: null, ticket: null });
  table.lines = [line(0, 1, "noise")];
  render(Talk, { table });
  await user.click(corner(/At the table/));
  await user.click(screen.getByRole("button", { name: "Mute somebody" }));
  await user.click(screen.getByRole("button", { name: "Mute Agnès" }));
  expect(screen.queryByText("noise")).toBeNull();
  expect(localStorage.getItem(`oyez.talk.${table.id}`)).toContain('"muted":[1]');
});

test("a line is kept while the connection is broken", async () => {
  const table = tableWith();
  table.link = "waiting";
  render(Talk, { table });
  await user.click(corner(/At the table/));
  await user.type(screen.getByRole("textbox"), "hello{Enter}");
  expect(table.speak).not.toHaveBeenCalled();
  expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("hello");
});

test("spectators read only", async () => {
  const table = tableWith({ you: null, ticket: null });
  table.lines = [line(0, 1, "good day")];
  render(Talk, { table });
  expect(screen.queryByRole("button", { name: /an offer/ })).toBeNull();
  await user.click(corner(/At the table/));
  expect(screen.getByText("good day")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  vi.restoreAllMocks();
});
