import { say } from "./fluent.svelte";
import { FAMILIES } from "../parts/families.svelte";
import { type TermsDraft, newTerms, termsOf } from "./terms";
import type { GameInfo, NewTable, Pace, SeatInfo, SeatWish } from "./protocol";

// Names for bots, so that a table of four reads like a company and not like a list.
const COMPANY = ["Agnès", "Baudouin", "Clémence", "Dietrich", "Éléonore", "Foulques"];

export interface SeatDraft {
  kind: "me" | "open" | "bot";
  bot: string;
  name: string;
  family: number;
}

export interface Draft {
  game: string;
  seats: SeatDraft[];
  options: Record<string, string>;
  pace: Pace;
  respond: number;
  talkMinutes: number;
  title: string;
  private: boolean;
  named: boolean;
  terms: TermsDraft;
}

/** A bot by its kind, with its rating where one was measured. */
export function botLabel(bot: string, ratings: Record<string, number>): string {
  const rating = ratings[bot];
  return rating === undefined ? say("bot-named", { bot }) : say("bot-rated", { bot, rating });
}

/** Opponents for people first, the weakest at the top; then those for study. */
export function botGroups(
  bots: readonly string[],
  ratings: Record<string, number>,
): { title: string; members: string[] }[] {
  const rated = bots.filter((bot) => bot in ratings);
  const others = bots.filter((bot) => !(bot in ratings));
  return [
    { title: "bots-rated", members: rated },
    { title: "bots-others", members: others },
  ].filter(({ members }) => members.length > 0);
}

export function botName(taken: readonly string[]): string {
  return COMPANY.find((name) => !taken.includes(name)) ?? `Bot ${taken.length}`;
}

export function newDraft(game: GameInfo, me: string): Draft {
  const seats: SeatDraft[] = [{ kind: "me", bot: game.usual_bot, name: me, family: 0 }];
  while (seats.length < Math.min(4, game.most)) seats.push(botSeat(game, seats));
  const table = { title: "", private: false, named: false, terms: newTerms() };
  return { game: game.name, seats, options: {}, pace: "calm", respond: 6, talkMinutes: 3, ...table };
}

/** The first coat of arms that nobody bears. */
export function freeFamily(seats: readonly SeatDraft[]): number {
  const free = FAMILIES.findIndex((_, family) => !seats.some((seat) => seat.family === family));
  return Math.max(free, 0);
}

/** Somebody chooses a coat of arms; who bore it takes the one that is given up. */
export function chooseFamily(seats: SeatDraft[], at: number, family: number): void {
  const seat = seats[at];
  if (!seat) return;
  const other = seats.find((one) => one.family === family);
  if (other) other.family = seat.family;
  seat.family = family;
}

export function botSeat(game: GameInfo, seats: readonly SeatDraft[]): SeatDraft {
  const name = botName(seats.map((seat) => seat.name));
  return { kind: "bot", bot: game.usual_bot, name, family: freeFamily(seats) };
}

/** Somebody else sits down: a bot without a name gets one that is free, and nobody inherits a bot's. */
export function seatSomebody(seats: SeatDraft[], at: number, kind: SeatDraft["kind"], bot: string): void {
  const seat = seats[at];
  if (!seat) return;
  if (kind === "me" && seat.kind === "bot" && COMPANY.includes(seat.name)) seat.name = "";
  if (kind === "bot" && !seat.name) seat.name = botName(seats.map((one) => one.name));
  seat.kind = kind;
  if (bot) seat.bot = bot;
}

function wish(seat: SeatDraft): SeatWish {
  const { family } = seat;
  const name = seat.name.trim();
  if (seat.kind === "open") return { kind: "open", family };
  if (seat.kind === "me") return { kind: "me", name, family };
  return name ? { kind: "bot", bot: seat.bot, name, family } : { kind: "bot", bot: seat.bot, family };
}

export function orderOf(draft: Draft): NewTable {
  const { game, options, pace, respond, named } = draft;
  const terms = termsOf(draft.terms);
  const table = { title: draft.title.trim(), private: draft.private, named, terms };
  const seats = draft.seats.map(wish);
  return { game, seats, options, pace, respond, talk_minutes: draft.talkMinutes, ...table };
}

/** The same seats once more: mine stay mine, other people find an open seat, bots come along. */
export function rematchOf(
  table: Pick<
    NewTable,
    "game" | "options" | "pace" | "respond" | "talk_minutes" | "title" | "private" | "named" | "terms"
  >,
  seats: readonly SeatInfo[],
  mine: readonly number[],
): NewTable {
  const { game, options, pace, respond, talk_minutes, title, private: unlisted, named, terms } = table;
  return {
    ...{ game, options, pace, respond, talk_minutes, title, private: unlisted, named, terms },
    seats: seats.map((seat): SeatWish => {
      const { family } = seat;
      const name = seat.name ?? "";
      if (seat.kind === "bot") return { kind: "bot", name, family, ...(seat.bot ? { bot: seat.bot } : {}) };
      return mine.includes(seat.seat) ? { kind: "me", name, family } : { kind: "open", family };
    }),
  };
}
