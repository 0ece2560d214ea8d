import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak, want } from "../../../../lib/fluent.svelte";
import type { Line } from "../../../../lib/protocol";
import { tableWith } from "../testing";
import Promises from "./Promises.svelte";
import { isNoted, note, promisesAt } from "./promises.svelte";

const user = userEvent.setup();
const line = (n: number, text: string): Line => ({
  n,
  seat: 1,
  name: null,
  text,
  aside: null,
  remark: null,
  at: "2026-03-01T12:00:00Z",
});
const fates = (): (string | undefined)[] => screen.getAllByRole("listitem").map((one) => one.classList[0]);
const row = (text: RegExp): HTMLElement => {
  const found = screen.getAllByRole("listitem").find((one) => text.test(one.textContent));
  if (!found) throw new Error("no such promise");
  return found;
};

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-talk"].map(want));
});
beforeEach(() => localStorage.clear());

test("nothing noted, nothing shown; a line noted twice is forgotten again", () => {
  const table = tableWith();
  const { container } = render(Promises, { table });
  expect(container.textContent).toBe("");
  note(table.id, line(3, "no war this year"), 2);
  expect(isNoted(table.id, line(3, ""))).toBe(true);
  note(table.id, line(3, "no war this year"), 2);
  expect(promisesAt(table.id)).toEqual([]);
});

test("open promises come first, then the broken ones, then those that were kept", async () => {
  const table = tableWith();
  for (const [n, text] of ["no war", "my vote", "<b>half</b> the tax"].entries())
    note(table.id, line(n, text), n);
  render(Promises, { table });
  const list = screen.getByRole("region", { name: "Promises you noted" });
  expect(within(list).getByText(/<b>half<\/b> the tax/)).toBeTruthy();
  await user.click(within(row(/no war/)).getByRole("button", { name: "Kept" }));
  await user.click(within(row(/my vote/)).getByRole("button", { name: "Broken" }));
  expect(fates()).toEqual(["open", "broken", "kept"]);
  expect(within(row(/no war/)).getByRole("button", { name: "Kept", pressed: true })).toBeTruthy();
  await user.click(within(row(/no war/)).getByRole("button", { name: "Kept" }));
  expect(fates()).toEqual(["open", "open", "broken"]);
});

test("the list stays on this device, table by table", () => {
  const [table, other] = [tableWith(), tableWith()];
  note(table.id, line(1, "a truce"), 4);
  expect(JSON.parse(localStorage.getItem(`oyez.promises.${table.id}`) ?? "")).toMatchObject([
    { n: 1, seat: 1, text: "a truce", round: 4, fate: "open" },
  ]);
  expect(promisesAt(other.id)).toEqual([]);
});
