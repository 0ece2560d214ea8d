// What the server says and understands, as described in docs/api.md. The only place that spells it out.

export interface GameOption {
  name: string;
  default: string;
  choices: string[];
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  options: GameOption[];
  bots: string[];
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
}

export interface SeatInfo {
  seat: number;
  /** null while nobody has taken the seat */
  name: string | null;
  kind: "person" | "bot";
  bot?: string | null;
  taken: boolean;
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
}

export interface TableInfo<Box = unknown> extends Summary {
  box: Box;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export type Pace = "quick" | "calm" | "slow";

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  pace?: Pace;
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
  events_from: number;
  events: Event[];
}

export interface AcceptedMessage {
  type: "accepted";
  ticket: number;
  n: number;
}

export interface Refusal {
  code: string;
  message: string;
}

export interface ErrorMessage {
  error: Refusal;
  type?: string;
}

export type ServerMessage = TableMessage | AcceptedMessage | { type: "pong" } | ErrorMessage;

export type ClientMessage =
  | { type: "sit"; key: string }
  | { type: "watch" }
  | { type: "play"; ticket: number; action: string }
  | { type: "undo"; ticket: number }
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

export interface Results {
  winners: number[];
  names: string[];
  series: Record<string, number[][]>;
  plays: number;
  rounds: number;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  status: string;
  note: string;
}
