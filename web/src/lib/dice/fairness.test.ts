import { beforeEach, describe, expect, test } from "vitest";
import type { Proof, TableMessage } from "../protocol";
import { message } from "../../test/message";
import { awaited, keepPledged, pledged } from "./contributing";
import { Fairness } from "./fairness.svelte";
import { promiseOf } from "./formulas";
import { contributionsOf, keepContribution, loadSeen } from "./storage";
import vectors from "./vectors.json";

const proof = vectors.proof as Proof;
const { table } = vectors;
const last = vectors.heads.length - 1;
const dice = {
  version: 2 as const,
  commitment: proof.commitment,
  pledges: proof.pledges as (string | null)[],
  drawing: null,
  contributions: proof.contributions as string[],
};

function shown(n: number, more: Partial<TableMessage> = {}): TableMessage {
  return message({ id: table, you: 0, status: "playing", n, dice, head: vectors.heads[n] ?? null, ...more });
}

beforeEach(() => localStorage.clear());

describe("a table on this device", () => {
  test("what is seen is kept, compared after coming back, and proven at the end", async () => {
    keepContribution(table, { seat: 0, key: "k", contribution: vectors.mine });
    const first = new Fairness(table, "k");
    first.hear(shown(0, { status: "open", head: null, dice: { ...dice, contributions: null } }));
    expect(first.sign).toBe("promised");
    for (const n of [0, 1, 5]) first.hear(shown(n));
    expect(first.sign).toBe("kept");
    const later = new Fairness(table, "k"); // the page was opened again
    later.hear(shown(5));
    later.hear(shown(last, { status: "over" }));
    await later.conclude(proof);
    expect([later.sign, later.verdict?.proven]).toEqual(["proven", "whole"]);
    const file = JSON.parse(later.file()) as Record<string, unknown>;
    expect(file).toMatchObject({ "oyez-seen": 1, table, commitment: proof.commitment, misfit: null });
    expect(file.mine).toEqual({ seat: 0, contribution: vectors.mine });
    expect(file.heads).toEqual([0, 1, 5, last].map((n) => ({ plays: n, head: vectors.heads[n] })));
  });

  test("who comes back when all is over has proof of what they saw and no more", async () => {
    const here = new Fairness(table, null);
    here.hear(shown(5));
    here.reconnect();
    here.hear(shown(last, { status: "over" }));
    await here.conclude(proof);
    expect([here.sign, here.verdict?.proven]).toEqual(["part", "part"]);
  });

  test("who was never there proves nothing and keeps nothing", async () => {
    const stranger = new Fairness(table, null);
    stranger.hear(shown(last, { status: "over", you: null }));
    expect(stranger.sign).toBe("unseen");
    await stranger.conclude(proof);
    expect(stranger.sign).toBe("unseen");
    expect(loadSeen(table, null)).toBeNull();
    await stranger.conclude({ ...proof, secret: "0".repeat(64) });
    expect(stranger.sign).toBe("wrong"); // not even consistent with itself
  });

  test("another head after coming back is loud, and stays so", async () => {
    new Fairness(table, null).hear(shown(5));
    const again = new Fairness(table, null);
    again.hear(shown(5, { head: "0".repeat(64) }));
    expect([again.sign, again.misfit?.what, again.misfit?.at]).toEqual(["wrong", "head", 5]);
    const tomorrow = new Fairness(table, null);
    tomorrow.hear(shown(6));
    await tomorrow.conclude(proof);
    expect(tomorrow.sign).toBe("wrong");
    expect(JSON.parse(tomorrow.file())).toMatchObject({ misfit: { what: "head", at: 5 } });
  });

  test("a promise that is never opened does not fit", async () => {
    const here = new Fairness(table, null);
    here.hear(shown(5));
    await here.conclude(null);
    expect([here.sign, here.misfit?.what]).toEqual(["wrong", "unopened"]);
  });

  test("late, older and nothing at all", () => {
    keepContribution(table, { seat: 1, key: "k", contribution: "ab".repeat(32) });
    const late = new Fairness(table, "k");
    late.hear(shown(1, { you: 1 }));
    expect(late.sign).toBe("late");
    const older = new Fairness("older", null);
    const first = { ...dice, version: 1 as const, contributions: null };
    older.hear(shown(1, { dice: first, head: null }));
    expect(older.sign).toBe("older");
    const none = new Fairness("lesson", null);
    none.hear(shown(1, { dice: { ...first, version: null, commitment: null }, head: null }));
    expect(none.sign).toBe("none");
  });

  test("a stranger's contribution in my seat is no misfit if the seat is not mine any more", () => {
    keepContribution(table, { seat: 0, key: "old", contribution: "ef".repeat(32) });
    const other = new Fairness(table, "new");
    other.hear(shown(1));
    expect(other.sign).toBe("kept");
    const same = new Fairness(table, "old");
    same.hear(shown(1));
    expect(same.misfit?.what).toBe("mine");
  });
});

describe("contributing", () => {
  const wish = {
    game: "fief",
    seats: [{ kind: "me" as const }, { kind: "bot" as const }, { kind: "me" as const }],
  };

  test("every seat of mine pledges, and what it pledged is kept", () => {
    const { order, contributions } = pledged(wish);
    expect(order.seats.map((seat) => Boolean(seat.pledge))).toEqual([true, false, true]);
    const keys = [0, 2].map((seat) => ({ seat, key: `k${seat}` }));
    keepPledged("t", keys, contributions);
    for (const { seat, contribution } of contributionsOf("t"))
      expect(order.seats[seat]?.pledge).toBe(promiseOf(contribution));
    expect(new Set(contributionsOf("t").map((one) => one.contribution)).size).toBe(2);
  });

  test("a lesson has dice of its own", () => {
    expect(pledged({ ...wish, lesson: "first-round" }).contributions.size).toBe(0);
  });

  test("pledges are opened when they are waited for, and not to a server that broke its word", () => {
    keepContribution(table, { seat: 0, key: "k", contribution: vectors.mine });
    const open = { ...dice, contributions: null };
    expect(awaited(table, open)).toEqual([]);
    const drawing = { ...open, drawing: { until: 1 } };
    expect(awaited(table, drawing).map((one) => one.contribution)).toEqual([vectors.mine]);
    expect(loadSeen(table, 0)).toMatchObject({ commitment: proof.commitment, drawn: true });
    expect(awaited(table, { ...drawing, commitment: "0".repeat(64) })).toEqual([]);
    expect(awaited(table, drawing)).toEqual([]);
  });
});
