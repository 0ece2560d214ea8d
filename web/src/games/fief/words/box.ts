// The numbers that titles, Lords and cards have, as the server names them in the box of the table at hand.
import { type Box, NOBODY, type Rank as FiefRank } from "../types";

let lords = 0;
let titles: readonly string[] = [];
let ranks: readonly Rank[] = [];
let cards: readonly string[] = [];
let fiefs: Box["board"]["fiefs"] = [];

export function learnBox(box: Box): void {
  lords = box.lords.length;
  titles = box.titles;
  ranks = titles.map(rankNamed);
  cards = box.cards;
  fiefs = box.board.fiefs;
}

/** What kinds of titles there are; those of expansions are `further`. */
export type Rank = "fief" | "bishop" | "cardinal" | "pope" | "king" | "queen" | "crown-prince" | "further";
const SINGLE: ReadonlySet<string> = new Set(["pope", "king", "queen", "crown-prince"]);
const SEVERAL: ReadonlySet<string> = new Set(["fief", "bishop", "cardinal"]);

function rankNamed(name: string): Rank {
  if (SINGLE.has(name)) return name as Rank;
  const [first = ""] = name.split("-");
  return SEVERAL.has(first) ? (first as Rank) : "further";
}

export const rankOf = (title: number): Rank => ranks[title] ?? "further";

/** Whether a fief is a duchy, a county or a barony. */
export const fiefRank = (fief: number): FiefRank => fiefs[fief]?.rank ?? "barony";

/** The name of a title in the box. */
export const titleId = (title: number): string => titles[title] ?? "";

/** Titles of one kind, in the order of the box. */
export function titlesOf(rank: Rank): number[] {
  return ranks.flatMap((one, title) => (one === rank ? [title] : []));
}

/** A title of which there is one. */
export const titleOf = (rank: "pope" | "king" | "queen" | "crown-prince"): number => titles.indexOf(rank);

/** The Bishop of a bishopric (from 0), and the bishopric of a Bishop; -1: he is none. */
export const bishopOf = (bishopric: number): number => titlesOf("bishop")[bishopric] ?? NOBODY;
export const bishopricOf = (title: number): number => titlesOf("bishop").indexOf(title);

/** Cards begin with the Lords, who have the same numbers there. */
export const isLordCard = (card: number): boolean => card >= 0 && card < lords;
export const cardId = (card: number): string => cards[card] ?? "";
export const cardOf = (id: string): number => cards.indexOf(id);
