import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak, want } from "../../lib/fluent.svelte";
import type { Line, TableInfo, TableMessage } from "../../lib/protocol";
import { drawer } from "../../lib/rules.svelte";
import { Table } from "../../lib/table.svelte";
import Chat from "./Chat.svelte";
import { markRead, unreadLines } from "./unread.svelte";

const user = userEvent.setup();
const NAMES = ["Marguerite", "Agnès", null, "Greedy"];
let tables = 0;

beforeAll(async () => {
  await speak("en");
  await Promise.all([want("talk"), want("middle-ages")]);
});
beforeEach(() => localStorage.clear());

const line = (n: number, seat: number, text: string): Line => ({
  ...{ n, seat, name: null, text, aside: null, remark: null },
  at: "2026-03-01T12:00:00Z",
});

/** Marguerite sits here with Agnès, an open seat and a bot. */
function tableOf(changes: Partial<TableMessage>, ...lines: Line[]): Table {
  const table = new Table(`m${++tables}`, "key");
  table.info = { id: table.id, game: "middle-ages" } as TableInfo;
  table.link = "live";
  const seats = NAMES.map((name, seat) => ({
    ...{ seat, name, bot: null, family: seat, named: false, handed: 0 },
    ...{ kind: seat === 3 ? "bot" : "person", taken: name !== null },
  }));
  table.message = { status: "playing", you: 0, view: null, seats, ...changes } as TableMessage;
  table.lines = lines;
  for (const act of ["speak", "mute"] as const) vi.spyOn(table, act).mockImplementation(() => undefined);
  return table;
}

test("rules of the game open its ledger, everything else is text", async () => {
  render(Chat, { table: tableOf({}, line(0, 1, "<i>see</i> M-3.1-01, not F-8.0-14")) });
  expect(screen.getByText(/<i>see<\/i>/)).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Rule/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Rule M-3.1-01" }));
  expect(drawer).toMatchObject({ search: "M-3.1-01", game: "middle-ages" });
  drawer.search = null;
});

test("what a bot says is read in the reader's language, and as it came where that is not known", async () => {
  await want("fief-bots");
  const remark = { message: "offer-too-little", deniers: 2 };
  const table = tableOf({}, { ...line(0, 3, "2 deniers more"), remark }, line(1, 1, "never"));
  table.info = { id: table.id, game: "fief" } as TableInfo;
  const strange = { ...line(2, 3, "a new word"), remark: { message: "of-a-later-server", deniers: 0 } };
  table.lines = [...table.lines, strange];
  render(Chat, { table });
  expect(screen.getByText("2 deniers more, and we agree.")).toBeTruthy();
  expect(screen.getByText("never")).toBeTruthy();
  expect(screen.getByText("a new word")).toBeTruthy();
  await speak("pl");
  expect(await screen.findByText("Jeszcze 2 denary i umowa stoi.")).toBeTruthy();
  await speak("en");
});

test("what is said goes to everybody; nothing is sent while the line is broken", async () => {
  const table = tableOf({});
  render(Chat, { table });
  expect(screen.getByText(/Nothing has been said/)).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "To everybody …" }), " good day {Enter}");
  expect(table.speak).toHaveBeenCalledExactlyOnceWith("good day", false);
  table.link = "waiting";
  await user.type(screen.getByRole("textbox"), "again{Enter}");
  expect(table.speak).toHaveBeenCalledOnce();
});

test("people can be muted, bots and open seats need not", async () => {
  const table = tableOf({}, line(0, 1, "noise"));
  render(Chat, { table });
  await user.click(screen.getByRole("button", { name: "Mute somebody" }));
  const seats = within(screen.getByRole("group", { name: "Mute somebody" })).getAllByRole("button");
  expect(seats.map((seat) => seat.getAttribute("aria-label"))).toEqual(["Mute Agnès"]);
  await user.click(screen.getByRole("button", { name: "Mute Agnès" }));
  expect(table.mute).toHaveBeenCalledWith(1, true);
  table.muted = [1];
  expect(await screen.findByText("1 line of muted players")).toBeTruthy();
  expect(screen.queryByText("noise")).toBeNull();
});

test("alone with bots there is nobody to mute", () => {
  const table = tableOf({});
  const seats = (table.message?.seats ?? []).filter(({ seat }) => seat === 0 || seat === 3);
  table.message = { ...(table.message as TableMessage), seats };
  render(Chat, { table });
  expect(screen.queryByRole("button", { name: "Mute somebody" })).toBeNull();
});

test("who has no seat listens, and is told where to speak", () => {
  const { unmount } = render(Chat, { table: tableOf({ you: null }, line(0, 1, "good day")) });
  expect(screen.getByText("good day")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText(/Spectators listen here/)).toBeTruthy();
  unmount();
  render(Chat, { table: tableOf({ you: null, status: "open" }) });
  expect(screen.getByText("Whoever has a seat may speak here.")).toBeTruthy();
});

test("lines of others count until they come into sight, also after the page was opened anew", () => {
  const table = tableOf({}, line(0, 1, "one"), line(1, 0, "mine"), line(2, 1, "two"));
  expect(unreadLines(table, "chat")).toHaveLength(2);
  expect(unreadLines(table, "aside")).toHaveLength(0);
  markRead(table, "chat");
  table.lines = [...table.lines, line(3, 1, "three")];
  expect(unreadLines(table, "chat").map(({ text }) => text)).toEqual(["three"]);
  table.muted = [1];
  expect(unreadLines(table, "chat")).toEqual([]);
});

test("lines in a place that is hidden stay unread", async () => {
  let shown: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(call: typeof shown) {
        shown = call;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const table = tableOf({}, line(0, 1, "one"));
  render(Chat, { table });
  expect(unreadLines(table, "chat")).toHaveLength(1);
  shown([{ isIntersecting: true }]);
  await vi.waitFor(() => expect(unreadLines(table, "chat")).toEqual([]));
  vi.unstubAllGlobals();
});
