import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak, want } from "../../lib/fluent.svelte";
import vectors from "../../lib/dice/vectors.json";
import type { TableMessage } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { message } from "../../test/message";
import Alarm from "./Alarm.svelte";
import Details from "./Details.svelte";
import Sign from "./Sign.svelte";

const { proof } = vectors;
const dice = {
  version: 2 as const,
  commitment: proof.commitment,
  pledges: proof.pledges,
  drawing: null,
  contributions: proof.contributions,
};

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await speak("en");
  await want("dice");
});
beforeEach(() => localStorage.clear());

function tableWith(...heads: string[]): Table {
  const table = new Table(vectors.table, null);
  heads.forEach((head, n) => {
    table.message = message({ id: table.id, n, you: 0, dice, head }) satisfies TableMessage;
    table.fairness.hear(table.message);
  });
  return table;
}

test("the sign says what it means in words, and opens the details", async () => {
  const table = tableWith(vectors.heads[0] as string);
  render(Sign, { table });
  const sign = screen.getByRole("button", { name: "Fair dice: everything fits so far" });
  await userEvent.click(sign);
  expect(table.fairness.showing).toBe(true);
});

test("the details have all that one might note by hand", () => {
  render(Details, { table: tableWith(...vectors.heads.slice(0, 2)) });
  for (const text of [proof.commitment, vectors.heads[1] as string])
    expect(screen.getByText(text)).toBeTruthy();
});

test("nothing is cried out while all fits, and the place where it does not", async () => {
  const table = tableWith(vectors.heads[0] as string);
  const { unmount } = render(Alarm, { table });
  expect(screen.queryByRole("alert")).toBeNull();
  unmount();
  table.fairness.hear(message({ id: table.id, you: 0, dice, head: "0".repeat(64) }));
  render(Alarm, { table });
  expect(await screen.findByText(/another head at message 0/)).toBeTruthy();
  expect(screen.getByRole("alert")).toBeTruthy();
});
