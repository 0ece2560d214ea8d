import { preferences } from "../../../lib/preferences.svelte";
import type { Event } from "../../../lib/protocol";
import { type Moment, momentsIn } from "./moments";

const STAYS = 2500;
const PER_LINE = 500;
const LONGEST = 4500;
const REVEAL = 5500;
const VICTORY = 9000;
const SHORTEST = 1100;
/** A click that was meant for something else does not take the page away at once. */
const GRACE = 300;

/** Pages that wait to be shown, one after another; each once, and none for what is history. */
export class Moments {
  current = $state.raw<Moment | null>(null);
  waiting = $state.raw<Moment[]>([]);
  /** pages of the past stay until the reader turns them */
  leafing = $state(false);
  #seen = -1;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The log as it is now; `latest`: where the newest change begins. */
  hear(events: readonly Event[], latest: number): void {
    const from = this.#seen;
    this.#seen = events.length;
    // What was taken back is not shown any more.
    if (events.length < from) this.waiting = this.waiting.filter((one) => one.at < events.length);
    // The first sight of the table, a new connection, an undo: nothing of that is news.
    if (from < 0 || latest < from) return;
    const found = momentsIn(events, from).filter((one) => preferences.moments || one.reveal);
    if (!found.length) return;
    this.waiting = [...this.waiting, ...found];
    if (!this.current) this.#next();
  }

  /** Everything from an event on once more, for whoever was away. */
  review(events: readonly Event[], from: number): void {
    this.waiting = momentsIn(events, from);
    this.leafing = true;
    this.#next();
  }

  skip(): void {
    if (this.current && Date.now() - this.#shownAt >= GRACE) this.#next();
  }

  skipAll(): void {
    this.waiting = [];
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.current = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [first, ...others] = this.waiting;
    this.waiting = others;
    this.current = first ?? null;
    this.#shownAt = Date.now();
    if (!first) this.leafing = false;
    else if (!this.leafing) this.#wait(this.#time(first));
  }

  /** A page that nobody looks at stays until somebody does. */
  #wait(time: number): void {
    this.#timer = setTimeout(() => (document.hidden ? this.#wait(STAYS) : this.#next()), time);
  }

  #time(moment: Moment): number {
    if (moment.kind === "victory") return VICTORY;
    const full = moment.reveal ? REVEAL : Math.min(STAYS + PER_LINE * (moment.events.length - 1), LONGEST);
    // Many pages turn faster, so that the table does not run away from its reader.
    return Math.max(full / (1 + this.waiting.length / 4), SHORTEST);
  }
}
