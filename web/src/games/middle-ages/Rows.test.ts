import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, want } from "../../lib/fluent.svelte";
import type { Option } from "../../lib/protocol";
import { options, scene } from "../../test/table";
import Rows from "./Rows.svelte";

beforeAll(async () => {
  await speak("en");
  await want("middle-ages");
});

const at = (row: number, place: number): HTMLElement =>
  screen.getByRole("button", { name: new RegExp(`^Row ${row}, place ${place}:`) });

test("only legal places answer a click", async () => {
  const choose = vi.fn<(option: Option) => void>();
  render(Rows, { scene: scene({ choose }) });
  const user = userEvent.setup();
  await user.click(at(1, 1));
  expect(choose).not.toHaveBeenCalled();
  await user.click(at(3, 3));
  expect(choose).toHaveBeenCalledWith(options[1]);
  expect(at(1, 1).getAttribute("aria-disabled")).toBe("true");
  expect(at(3, 3).getAttribute("aria-disabled")).toBe("false");
});

test("arrows walk over the rows, Enter chooses", async () => {
  const choose = vi.fn<(option: Option) => void>();
  render(Rows, { scene: scene({ choose }) });
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(at(3, 1));
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(at(3, 3));
  await user.keyboard("{ArrowUp}{Home}");
  expect(document.activeElement).toBe(at(2, 1));
  await user.keyboard("{ArrowDown}{End}{ArrowLeft}{Enter}");
  expect(choose).toHaveBeenCalledWith(options[1]);
});

test("the focus stays through an update", async () => {
  const { rerender } = render(Rows, { scene: scene() });
  const user = userEvent.setup();
  await user.tab();
  const before = document.activeElement;
  await rerender({ scene: scene({ options: [], waiting: [] }) });
  expect(document.activeElement).toBe(before);
  expect(before?.getAttribute("aria-disabled")).toBe("true");
});
