import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Proof from "./Proof.svelte";

const proof = {
  version: 1 as const,
  commitment: "c".repeat(64),
  seed: "9007199254740993",
  salt: "0".repeat(32),
  secret: null,
  pledges: null,
  contributions: null,
  chain: null,
};

test("it shows what opens the promise, digit by digit, and the command that checks it", () => {
  render(Proof, { proof, file: "oyez-x.txt" });
  const shown = screen.getAllByText((_, element) => element?.tagName === "CODE").map((e) => e.textContent);
  expect(shown).toEqual([
    proof.commitment,
    "9007199254740993", // more than a number of JavaScript can hold
    proof.salt,
    `oyez verify oyez-x.txt --commitment ${proof.commitment}`,
  ]);
});
