import { gameModule, type GameModule, narrate, type Scene } from "./game";
import * as api from "./api";
import { awaited, send } from "./dice/contributing";
import { Fairness } from "./dice/fairness.svelte";
import { say, tell } from "./fluent.svelte";
import { bearArms } from "../parts/families.svelte";
import { Gallery } from "./gallery.svelte";
import { forget, forgetTable, hostKey, keep } from "./keys";
import { type Aside, type Link, Live, type Socket, liveAddress } from "./live";
import { preferences } from "./preferences.svelte";
import { atTable } from "./rules.svelte";
import { Timing } from "./timing.svelte";
import type {
  ClientMessage,
  Event,
  GameWords,
  Line,
  Option,
  Order,
  ReasonMessage,
  Refusal,
  Standing,
  Summary,
  TableInfo,
  TableMessage,
} from "./protocol";

/** Refusals that happen to everybody, in the reader's language. */
const NOTICES: Record<string, string | undefined> = {
  late: "late-notice",
  hushed: "hushed-notice",
  "too-many-letters": "letters-notice",
  "too-many-bots": "bots-wait-notice",
};

/** Answers to a contribution that came too late, or to no purpose: the sign of the dice tells more. */
const UNTOLD = ["not-drawing", "wrong-contribution"];

/** Refusals after which there is nothing to be done at this table with this link. */
const FINAL = ["wrong-key", "unknown-table", "revoked", "deleted", "sign-in", "blocked"];

function sameEvent(one: Event | undefined, other: Event | undefined): boolean {
  return (
    one !== undefined &&
    one.fact === other?.fact &&
    one.seat === other.seat &&
    one.args.join() === other.args.join()
  );
}

/** One table as this page sees it: what the server said last, and what the reader is about to say. */
export class Table {
  readonly id: string;
  readonly key: string | null;

  info = $state.raw<TableInfo | null>(null);
  message = $state.raw<TableMessage | null>(null);
  events = $state.raw<Event[]>([]);
  latest = $state(0);
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  notice = $state("");
  module = $state.raw<GameModule | null>(null);
  words = $state.raw<GameWords | null>(null);
  selected = $state<string | null>(null);
  sending = $state(false);
  /** what was said at the table, as far as the reader may hear it */
  lines = $state.raw<Line[]>([]);
  orders = $state.raw<Record<string, Order>>({});
  /** seats that the reader does not want to hear */
  muted = $state.raw<number[]>([]);
  /** what the reader is here by a key or an account */
  standing = $state.raw<Standing>({ host: false, seats: [] });
  /** the answer to "why not?" */
  reason = $state.raw<ReasonMessage | null>(null);
  /** until when the table is silent, in milliseconds of this device */
  hushed = $state<number | null>(null);
  /** when the last message came, for the clocks that it set */
  heard = $state(0);
  /** whether a lesson, if this is one, still suggests what to do */
  guided = $state(true);

  /** clocks, who is away, what is asked of the others */
  readonly timing = new Timing((message: ClientMessage) => this.#live?.settle(message));

  /** what spectators say among themselves */
  readonly gallery: Gallery;

  /** what this device keeps of dice and log, and whether it fits */
  readonly fairness: Fairness;

  #live: Live | null = null;
  /** seats for which this line has contributed to the dice */
  #contributed: number[] = [];

  constructor(id: string, key: string | null) {
    this.id = id;
    this.key = key;
    this.gallery = new Gallery(id);
    this.fairness = new Fairness(id, key);
  }

  async start(connect: () => Socket = () => new WebSocket(liveAddress(this.id)) as Socket): Promise<void> {
    try {
      [this.info, this.standing] = await Promise.all([
        api.table(this.id),
        api.standing(this.id, hostKey(this.id)),
      ]);
      atTable(this.info);
      const { game, box } = this.info;
      [this.module, this.words] = await Promise.all([gameModule(game, box), api.words(game)]);
    } catch (reason) {
      if (!(reason instanceof api.Refused)) throw reason;
      this.refusal = { code: reason.code, message: reason.message || say("error-unreachable") };
      this.link = "refused";
      return;
    }
    this.#live = new Live(
      this.key ?? this.standing.seats[0] ?? null,
      {
        table: (message) => this.#hear(message),
        aside: (message) => this.#overhear(message),
        link: (state) => this.#linked(state),
        refused: (refusal) => this.#refused(refusal),
      },
      connect,
    );
    this.#live.start();
  }

  stop(): void {
    this.#live?.stop();
  }

  hurry(): void {
    this.#live?.hurry();
  }

  get summary(): Summary | null {
    const { info, message } = this;
    if (!info || !message) return info;
    return {
      ...info,
      status: message.status,
      seats: message.seats,
      winners: message.winners,
      waiting: message.waiting.map((one) => one.seat),
    };
  }

  get names(): string[] {
    const seats = this.message?.seats ?? this.info?.seats ?? [];
    return seats.map((seat) => seat.name ?? say("seat-free"));
  }

  get scene(): Scene | null {
    const { info, message } = this;
    if (!info || !message?.view) return null;
    return {
      view: message.view,
      box: info.box,
      names: this.names,
      seats: message.seats,
      you: message.you,
      waiting: message.waiting,
      options: this.sending ? [] : [...(message.decision?.options ?? []), ...this.initiatives],
      prompt: message.decision?.prompt ?? null,
      selected: this.selected,
      events: this.events,
      latest: this.latest,
      lesson: this.guided ? message.lesson : null,
      talk: message.talk,
      choose: (option) => this.choose(option),
      ask: (action) => this.ask(action),
    };
  }

  /** What the reader may do of his own accord; what answers the question anyway is left to it. */
  get initiatives(): Option[] {
    const asked = this.message?.decision?.options ?? [];
    const own = this.message?.initiatives ?? [];
    return own.filter((option) => !asked.some((one) => one.text === option.text));
  }

  get mine(): boolean {
    return this.message?.decision !== null && this.message?.decision !== undefined;
  }

  /** A click on a choice: plays it, or selects it first if it is grave or the reader wants to confirm. */
  choose(option: Option): void {
    const grave = this.module?.grave?.(option) ?? false;
    if ((preferences.confirm || grave) && this.selected !== option.text) this.selected = option.text;
    else this.play(option.text);
  }

  /** Why is this not possible? The answer comes as `reason`. */
  ask(action: string): void {
    this.reason = null;
    if (this.message?.you !== null) this.#live?.why(action);
  }

  order(orders: Record<string, Order>): void {
    this.#live?.order(orders);
  }

  hold(): void {
    this.#live?.hold();
  }

  speak(text: string, aside: boolean): void {
    this.#live?.say(text, aside);
  }

  murmur(text: string, name: string | null): void {
    this.#live?.murmur(text, name);
  }

  mute(seat: number, muted: boolean): void {
    this.#live?.mute(seat, muted);
  }

  play(action: string): void {
    const ticket = this.message?.decision?.ticket ?? this.message?.ticket;
    if (this.sending || ticket === null || ticket === undefined) return;
    this.selected = null;
    this.notice = "";
    this.sending = true;
    this.#live?.play(ticket, action);
  }

  undo(): void {
    const ticket = this.message?.ticket;
    if (!this.message?.undo || ticket === null || ticket === undefined) return;
    this.selected = null;
    this.#live?.undo(ticket);
  }

  sentence(event: Event): string {
    const { info, module, words } = this;
    if (!info || !module || !words) return "";
    return narrate(info.game, words, module.kinds(info.box, this.names), this.names, event, tell);
  }

  #linked(state: Link): void {
    this.link = state;
    if (state !== "connecting") return;
    this.#contributed = [];
    this.fairness.reconnect();
  }

  /** Open what was pledged for the seats of this device, once for each line. */
  #contribute(message: TableMessage): void {
    for (const mine of awaited(this.id, message.dice)) {
      if (this.#contributed.includes(mine.seat)) continue;
      this.#contributed.push(mine.seat);
      if (mine.seat === message.you) this.#live?.contribute(mine.contribution);
      else void send(this.id, mine).catch(() => undefined); // another line tries again
    }
  }

  #hear(message: TableMessage): void {
    this.fairness.hear(message);
    this.#contribute(message);
    const first = this.message === null;
    if (this.notice === say("bots-wait-notice")) this.notice = "";
    const known = this.events;
    this.events = [...known.slice(0, message.events_from), ...message.events];
    // After a broken line the whole chronicle comes again; only what was not told before is news.
    this.latest = first ? this.events.length : message.events_from;
    while (sameEvent(known[this.latest], this.events[this.latest])) this.latest += 1;
    if (this.key && message.you !== null) keep(this.id, { seat: message.you, key: this.key });
    this.message = message;
    this.selected = null;
    this.reason = null;
    this.hushed = null;
    this.heard = Date.now();
    this.sending = false;
    bearArms(message.seats);
  }

  #overhear(message: Aside): void {
    if (message.type === "reason") this.reason = message;
    else if (message.type === "orders") this.orders = message.orders;
    else if (message.type === "hush") this.hushed = Date.now() + message.seconds * 1000;
    else if (message.type === "muted") this.muted = message.seats;
    else if (message.type === "gallery") this.gallery.hear(message);
    else if (message.type !== "said") this.timing.hear(message);
    else if (message.whole) this.lines = message.lines;
    else {
      const fresh = message.lines.filter((line) => !this.lines.some((known) => known.n === line.n));
      this.lines = [...this.lines, ...fresh];
    }
  }

  #refused(refusal: Refusal): void {
    this.sending = false;
    if (FINAL.includes(refusal.code)) {
      if (this.key && !["sign-in", "blocked"].includes(refusal.code)) forget(this.id, this.key);
      if (refusal.code === "deleted") forgetTable(this.id);
      this.refusal = refusal;
    } else if (!UNTOLD.includes(refusal.code)) {
      const notice = NOTICES[refusal.code];
      this.notice = notice ? say(notice) : refusal.message;
    }
  }
}
