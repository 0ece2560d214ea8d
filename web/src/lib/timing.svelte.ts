import { type Words, language, tell } from "./fluent.svelte";
import type {
  Ballot,
  ClientMessage,
  Note,
  NoticesMessage,
  Occasion,
  TakebackChoice,
  TakebacksMessage,
  TimeMessage,
} from "./protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = 10; // seconds, from which on tenths are shown

/** A sentence about time. */
export function hour(id: string, words?: Words): string {
  return tell("time", id, words);
}

/** 2 d 4 h, 3:25:10, 12:07, and in the last ten seconds 9.4 s. */
export function timeText(seconds: number): string {
  if (seconds >= DAY)
    return hour("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds < SOON) {
    const tenths = Math.floor(Math.max(seconds, 0) * 10) / 10;
    const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return hour("clock-seconds", { seconds: tenths.toLocaleString(language(), form) });
  }
  const whole = Math.floor(seconds);
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % MINUTE)}`;
}

/** A moment in the reader's own time and language. */
export function momentText(moment: string): string {
  const form = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return form.format(Date.parse(moment));
}

/** What was settled, as a sentence. */
export function noteText(note: Note, names: readonly string[]): string {
  return hour(`note-${note.kind}`, {
    seat: names[note.seat] ?? "",
    by: names[note.by] ?? "",
    until: note.until ? momentText(note.until) : "",
    why: note.why ?? "zero",
    ballot: note.ballot ?? "wait",
    choices: note.choices ?? 1,
  });
}

/** Everything about time at one table: what the server said last, and what the reader can ask for. */
export class Timing {
  now = $state.raw<TimeMessage | null>(null);
  notes = $state.raw<Note[]>([]);
  /** when the last message came, in milliseconds of this device */
  heard = $state(0);
  takebacks = $state.raw<TakebackChoice[] | null>(null);
  notices = $state.raw<NoticesMessage | null>(null);

  readonly #send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  hear(message: TimeMessage | TakebacksMessage | NoticesMessage): void {
    if (message.type === "takebacks") this.takebacks = message.choices;
    else if (message.type === "notices") this.notices = message;
    else {
      this.notes = [...this.notes.slice(0, message.notes_from), ...message.notes];
      this.now = message;
      this.heard = Date.now();
    }
  }

  /** The notes as lines of the chronicle. */
  settled(names: readonly string[]): { events: number; text: string }[] {
    return this.notes.map((note) => ({ events: note.events, text: noteText(note, names) }));
  }

  /** Whether a seat's sand runs; on holiday it does not. */
  runs(seat: number, moment: number): boolean {
    const clock = this.now?.clocks.find((one) => one.seat === seat);
    return clock !== undefined && clock.runs && this.#since(seat) <= moment;
  }

  /** From when on its sand runs. */
  #since(seat: number): number {
    const away = this.now?.away.find((one) => one.seat === seat);
    return away ? Math.max(this.heard, Date.parse(away.until)) : this.heard;
  }

  /** Seconds that a seat has left at a moment of this device; null without a clock. */
  left(seat: number, moment: number): number | null {
    const clock = this.now?.clocks.find((one) => one.seat === seat);
    if (!clock) return null;
    const passed = clock.runs ? Math.max(0, moment - this.#since(seat)) / 1000 : 0;
    return Math.max(0, clock.left - passed);
  }

  isStoodIn(seat: number | null): boolean {
    return this.now?.stand_ins.some((one) => one.seat === seat && !one.once) ?? false;
  }

  /** Whether the others wait for an answer of mine that is no choice in the game. */
  asks(seat: number | null): boolean {
    const { now } = this;
    if (!now || seat === null || this.isStoodIn(seat)) return false;
    const voting = now.votes.some((vote) => vote.seat !== seat && !(String(seat) in vote.ballots));
    const taking =
      now.takeback !== null && now.takeback.seat !== seat && !now.takeback.allowed.includes(seat);
    return voting || taking || (now.deletion?.waiting.includes(seat) ?? false);
  }

  giveTime(seat: number): void {
    this.#send({ type: "give-time", seat });
  }
  standIn(on: boolean): void {
    this.#send({ type: "stand-in", on });
  }
  leave(days: number): void {
    this.#send({ type: "away", days });
  }
  vote(seat: number, ballot: Ballot): void {
    this.#send({ type: "vote", seat, ballot });
  }
  pause(on: boolean): void {
    this.#send({ type: "pause", on });
  }
  listTakebacks(): void {
    this.takebacks = null;
    this.#send({ type: "takebacks" });
  }
  askBack(back: number): void {
    this.#send({ type: "takeback", back });
  }
  allow(yes: boolean): void {
    this.#send({ type: "allow", yes });
  }
  allowDeletion(yes: boolean): void {
    this.#send({ type: "allow-deletion", yes });
  }
  listNotices(): void {
    this.#send({ type: "notices" });
  }
  subscribe(way: "mail" | "webhook", address: string, events: Occasion[]): void {
    this.#send({ type: "subscribe", way, address, events, language: language() });
  }
  unsubscribe(id: string): void {
    this.#send({ type: "unsubscribe", id });
  }
}
