import { beforeAll, expect, test } from "vitest";
import { speak } from "./fluent.svelte";
import type { ClientMessage, Note, TimeMessage } from "./protocol";
import { CLOCKS, newTerms, termsOf } from "./terms";
import { Timing, noteText, timeText } from "./timing.svelte";

beforeAll(() => speak("en"));

const NAMES = ["Marguerite", "Jan"];

function message(changes: Partial<TimeMessage> = {}): TimeMessage {
  return {
    ...{ type: "time", clocks: [], paused: false, pausing: [], away: [], stand_ins: [], votes: [] },
    ...{ takeback: null, deletion: null, notes_from: 0, notes: [] },
    ...changes,
  } as TimeMessage;
}

function note(kind: Note["kind"], changes: Partial<Note> = {}): Note {
  const empty = { seconds: null, until: null, bot: null, why: null, ballot: null, choices: null };
  return { kind, seat: 1, by: 0, at: "2026-11-16T10:00:00Z", events: 0, ...empty, ...changes };
}

test.each([
  [4 * 24 * 3600 + 5 * 3600, "4 d 5 h"],
  [3 * 3600 + 25 * 60 + 10, "3:25:10"],
  [727, "12:07"],
  [59.9, "0:59"],
  [9.46, "9.4 s"],
  [-1, "0.0 s"],
])("%d seconds read %s", (seconds, text) => expect(timeText(seconds)).toBe(text));

test("a clock runs on this device from when it was heard", () => {
  const timing = new Timing(() => undefined);
  const clocks = [
    { seat: 0, left: 60, runs: true },
    { seat: 1, left: 30, runs: false },
  ];
  timing.hear(message({ clocks }));
  expect(timing.left(0, timing.heard + 15_000)).toBe(45);
  expect(timing.left(1, timing.heard + 15_000)).toBe(30);
  expect(timing.left(0, timing.heard + 90_000)).toBe(0);
  expect(timing.left(5, timing.heard)).toBeNull();
  timing.hear(message({ clocks, away: [{ seat: 0, until: "2030-01-01T00:00:00Z" }] }));
  expect(timing.left(0, timing.heard + 15_000)).toBe(60);
  expect([timing.runs(0, timing.heard), timing.runs(0, Date.parse("2030-01-01T00:00:01Z"))]).toEqual([
    ...[false, true],
  ]);
});

test("notes are put together as they come", () => {
  const timing = new Timing(() => undefined);
  timing.hear(message({ notes: [note("away"), note("home")] }));
  timing.hear(message({ notes_from: 2, notes: [note("paused")] }));
  expect(timing.notes.map((one) => one.kind)).toEqual(["away", "home", "paused"]);
  timing.hear(message({ notes: [note("away")] })); // after a broken line
  expect(timing.notes).toHaveLength(1);
});

test("who is asked something beside the game", () => {
  const timing = new Timing(() => undefined);
  timing.hear(message({ votes: [{ seat: 0, ballots: { 2: "wait" } }] }));
  expect([0, 1, 2, null].map((seat) => timing.asks(seat))).toEqual([false, true, false, false]);
  const takeback = { seat: 1, choices: 2, chance: false, allowed: [2], seconds: 10 };
  timing.hear(message({ takeback, stand_ins: [{ seat: 3, bot: "greedy", once: false }] }));
  expect([0, 1, 2, 3].map((seat) => timing.asks(seat))).toEqual([true, false, false, false]);
});

test("what the reader wants is sent as the server understands it", () => {
  const sent: ClientMessage[] = [];
  const timing = new Timing((one) => sent.push(one));
  timing.giveTime(1);
  timing.standIn(true);
  timing.leave(3);
  timing.vote(1, "takeover");
  timing.askBack(2);
  timing.allow(false);
  timing.subscribe("mail", "a@example.org", ["turn"]);
  expect(sent.map((one) => one.type)).toEqual([
    ...["give-time", "stand-in", "away", "vote", "takeback", "allow", "subscribe"],
  ]);
  expect(sent.at(-1)).toMatchObject({ language: "en", events: ["turn"] });
});

test.each([
  [note("stands-in", { why: "self" }), "Jan lets a bot play until he is back."],
  [note("stands-in", { why: "zero" }), "Jan is out of time; a bot takes over."],
  [note("time-given"), "Marguerite gives Jan more time."],
  [note("voted", { ballot: "once" }), "Marguerite votes about Jan: a bot shall decide once."],
  [note("took-back", { choices: 3 }), "Jan takes 3 choices back; all have agreed."],
])("a note reads as a sentence", (one, text) => expect(noteText(one, NAMES)).toBe(text));

test("every clock has its terms", () => {
  for (const clock of Object.keys(CLOCKS) as (keyof typeof CLOCKS)[])
    expect(termsOf({ ...newTerms(), clock })).toMatchObject({ ...CLOCKS[clock], takebacks: true, delay: 0 });
  expect(CLOCKS.live).toEqual({ clock: "bank", seconds: 86_400, increment: 14_400, cap: 259_200 });
});
