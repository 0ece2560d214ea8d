// What the server says and understands, by the names that the page uses. The shapes are the server's own, from its
// description of the API (docs/api.md): `npm run types` writes them. Only what the games decide is filled in here.
import type { components } from "./api-types";

type Shapes = components["schemas"];
/** The same shape with some fields spelt out. */
type With<Shape, Fields> = Omit<Shape, keyof Fields> & Fields;

export type GameOption = Shapes["OptionShape"];
export type GameInfo = Shapes["GameShape"];
export type FactWords = Shapes["FactShape"];

/** At a moment for cards: ask me, ask me if it touches me, let it pass. */
export type Order = Shapes["Orders"]["orders"][string];
export type GameWords = With<Shapes["WordsShape"], { moments: Record<string, Order> }>;

export type Status = Shapes["Summary"]["status"];
export type Pace = Shapes["Summary"]["pace"];
export type SeatInfo = Shapes["SeatShape"];
export type Summary = Shapes["Summary"];
export type TableInfo<Box = unknown> = With<Shapes["Detail"], { box: Box }>;

export type Page = Shapes["Summaries"];

export type Account = Shapes["AccountShape"];
export type Session = Shapes["SessionShape"];
export type Holiday = Shapes["HolidayShape"];
/** Options of a game that somebody saved under a name. */
export type Preset = Shapes["PresetShape"];
export type MyGame = Shapes["MyGame"];
export type MyGames = Shapes["MyGames"];
/** What the reader is at a table: its host, in which seats. */
export type Standing = Shapes["Standing"];
/** What came of the host's wish to delete a table. */
export type Deletion = Shapes["DeletionState"];

export type SeatWish = Shapes["NewSeat"];
export type NewTable = Shapes["NewTable"];
export type SeatKey = Shapes["SeatKey"];
export type Created = Shapes["Created"];

export type Event = Shapes["EventShape"];
export type Waiting = Shapes["Waiting"];
/** A choice that was asked for, or an initiative, which has no hint. */
export type Option = Shapes["Initiative"] & { hint?: Shapes["Choice"]["hint"] | null };
export type Decision = With<Shapes["Question"], { options: Option[] }>;
export type Talk = Shapes["TalkShape"];
export type Lesson = Shapes["Lesson"];

export type TableMessage<View = unknown> = With<
  Shapes["TableMessage"],
  { view: View | null; decision: Decision | null; initiatives: Option[] }
>;
export type AcceptedMessage = Shapes["Accepted"];
export type ReasonMessage = Shapes["Reason"];
export type OrdersMessage = Shapes["Orders"];
export type HushMessage = Shapes["Hush"];
export type Line = Shapes["Line"];
export type SaidMessage = Shapes["Said"];
export type Terms = Shapes["TermsShape"];
export type NewTerms = Shapes["NewTerms"];
export type TimeMessage = Shapes["TimeMessage"];
export type Note = Shapes["NoteShape"];
export type TakebacksMessage = Shapes["Takebacks"];
export type TakebackChoice = Shapes["TakebackChoice"];
export type NoticesMessage = Shapes["Notices"];
export type Occasion = Shapes["AddressShape"]["events"][number];
export type Ballot = Shapes["CastVote"]["ballot"];
export type MutedMessage = Shapes["Muted"];
export type GalleryLine = Shapes["GalleryLine"];
export type GalleryMessage = Shapes["GalleryMessage"];

/** Of the server, whose codes are known, or of whatever answers in its place. */
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
  | TimeMessage
  | TakebacksMessage
  | NoticesMessage
  | MutedMessage
  | GalleryMessage
  | Shapes["Pong"]
  | ErrorMessage;
export type ClientMessage = Shapes["Incoming"];

export type Frame<View = unknown> = With<Shapes["Frame"], { view: View }>;
export type Frames<View = unknown> = With<Shapes["Frames"], { frames: Frame<View>[] }>;
/** What opens the promise about the dice. The seed is a text: it may be larger than a number can tell exactly. */
export type Proof = Shapes["Proof"];
/** What is public about the dice of a table. */
export type Dice = Shapes["Dice"];
export type Results = Shapes["Results"];
export type Rule = Shapes["RuleShape"];
