import { voice } from "./gallery.svelte";
import type {
  ClientMessage,
  GalleryMessage,
  HushMessage,
  MutedMessage,
  NoticesMessage,
  Order,
  OrdersMessage,
  ReasonMessage,
  Refusal,
  SaidMessage,
  ServerMessage,
  TableMessage,
  TakebacksMessage,
  TimeMessage,
} from "./protocol";

/** What the server says beside the table itself. */
export type Aside =
  | ReasonMessage
  | OrdersMessage
  | HushMessage
  | SaidMessage
  | MutedMessage
  | GalleryMessage
  | TimeMessage
  | TakebacksMessage
  | NoticesMessage;

export type Link = "connecting" | "live" | "waiting" | "refused";

export interface Listener {
  table(message: TableMessage): void;
  aside?(message: Aside): void;
  link(state: Link): void;
  refused(refusal: Refusal): void;
}

/** The part of WebSocket that is used, so that tests can stand in for it. */
export interface Socket {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: { data: unknown }) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  readonly readyState: number;
  send(data: string): void;
  close(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const PATIENCE = 8_000;
const OPEN = 1;
const FATAL = new Set(["unknown-table", "wrong-key", "revoked", "deleted", "sign-in", "blocked"]);

/**
 * A lasting connection to a table. It comes back by itself; a choice that was under way when the line
 * broke is sent once more only if the same question (the same ticket) is still open, so that nothing is
 * lost and nothing is played twice.
 */
export class Live {
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;
  #under: { ticket: number; action: string } | null = null;
  #fresh = false;

  readonly #listener: Listener;
  readonly #place: string | number | null;
  readonly #connect: () => Socket;

  /** `place` is the key of a seat, the number of a seat of one's account, or nothing: to watch. */
  constructor(place: string | number | null, listener: Listener, connect: () => Socket) {
    this.#place = place;
    this.#listener = listener;
    this.#connect = connect;
  }

  start(): void {
    this.#open();
    this.#beat = setInterval(() => this.#check(), PING_EVERY);
  }

  stop(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#drop();
  }

  /** Try again at once, for example because the device is back on line. */
  hurry(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  /** Drop the line and take it up again: the cure for a page that fell behind. */
  refresh(): void {
    if (this.#ended) return;
    this.#drop();
    this.hurry();
  }

  play(ticket: number, action: string): void {
    this.#under = { ticket, action };
    this.#send({ type: "play", ticket, action });
  }

  undo(ticket: number): void {
    this.#send({ type: "undo", ticket });
  }

  why(action: string): void {
    this.#send({ type: "why", action });
  }

  order(orders: Record<string, Order>): void {
    this.#send({ type: "orders", orders });
  }

  /** Something about time, absence or notices. */
  settle(message: ClientMessage): void {
    this.#send(message);
  }

  hold(): void {
    this.#send({ type: "hold" });
  }

  say(text: string, aside: boolean): void {
    this.#send({ type: "say", text, aside });
  }

  /** To the other spectators; `name` of whoever has no account. */
  murmur(text: string, name: string | null): void {
    this.#send({ type: "say", text, aside: false, ...(name === null ? {} : { name }) });
  }

  mute(seat: number, muted: boolean): void {
    this.#send({ type: "mute", seat, muted });
  }

  contribute(contribution: string): void {
    this.#send({ type: "contribute", contribution });
  }

  #open(): void {
    this.#listener.link("connecting");
    const socket = this.#connect();
    this.#socket = socket;
    this.#fresh = true;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#send(this.#first());
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #first(): ClientMessage {
    if (typeof this.#place === "number") return { type: "sit", seat: this.#place };
    return this.#place ? { type: "sit", key: this.#place } : { type: "watch", voice: voice() };
  }

  #hear(data: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if ("error" in message) {
      this.#refuse(message.error);
    } else if (message.type === "table") {
      this.#wait = FIRST_WAIT;
      this.#listener.link("live");
      this.#settle(message);
      this.#listener.table(message);
    } else if (message.type === "accepted") {
      if (this.#under?.ticket === message.ticket) this.#under = null;
    } else if (message.type !== "pong") {
      this.#listener.aside?.(message);
    }
  }

  /** After a broken line: was the choice under way carried out, or is its question still open? */
  #settle(message: TableMessage): void {
    const under = this.#under;
    const fresh = this.#fresh;
    this.#fresh = false;
    if (!under) return;
    const open = message.decision?.ticket === under.ticket;
    const legal = message.decision?.options.some((option) => option.text === under.action) ?? false;
    if (!open) this.#under = null;
    else if (fresh && legal) this.#send({ type: "play", ...under });
  }

  #refuse(refusal: Refusal): void {
    this.#under = null;
    this.#listener.refused(refusal);
    if (FATAL.has(refusal.code)) {
      this.#listener.link("refused");
      this.stop();
    } else if (refusal.code === "late") {
      this.refresh();
    }
  }

  #lost(): void {
    this.#socket = null;
    if (this.#ended) return;
    this.#listener.link("waiting");
    // A little chance, so that a hundred pages do not knock at the same moment after a restart.
    const pause = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #check(): void {
    if (this.#socket?.readyState !== OPEN) return;
    if (Date.now() - this.#heard > PING_EVERY + PATIENCE) {
      this.#drop();
      this.#lost();
    } else {
      this.#send({ type: "ping" });
    }
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export function liveAddress(table: string, place: { protocol: string; host: string } = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/api/v1/tables/${encodeURIComponent(table)}/live`;
}
