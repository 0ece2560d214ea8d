import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak, want } from "../../../lib/fluent.svelte";
import { BISHOP, CARDINAL, KING, POPE } from "../../../test/fief";
import { box, cardNumbered } from "../family/testing";
import CardFace from "./CardFace.svelte";
import { DRAWN, deckOf, hasBolt } from "./cards/pictures";
import { nameLines } from "./lettering";
import { FIEF_CAPS, RELICS, inPrecedence } from "./marks";
import Medallion from "./Medallion.svelte";
import { drawPortrait } from "./portraits/portrait";
import { PORTRAITS } from "./portraits/portraits";
import TitleMark from "./TitleMark.svelte";

beforeAll(async () => {
  await speak("en");
  await want("fief");
});

test("a portrait for each Lord of the box, and no two alike", () => {
  expect(PORTRAITS.map(({ name }) => name)).toEqual(box.lords);
  expect(PORTRAITS).toHaveLength(box.lords.length);
  const heads = PORTRAITS.map(({ hat, hair, beard }) => `${hat} ${hair} ${beard}`);
  expect(new Set(heads).size).toBe(box.lords.length);
  expect(new Set(PORTRAITS.map(({ ground, paints }) => `${ground} ${paints["ground"]}`)).size).toBe(
    box.lords.length,
  );
  PORTRAITS.forEach(({ face }, lord) => expect(face === "lady", box.lords[lord]).toBe(lord >= box.men));
  for (const portrait of PORTRAITS) expect(drawPortrait(portrait).length).toBeGreaterThan(10);
});

test("marks agree with the board", () => {
  expect(FIEF_CAPS).toHaveLength(box.fiefs.length);
  expect(RELICS).toHaveLength(box.relics.length);
  expect([...box.lords, ...Object.keys(DRAWN)]).toEqual(box.cards);
});

test("the highest title comes first, and small medallions show only that", () => {
  expect(inPrecedence([BISHOP, CARDINAL, 2, POPE])).toEqual([POPE, 2, CARDINAL, BISHOP]);
  const marks = (size: number): string[] => {
    const { container } = render(Medallion, { lord: 0, size, seat: 0, titles: [0, BISHOP, KING] });
    return [...container.querySelectorAll("[data-title]")].map((one) => one.getAttribute("data-title") ?? "");
  };
  expect(marks(24)).toEqual([String(KING)]);
  expect(marks(64)).toEqual([String(KING), "0", String(BISHOP)]);
});

test("small medallions carry an initial, large ones none", () => {
  const initial = (size: number): string | null | undefined =>
    render(Medallion, { lord: 13, size }).container.querySelector(".initial")?.textContent;
  expect(initial(24)).toBe("B");
  expect(initial(96)).toBeUndefined();
});

test("a mitre shows its Bishopric", () => {
  const { container } = render(TitleMark, { title: BISHOP + 2 });
  expect(container.querySelector("text")?.textContent).toBe("3");
});

test("cards: deck, bolt and name", () => {
  expect(["cardinal", "tax", "plague"].map((id) => deckOf(cardNumbered(id)))).toEqual([
    "lord",
    "fortune",
    "disaster",
  ]);
  const bolts = box.cards.filter((_, kind) => hasBolt(kind));
  expect(bolts.join(" ")).toBe("cardinal d-arc uprising passage assassination justice ambush");
  const { container } = render(CardFace, { kind: cardNumbered("passage"), size: 104 });
  expect([...container.querySelectorAll("text")].map((one) => one.textContent)).toEqual([
    "Secret",
    "Passage",
  ]);
});

test.each([80, 104, 160])("names on cards of %s px are never under 12 px and stay inside", (size) => {
  for (const name of ["Sprawiedliwość", "Brzydka pogoda", "Bonnes récoltes", "Eric"])
    for (const { height, squeeze, text } of nameLines(name, size)) {
      expect((height * size) / 100).toBeGreaterThanOrEqual(11.99);
      expect(squeeze ?? text.length * height * 0.5).toBeLessThanOrEqual(88);
    }
});
