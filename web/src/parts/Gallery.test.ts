import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../lib/fluent.svelte";
import { voice } from "../lib/gallery.svelte";
import type { GalleryMessage } from "../lib/protocol";
import { Table } from "../lib/table.svelte";
import Gallery from "./Gallery.svelte";

const user = userEvent.setup();
beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const line = (n: number, who: string, text: string): GalleryMessage["lines"][number] => ({
  ...{ n, who, text, name: who.toUpperCase(), named: who === "b" },
  at: "2026-03-01T12:00:00Z",
});

function tableOf(message: Partial<GalleryMessage>): Table {
  const table = new Table("t", null);
  table.link = "live";
  table.gallery.hear({ type: "gallery", you: "me", name: null, lines: [], ...message });
  return table;
}

test("a guest gives a name with what he says, and is asked for it once", async () => {
  const table = tableOf({});
  const murmur = vi.spyOn(table, "murmur");
  const { unmount } = render(Gallery, { table });
  await user.type(screen.getByLabelText("Say something to the other spectators"), "<b>Oyez</b>");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Say it" }).disabled).toBe(true);
  await user.type(screen.getByLabelText("Your name"), "Pierre");
  await user.click(screen.getByRole("button", { name: "Say it" }));
  expect(murmur).toHaveBeenCalledWith("<b>Oyez</b>", "Pierre");
  unmount();
  render(Gallery, { table });
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Pierre");
});

test("who is signed in needs no name, who plays only reads", () => {
  const { unmount } = render(Gallery, { table: tableOf({ name: "Ada" }) });
  expect(screen.queryByLabelText("Your name")).toBeNull();
  expect(screen.getByLabelText("Say something to the other spectators")).toBeTruthy();
  unmount();
  render(Gallery, { table: tableOf({ you: null, lines: [line(0, "a", "Well played")] }) });
  expect(screen.getByText("Well played")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("lines come once, as text; a muted speaker is not heard, and stays so", async () => {
  const table = tableOf({ lines: [line(0, "a", "<i>first</i>"), line(1, "b", "second")] });
  table.gallery.hear({ type: "gallery", you: "me", name: null, lines: [line(1, "b", "second")] });
  expect(table.gallery.unread).toBe(2);
  render(Gallery, { table });
  expect(screen.getByText("<i>first</i>")).toBeTruthy();
  expect(screen.getAllByText("second")).toHaveLength(1);
  expect(screen.getByText("(signed in)")).toBeTruthy();
  expect(table.gallery.unread).toBe(0);
  await user.click(screen.getByRole("button", { name: "Do not hear" }));
  await user.click(screen.getByRole("checkbox", { name: "A" }));
  expect(screen.queryByText("<i>first</i>")).toBeNull();
  expect(new Table("t", null).gallery.isMuted("a")).toBe(true);
  expect(new Table("other", null).gallery.isMuted("a")).toBe(false);
});

test("a browser keeps its voice", () => {
  expect(voice()).toMatch(/^[0-9a-f]{36}$/);
  expect(voice()).toBe(voice());
});
