import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { knows, speak, want } from "../../../lib/fluent.svelte";
import { pointed } from "../../../lib/gloss.svelte";
import { ruleMessage } from "../../../lib/rules.svelte";
import { box, cardNumbered, scene } from "../family/testing";
import { cardGloss, cardRows } from "./gloss";
import Hand from "./Hand.svelte";

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-family", "fief-table"].map(want));
});

const card = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

test("a card that can be played is played, another is explained", async () => {
  const choose = vi.fn();
  const ask = vi.fn();
  const table = scene({ choose, ask });
  render(Hand, { scene: table });
  const user = userEvent.setup();
  expect(card(/^Bountiful Harvest\. You can choose this now/).className).toContain("choice");
  expect(card(/^Justice$/).className).toContain("dim");
  await user.click(card(/^Bountiful Harvest/));
  expect(choose).toHaveBeenCalledWith(table.options[0]);
  await user.click(card(/^Justice/));
  expect(ask).toHaveBeenCalledWith("play justice");
});

test("nothing is dimmed while nothing is asked", () => {
  render(Hand, { scene: scene({ options: [], prompt: null }) });
  expect(card(/^Justice/).className).not.toContain("dim");
});

test("a card says its rule in the margin", async () => {
  render(Hand, { scene: scene() });
  const user = userEvent.setup();
  await user.tab();
  expect(pointed()?.title).toBe("Bountiful Harvest");
  expect(pointed()?.note).toBe("You can play it now.");
  expect(pointed()?.lines.map(({ rule }) => rule)).toContain("F-2.4.2-03");
});

test("what somebody else could be asked for is not what I can give", () => {
  const harvest = cardNumbered("harvest");
  render(Hand, {
    scene: scene({ options: [{ text: "want-card harvest", verb: "want-card", noun: harvest }] }),
  });
  expect(card(/^Bountiful Harvest$/)).toBeTruthy();
});

test("who watches has no hand", () => {
  render(Hand, { scene: scene({ you: null }) });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/hands are hidden/)).toBeTruthy();
});

test.each(["en", "fr", "pl"] as const)("every card has its rules in %s", async (language) => {
  await speak(language);
  for (const id of box.cards)
    for (const row of cardRows(id)) expect(knows("fief", ruleMessage(row)), `${id} ${row}`).toBe(true);
  expect(cardGloss(box, cardNumbered("ambush"), false).lines[0]?.text).not.toBe("");
  await speak("en");
});
