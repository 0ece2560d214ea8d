import type { GameInfo, NewTable, Pace, SeatWish } from "./protocol";

// Names for bots, so that a table of four reads like a company and not like a list.
const COMPANY = ["Agnès", "Baudouin", "Clémence", "Dietrich", "Éléonore", "Foulques"];

export interface SeatDraft {
  kind: "me" | "open" | "bot";
  bot: string;
  name: string;
}

export interface Draft {
  game: string;
  seats: SeatDraft[];
  options: Record<string, string>;
  pace: Pace;
}

export function botName(taken: readonly string[]): string {
  return COMPANY.find((name) => !taken.includes(name)) ?? `Bot ${taken.length}`;
}

export function newDraft(game: GameInfo, me: string): Draft {
  const bot = game.bots.at(-1) ?? "";
  const seats: SeatDraft[] = [{ kind: "me", bot, name: me }];
  while (seats.length < Math.min(4, game.most)) seats.push(botSeat(game, seats));
  return { game: game.name, seats, options: {}, pace: "calm" };
}

export function botSeat(game: GameInfo, seats: readonly SeatDraft[]): SeatDraft {
  return { kind: "bot", bot: game.bots.at(-1) ?? "", name: botName(seats.map((seat) => seat.name)) };
}

function wish(seat: SeatDraft): SeatWish {
  const name = seat.name.trim();
  if (seat.kind === "open") return { kind: "open" };
  if (seat.kind === "me") return { kind: "me", name };
  return name ? { kind: "bot", bot: seat.bot, name } : { kind: "bot", bot: seat.bot };
}

export function orderOf(draft: Draft): NewTable {
  return { game: draft.game, seats: draft.seats.map(wish), options: draft.options, pace: draft.pace };
}

/** The same seats once more: mine stay mine, other people find an open seat, bots come along. */
export function rematchOf(
  game: string,
  options: Record<string, string>,
  seats: readonly { seat: number; name: string | null; kind: "person" | "bot"; bot?: string | null }[],
  mine: readonly number[],
): NewTable {
  return {
    game,
    options,
    pace: "calm",
    seats: seats.map((seat): SeatWish => {
      const name = seat.name ?? "";
      if (seat.kind === "bot") return { kind: "bot", name, ...(seat.bot ? { bot: seat.bot } : {}) };
      return mine.includes(seat.seat) ? { kind: "me", name } : { kind: "open" };
    }),
  };
}
