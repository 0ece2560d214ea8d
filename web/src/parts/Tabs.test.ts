import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { speak, want } from "../lib/fluent.svelte";
import Tabs from "./Tabs.svelte";

const user = userEvent.setup();
beforeAll(async () => {
  await speak("en");
  await want("talk");
});

test("tabs say what is new behind them, and arrows go around", async () => {
  const props = { tabs: ["log", "talk", "choices"], tab: "log", place: "desk", label: (one: string) => one };
  render(Tabs, { ...props, calls: ["choices"], counts: { talk: 3, log: 0 } });
  const names = screen.getAllByRole("tab").map((tab) => tab.textContent?.replace(/\s+/g, " ").trim());
  expect(names).toEqual(["log", "talk3, 3 new", "choices, something new"]);
  screen.getByRole("tab", { name: "log" }).focus();
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement?.textContent).toContain("choices");
  expect(screen.getByRole("tab", { selected: true }).textContent).toContain("choices");
});
