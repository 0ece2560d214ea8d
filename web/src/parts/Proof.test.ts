import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Fairness } from "../lib/dice/fairness.svelte";
import vectors from "../lib/dice/vectors.json";
import { speak, want } from "../lib/fluent.svelte";
import type { Proof as Opened } from "../lib/protocol";
import { message } from "../test/message";
import Proof from "./Proof.svelte";

const first: Opened = {
  version: 1,
  commitment: "c".repeat(64),
  seed: "9007199254740993",
  salt: "0".repeat(32),
  secret: null,
  pledges: null,
  contributions: null,
  chain: null,
};
const second = vectors.proof as Opened;
const names = ["Ann", "Ben", "Cem"];

beforeAll(async () => {
  await speak("en");
  await want("dice");
});
beforeEach(() => localStorage.clear());

const codes = (): (string | null)[] =>
  screen.getAllByText((_, element) => element?.tagName === "CODE").map((element) => element.textContent);

test("the first version shows what opens the promise, digit by digit, and the command that checks it", () => {
  render(Proof, { proof: first, table: { id: "x", names, fairness: new Fairness("x", null) } });
  expect(codes()).toEqual([
    first.commitment,
    "9007199254740993", // more than a number of JavaScript can hold
    first.salt,
    `oyez verify oyez-x.txt --commitment ${first.commitment}`,
  ]);
});

test("the second shows all that the dice follow from, and what the page makes of it", async () => {
  const id = vectors.table;
  const fairness = new Fairness(id, null);
  const dice = {
    version: 2 as const,
    commitment: second.commitment,
    pledges: second.pledges ?? [],
    drawing: null,
    contributions: second.contributions,
  };
  for (const n of [0, 7, vectors.heads.length - 1])
    fairness.hear(message({ id, n, dice, you: 0, head: vectors.heads[n] ?? null }));
  await fairness.conclude(second);
  render(Proof, { proof: second, table: { id, names, fairness } });
  expect(codes()).toEqual([
    second.commitment,
    second.secret,
    ...(second.contributions ?? []),
    second.seed,
    `oyez verify oyez-${id}.txt --seen oyez-${id}-seen.json`,
  ]);
  expect(screen.getByText(/^Ann/)).toBeTruthy();
  expect(screen.getByText(/^Cem \(public\)/)).toBeTruthy();
  expect(screen.getByText(/the record is the game that this page saw/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download what was kept", hidden: true })).toBeTruthy();
});
