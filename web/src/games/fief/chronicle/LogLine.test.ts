import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { point, pointed } from "../../../lib/gloss.svelte";
import { NAMES, lord, scene, village } from "../../../test/fief";
import LogLine from "./LogLine.svelte";

const noun = (name: string): HTMLElement => screen.getByRole("button", { name });
const event = { fact: "marched", seat: 0, args: [lord("Quentin"), village("bourg")], rule: "" };
const fields = ["lord:lord", "village:village"];

beforeAll(async () => {
  await speak("en");
  await Promise.all(["fief", "fief-table"].map(want));
});
beforeEach(() => point(null));

test("whatever a line names has a card: the Lord, the village and the family", async () => {
  render(LogLine, { scene: scene(), event, fields, text: "Marguerite: Quentin marches to Bourg." });
  expect(document.body.textContent.trim()).toBe("Marguerite: Quentin marches to Bourg.");
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual([
    "Marguerite",
    "Quentin",
    "Bourg",
  ]);

  await fireEvent.pointerEnter(noun("Quentin"));
  expect(pointed()?.title).toContain("Quentin");
  expect(pointed()?.note).toContain("Marguerite · Tournus");
  await fireEvent.pointerEnter(noun("Bourg"));
  expect(pointed()?.title).toBe("Bourg");
  expect(pointed()?.note).toContain("Agnès: Blanche, 2 counters");
  await fireEvent.pointerEnter(noun("Marguerite"));
  expect(pointed()?.note).toContain("5 deniers · Quentin");
});

test("the card goes with the mouse, and stays for a finger", async () => {
  render(LogLine, { scene: scene(), event, fields, text: "Quentin marches." });
  await fireEvent.pointerEnter(noun("Quentin"));
  await fireEvent.pointerLeave(noun("Quentin"), { pointerType: "mouse" });
  expect(pointed()).toBeNull();
  await fireEvent.focus(noun("Quentin"));
  await fireEvent.pointerLeave(noun("Quentin"), { pointerType: "touch" });
  expect(pointed()?.title).toContain("Quentin");
  await fireEvent.blur(noun("Quentin"));
  expect(pointed()).toBeNull();
});

test("what is not for the reader names nothing, and names are never markup", () => {
  const names = ["<b>Marguerite</b>", ...NAMES.slice(1)];
  const hidden = { ...event, args: [] };
  render(LogLine, {
    scene: scene({ names }),
    event: hidden,
    fields,
    text: "<b>Marguerite</b> draws a card.",
  });
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["<b>Marguerite</b>"]);
});
