// What the server says and understands, as described in docs/api.md. The only place that spells it out.

export interface GameOption {
  name: string;
  default: string;
  choices: string[];
  form: "choice" | "number" | "file";
  /** fine print, for those who know what they are looking for */
  fine: boolean;
  /** what an empty default stands for */
  by_edition: Record<string, string>;
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  options: GameOption[];
  bots: string[];
  lessons: string[];
}

export interface FactWords {
  fields: string[];
  rule: string;
}

export interface GameWords {
  name: string;
  version: string;
  verbs: Record<string, string>;
  facts: Record<string, FactWords>;
  prompts: Record<string, string>;
  /** prompts that take standing orders, with what is ordered by default */
  moments: Record<string, Order>;
}

/** At a moment for cards: ask me, ask me if it touches me, let it pass. */
export type Order = "ask" | "mine" | "pass";

export interface SeatInfo {
  seat: number;
  /** null while nobody has taken the seat */
  name: string | null;
  kind: "person" | "bot";
  bot?: string | null;
  taken: boolean;
  /** colour and coat of arms, 0 to 5 */
  family: number;
}

export type Status = "open" | "playing" | "over";

export interface Summary {
  id: string;
  game: string;
  status: Status;
  created: string | number;
  plays: number;
  round: number;
  seats: SeatInfo[];
  waiting: number[];
  winners: number[];
  options: Record<string, string>;
  pace: Pace;
  /** seconds of silence for whoever may answer with a card */
  respond: number;
  talk_minutes: number;
  lesson: string | null;
  /** what is promised about the dice; null where nothing is */
  commitment: string | null;
}

export interface TableInfo<Box = unknown> extends Summary {
  box: Box;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
  family?: number;
}

export type Pace = "quick" | "calm" | "slow";

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  pace?: Pace;
  respond?: number;
  talk_minutes?: number;
  lesson?: string;
}

export interface SeatKey {
  seat: number;
  key: string;
}

export interface Created {
  id: string;
  keys: SeatKey[];
}

export interface Event {
  fact: string;
  seat: number;
  args: number[];
  rule: string;
}

export interface Waiting {
  seat: number;
  prompt: string;
}

export interface Option {
  text: string;
  verb: string;
  noun: number;
  hint?: Record<string, number> | null;
}

export interface Decision {
  ticket: number;
  prompt: string;
  rule: string;
  options: Option[];
  /** time left before the table goes on without; null: no limit */
  seconds: number | null;
}

/** A private talk: everybody sees who has left the table, nobody else what is said. */
export interface Talk {
  members: number[];
  seconds: number | null;
}

export interface Lesson {
  name: string;
  /** how many of the lesson's own choices the reader has made */
  step: number;
  /** somebody chose otherwise: the game goes on freely */
  left: boolean;
  /** the suggested choice; null while others choose, or once the lesson is over */
  action: string | null;
}

export interface TableMessage<View = unknown> {
  type: "table";
  id: string;
  status: Status;
  n: number;
  you: number | null;
  /** for play and undo; null for a spectator */
  ticket: number | null;
  seats: SeatInfo[];
  view: View | null;
  waiting: Waiting[];
  decision: Decision | null;
  initiatives: Option[];
  undo: boolean;
  winners: number[];
  talk: Talk | null;
  lesson: Lesson | null;
  commitment: string | null;
  events_from: number;
  events: Event[];
}

export interface AcceptedMessage {
  type: "accepted";
  ticket: number;
  n: number;
}

export interface ReasonMessage {
  type: "reason";
  action: string;
  open: boolean;
  rule: string;
  /** a message of the game: why-... */
  reason: string;
}

export interface OrdersMessage {
  type: "orders";
  orders: Record<string, Order>;
}

/** The table is silent for so long, whether or not anybody is asked. */
export interface HushMessage {
  type: "hush";
  seconds: number;
}

export interface Line {
  n: number;
  seat: number;
  text: string;
  at: string;
  /** who was in the private talk; null: said to the table */
  aside: number[] | null;
}

export interface SaidMessage {
  type: "said";
  lines: Line[];
}

export interface Refusal {
  code: string;
  message: string;
}

export interface ErrorMessage {
  error: Refusal;
  type?: string;
}

export type ServerMessage =
  | TableMessage
  | AcceptedMessage
  | ReasonMessage
  | OrdersMessage
  | HushMessage
  | SaidMessage
  | { type: "pong" }
  | ErrorMessage;

export type ClientMessage =
  | { type: "sit"; key: string }
  | { type: "watch" }
  | { type: "play"; ticket: number; action: string }
  | { type: "undo"; ticket: number }
  | { type: "why"; action: string }
  | { type: "orders"; orders: Record<string, Order> }
  | { type: "hold" }
  | { type: "say"; text: string; aside: boolean }
  | { type: "ping" };

export interface Frame<View = unknown> {
  n: number;
  seat: number | null;
  action: string | null;
  view: View;
  events: Event[];
  waiting: Waiting[];
}

export interface Frames<View = unknown> {
  frames: Frame<View>[];
  total: number;
}

/** What opens the promise about the dice. The seed is a text: it may be larger than a number can tell exactly. */
export interface Proof {
  commitment: string;
  seed: string;
  salt: string;
}

export interface Results {
  winners: number[];
  names: string[];
  series: Record<string, number[][]>;
  plays: number;
  rounds: number;
  proof: Proof | null;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  status: string;
  note: string;
}
