import { describe, expect, test } from "vitest";
import type { Proof } from "../protocol";

import { judge } from "./judging";
import { headsOf } from "./opened";
import { type Seen, compareDice, compareHead, newSeen } from "./seen";
import vectors from "./vectors.json";

const proof = vectors.proof as Proof;
const { table } = vectors;
const other = "0".repeat(64);
const dice = {
  version: 2 as const,
  commitment: proof.commitment,
  pledges: proof.pledges as (string | null)[],
  drawing: null,
  contributions: proof.contributions as string[],
};

/** A device that was shown these heads. */
function witness(...numbers: number[]): Seen {
  let seen = compareDice(newSeen(table, 0, dice) as Seen, dice, "playing");
  for (const n of numbers) seen = compareHead(seen, n, vectors.heads[n] as string, true);
  return seen;
}

const last = vectors.heads.length - 1;

describe("the end of a game", () => {
  test("the last head proves all of it, an earlier one what came before", () => {
    expect(judge(table, witness(0, 3, last), proof)).toEqual({
      verdict: { proven: "whole", play: expect.any(Number) as number },
    });
    const made = proof.chain?.plays[7] ?? "";
    expect(judge(table, witness(2, 8), proof)).toEqual({
      verdict: { proven: "part", play: Number.parseInt(made, 10) + 1 },
    });
    expect(judge(table, witness(0), proof)).toEqual({ verdict: { proven: "part", play: 0 } });
  });

  test("without a head it is only consistent with itself", () => {
    expect(judge(table, null, proof)).toEqual({ verdict: { proven: "nothing", play: 0 } });
    expect(judge(table, witness(), proof)).toEqual({ verdict: { proven: "nothing", play: 0 } });
  });

  test("a play that was changed afterwards is found by the first head behind it", () => {
    const plays = [...(proof.chain?.plays ?? [])];
    plays[4] = plays[3] as string;
    const forged = { ...proof, chain: { setup: proof.chain?.setup ?? "", plays } };
    expect(judge(table, witness(2, 4, 6, 8), forged)).toMatchObject({ misfit: { what: "record", at: 6 } });
    expect(judge(table, witness(2, 4), forged)).toMatchObject({ verdict: { proven: "part" } });
  });

  test("heads have to come in the order in which they were seen", () => {
    const seen = witness(2, 6);
    const turned = { ...seen, heads: [...seen.heads].reverse() };
    expect(judge(table, turned, proof)).toMatchObject({ misfit: { what: "record" } });
  });

  test.each<[string, Partial<Proof>, string]>([
    ["commitment", { commitment: other }, "commitment"],
    ["secret", { secret: other }, "secret"],
    ["secret that is missing", { secret: null }, "secret"],
    ["seed", { seed: "1429" }, "seed"],
    ["pledge", { pledges: [null, ...(proof.pledges ?? []).slice(1)] }, "pledges"],
    ["contribution", { contributions: [other, ...(proof.contributions ?? []).slice(1)] }, "contributions"],
    ["set-up", { chain: { setup: "oyez-dice:2:setup\nchance 1", plays: [] } }, "setup"],
    ["chain that is missing", { chain: null }, "setup"],
  ])("another %s does not fit", (_, change, what) => {
    expect(judge(table, witness(0, last), { ...proof, ...change })).toMatchObject({ misfit: { what } });
  });

  test("a whole game forged with a secret chosen afterwards does not fit", () => {
    // Everything in it is consistent, but for what the device has kept.
    const secret = "0f".repeat(32);
    const heads = headsOf(secret, proof.chain?.setup ?? "", proof.chain?.plays ?? []);
    expect(heads).not.toContain(vectors.heads[0]);
    expect(judge(table, witness(0), { ...proof, secret })).toMatchObject({ misfit: { what: "secret" } });
  });

  test("a set-up of another table does not fit", () => {
    expect(judge("BBBBBBBBBBBBBBBBBBBBBB", null, proof)).toHaveProperty("misfit");
  });

  test("the first version is checked as ever", () => {
    const { seed, salt, commitment } = vectors.first;
    const none = { secret: null, pledges: null, contributions: null, chain: null };
    const first: Proof = { version: 1, seed, salt, commitment, ...none };
    const old = { ...dice, version: 1 as const, commitment, contributions: null };
    const seen = newSeen(table, 0, old) as Seen;
    expect(judge(table, seen, first)).toEqual({ verdict: { proven: "seed", play: 0 } });
    expect(judge(table, null, first)).toEqual({ verdict: { proven: "nothing", play: 0 } });
    expect(judge(table, seen, { ...first, seed: "1430" })).toMatchObject({ misfit: { what: "secret" } });
  });
});
