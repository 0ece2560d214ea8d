import { describe, expect, test } from "vitest";
import type { Dice } from "../protocol";
import { type Mine, type Seen, compareDice, compareHead, compareMine, isLate, newSeen } from "./seen";
import vectors from "./vectors.json";

const { proof, table } = vectors;
const other = "0".repeat(64);
const open: Dice = {
  version: 2,
  commitment: proof.commitment,
  pledges: proof.pledges,
  drawing: null,
  contributions: null,
};
const drawing: Dice = { ...open, drawing: { until: 1 } };
const begun: Dice = { ...open, contributions: proof.contributions };
const mine: Mine = { seat: 0, key: "k", contribution: vectors.mine };

function fresh(dice = open): Seen {
  return newSeen(table, 0, dice) as Seen;
}

describe("what is shown about the dice", () => {
  test("nothing is kept where nothing is promised", () => {
    expect(newSeen(table, 0, { ...open, version: null, commitment: null })).toBeNull();
  });

  test("an honest table fits from its first moment to its last", () => {
    let seen = compareDice(fresh(), open, "open");
    seen = compareDice(seen, drawing, "open");
    seen = compareDice(seen, begun, "playing");
    seen = compareDice(seen, begun, "over");
    expect(compareMine(seen, mine).misfit).toBeNull();
    expect(isLate(seen, mine)).toBe(false);
    expect(seen.contributions).toEqual(proof.contributions);
  });

  test("another commitment does not fit, and stays noted", () => {
    const seen = compareDice(fresh(), { ...open, commitment: other }, "open");
    expect(seen.misfit).toEqual({ what: "commitment", at: null, seen: proof.commitment, shown: other });
    expect(compareDice(seen, open, "open").misfit).toBe(seen.misfit);
  });

  test("a promise that is taken back does not fit", () => {
    const nothing: Dice = { ...open, version: null, commitment: null };
    expect(compareDice(fresh(), nothing, "playing").misfit?.what).toBe("commitment");
  });

  test("pledges may change while people come and go, but not once the dice are drawn", () => {
    const changed = { ...open, pledges: [proof.pledges[0] ?? null, null, null] };
    const seen = compareDice(fresh(), changed, "open");
    expect([seen.misfit, seen.pledges]).toEqual([null, changed.pledges]);
    const drawn = compareDice(fresh(), drawing, "open");
    expect(compareDice(drawn, changed, "open").misfit).toMatchObject({ what: "pledges", at: 1 });
    expect(compareDice(drawn, { ...begun, pledges: changed.pledges }, "playing").misfit?.what).toBe(
      "pledges",
    );
  });

  test.each([
    ["that opens no pledge", [other, proof.contributions[1], proof.contributions[2]], 0],
    ["that a bot could not have", [proof.contributions[0], proof.contributions[1], other], 2],
    ["that is missing", proof.contributions.slice(0, 2), 3],
  ])("a contribution %s does not fit", (_, contributions, at) => {
    const shown = { ...begun, contributions: contributions as string[] };
    expect(compareDice(fresh(), shown, "playing").misfit).toMatchObject({ what: "contributions", at });
  });

  test("contributions never change", () => {
    const seen = compareDice(fresh(), begun, "playing");
    // Also not to the public one, which would be fine by itself.
    const changed = [vectors.public[0] ?? "", ...proof.contributions.slice(1)];
    expect(compareDice(seen, { ...begun, contributions: changed }, "playing").misfit).toMatchObject({
      what: "contributions",
      at: 0,
    });
    expect(compareDice(seen, { ...begun, contributions: null }, "playing").misfit?.what).toBe(
      "contributions",
    );
  });

  test("who comes too late is told so, and a pledge that was replaced does not fit", () => {
    const late = { ...begun, contributions: [vectors.public[0] ?? "", ...proof.contributions.slice(1)] };
    const seen = compareMine(compareDice(fresh(), late, "playing"), mine);
    expect([seen.misfit, isLate(seen, mine)]).toEqual([null, true]);
    const stolen = compareMine(compareDice(fresh(), drawing, "open"), { ...mine, contribution: other });
    expect(stolen.misfit).toMatchObject({ what: "mine", at: 0 });
  });
});

describe("heads", () => {
  const head = (n: number): string => vectors.heads[n] as string;
  const add = (seen: Seen, n: number, text: string): Seen => compareHead(seen, n, text, true);

  test("the same number has the same head for ever", () => {
    const seen = add(add(fresh(), 0, head(0)), 1, head(1));
    expect(add(seen, 1, head(1))).toBe(seen);
    expect(add(seen, 1, head(2)).misfit).toEqual({ what: "head", at: 1, seen: head(1), shown: head(2) });
  });

  test("several numbers may have one head, but none comes back", () => {
    let seen = fresh();
    for (const [n, at] of [0, 1, 1, 2].entries()) seen = add(seen, n, head(at));
    expect(seen.misfit).toBeNull();
    expect(add(seen, 4, head(1)).misfit).toMatchObject({ what: "order", at: 4 });
    expect(add(seen, 4, head(3)).misfit).toBeNull();
  });

  test("a tab that fell behind adds in order", () => {
    let seen = fresh();
    for (const n of [0, 3, 1]) seen = add(seen, n, head(n));
    expect(seen.heads.map(([n]) => n)).toEqual([0, 1, 3]);
    expect(seen.misfit).toBeNull();
  });

  test("of a game that is over they are compared, but prove nothing any more", () => {
    const seen = add(fresh(), 3, head(3));
    expect(compareHead(seen, 9, head(9), false).heads).toHaveLength(1);
    expect(compareHead(seen, 3, other, false).misfit?.what).toBe("head");
  });

  test("there is a bound, and the first and the latest stay", () => {
    let seen = fresh();
    for (let n = 0; n < 3000; n += 1) seen = add(seen, n, n.toString(16).padStart(64, "0"));
    const numbers = seen.heads.map(([n]) => n);
    expect(numbers.length).toBeLessThanOrEqual(256);
    expect(numbers[0]).toBe(0);
    expect(numbers.slice(-64)).toEqual(Array.from({ length: 64 }, (_, at) => 3000 - 64 + at));
    expect(add(seen, numbers[5] as number, other).misfit).toMatchObject({ what: "head" });
  });
});
