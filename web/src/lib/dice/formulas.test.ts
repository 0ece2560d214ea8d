import { expect, test } from "vitest";
import { newContribution, promiseOf, publicContribution } from "./formulas";
import { firstPromiseOf, headsOf, seedOf } from "./opened";
import vectors from "./vectors.json"; // made and checked by tests/engine/test_page_vectors.py

const { proof, table } = vectors;

test("the page computes what the engine does", () => {
  expect(promiseOf(vectors.mine)).toBe(vectors.pledge);
  expect(promiseOf(proof.secret)).toBe(proof.commitment);
  expect(vectors.public.map((_, seat) => publicContribution(table, seat, proof.commitment))).toEqual(
    vectors.public,
  );
  expect(seedOf(proof.secret, proof.contributions)).toBe(proof.seed);
  expect(firstPromiseOf(vectors.first.seed, vectors.first.salt)).toBe(vectors.first.commitment);
  expect(headsOf(proof.secret, proof.chain.setup, proof.chain.plays)).toEqual(vectors.heads);
});

test("no two contributions are the same", () => {
  const made = Array.from({ length: 20 }, newContribution);
  expect(new Set(made).size).toBe(20);
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{64}$/);
});
