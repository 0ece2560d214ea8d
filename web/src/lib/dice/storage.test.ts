import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seen } from "./seen";
import { contributionsOf, forgetContribution, keepContribution, loadSeen, saveSeen } from "./storage";

function seenAt(table: string, reader: number | null = 0, more: Partial<Seen> = {}): Seen {
  const commitment = "c".repeat(64);
  const nothing = { pledges: [], drawn: false, contributions: null, heads: [], misfit: null };
  return { ...nothing, table, reader, version: 2, commitment, touched: 0, ...more };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test("each reader of a table has their own", () => {
  saveSeen(seenAt("a", 0));
  saveSeen(seenAt("a", null, { drawn: true }));
  expect(loadSeen("a", 0)?.drawn).toBe(false);
  expect(loadSeen("a", null)?.drawn).toBe(true);
  expect(loadSeen("a", 1)).toBeNull();
});

test("old tables are forgotten, spectators' first, and evidence last", () => {
  saveSeen(seenAt("wrong", 0, { misfit: { what: "head", at: 1, seen: null, shown: null } }));
  vi.advanceTimersByTime(1);
  saveSeen(seenAt("first"));
  for (let at = 0; at < 57; at += 1) {
    vi.advanceTimersByTime(1);
    saveSeen(seenAt(`t${at}`));
  }
  vi.advanceTimersByTime(1);
  saveSeen(seenAt("watched", null));
  expect(loadSeen("first", 0)).not.toBeNull();
  saveSeen(seenAt("another"));
  expect(loadSeen("watched", null)).toBeNull();
  expect(loadSeen("first", 0)).not.toBeNull();
  saveSeen(seenAt("one more"));
  expect(loadSeen("first", 0)).toBeNull();
  expect(loadSeen("wrong", 0)).not.toBeNull();
  expect(localStorage.length).toBe(60);
});

test("a full store makes room, and a forbidden one lasts as long as the page", () => {
  saveSeen(seenAt("old"));
  const real = Storage.prototype.setItem.bind(localStorage);
  const set = vi.spyOn(Storage.prototype, "setItem");
  set.mockImplementation((name, text) => {
    if (localStorage.length > 0) throw new DOMException("full", "QuotaExceededError");
    real(name, text);
  });
  expect(saveSeen(seenAt("new"))).toBe(true);
  expect(loadSeen("old", 0)).toBeNull();
  set.mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(saveSeen(seenAt("here", 0, { drawn: true }))).toBe(false);
  expect(loadSeen("here", 0)?.drawn).toBe(true);
});

test("what is no JSON is left alone", () => {
  localStorage.setItem("oyez.seen.x.0", "{");
  localStorage.setItem("oyez.contributions", "not json");
  expect(loadSeen("x", 0)).toBeNull();
  expect(contributionsOf("x")).toEqual([]);
});

test("contributions are kept by table and seat", () => {
  const mine = { seat: 1, key: "k", contribution: "d".repeat(64) };
  keepContribution("a", mine);
  keepContribution("a", { ...mine, seat: 0, key: "l" });
  keepContribution("a", { ...mine, key: "m" });
  expect(contributionsOf("a").map(({ seat, key }) => `${seat}${key}`)).toEqual(["0l", "1m"]);
  forgetContribution("a", "l");
  expect(contributionsOf("a")).toHaveLength(1);
  for (let at = 0; at < 80; at += 1) keepContribution(`t${at}`, mine);
  expect(contributionsOf("a")).toEqual([]);
  expect(contributionsOf("t79")).toEqual([mine]);
});
