import type { Proof, TableMessage } from "../protocol";
import { keepDice, mineAt } from "./contributing";
import type { Verdict } from "./judging";
import { type Mine, type Misfit, type Seen, compareHead, isLate } from "./seen";
import { saveSeen } from "./storage";

/** What is to be said about the dice of a table, in one word. */
export type Sign = "none" | "promised" | "kept" | "late" | "older" | "proven" | "part" | "unseen" | "wrong";

/** What this device keeps of the dice and the log of one table, and whether it fits. */
export class Fairness {
  seen = $state.raw<Seen | null>(null);
  mine = $state.raw<Mine | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** the first thing that does not fit */
  misfit = $state.raw<Misfit | null>(null);
  /** whether the server promises anything about the dice of this table */
  promised = $state(false);
  /** what is kept will be there when the page is opened again */
  lasting = $state(true);
  /** the details are open */
  showing = $state(false);

  readonly #table: string;
  readonly #key: string | null;
  /** the line was there while the game went on, so that its end is no news from somebody who knows the end */
  #steady = false;

  constructor(table: string, key: string | null) {
    this.#table = table;
    this.#key = key;
  }

  /** The line is new. */
  reconnect(): void {
    this.#steady = false;
  }

  /** Compare a message with all that was kept, and keep what is new. Before the page shows it or answers it. */
  hear(message: TableMessage): void {
    const { you, dice, status, n, head } = message;
    this.mine = mineAt(this.#table, you, this.#key, dice);
    const { seen, lasting } = keepDice(this.#table, you, dice, status, this.mine);
    this.lasting = lasting;
    this.promised = dice.version !== null;
    this.seen = seen && head ? this.#withHead(seen, n, head, status !== "over" || this.#steady) : seen;
    this.misfit = this.seen?.misfit ?? this.misfit;
    this.#steady = this.#steady || status === "playing";
  }

  #withHead(seen: Seen, n: number, head: string, adds: boolean): Seen {
    const compared = compareHead(seen, n, head, adds);
    if (compared !== seen) this.lasting = saveSeen(compared);
    return compared;
  }

  /** The game is over: hold what is opened against what was seen. */
  async conclude(proof: Proof | null): Promise<void> {
    const { seen } = this;
    if (this.misfit) return;
    if (proof) {
      const { judge } = await import("./judging");
      const judged = judge(this.#table, seen, proof);
      if ("verdict" in judged) this.verdict = judged.verdict;
      else this.#accuse(judged.misfit);
    } else if (seen) {
      this.#accuse({ what: "unopened", at: null, seen: seen.commitment, shown: null });
    }
  }

  /** What does not fit is kept, so that it is still known tomorrow. */
  #accuse(misfit: Misfit): void {
    this.misfit = misfit;
    if (!this.seen) return;
    this.seen = { ...this.seen, misfit };
    this.lasting = saveSeen(this.seen);
  }

  get late(): boolean {
    return this.seen !== null && isLate(this.seen, this.mine);
  }

  get sign(): Sign {
    const { seen, verdict } = this;
    if (this.misfit) return "wrong";
    if (verdict) return SIGNS[verdict.proven];
    if (!seen) return this.promised ? "unseen" : "none";
    if (seen.version === 1) return "older";
    if (this.late) return "late";
    return seen.heads.length ? "kept" : "promised";
  }

  /** The head that was seen last. */
  get head(): string | null {
    return this.seen?.heads.at(-1)?.[1] ?? null;
  }

  /** What was kept, as `oyez verify --seen` reads it. */
  file(): string {
    const { seen, mine } = this;
    const told = {
      "oyez-seen": 1,
      table: this.#table,
      commitment: seen?.commitment ?? null,
      pledges: seen?.pledges ?? [],
      contributions: seen?.contributions ?? null,
      mine: mine && seen?.drawn ? { seat: mine.seat, contribution: mine.contribution } : null,
      heads: (seen?.heads ?? []).map(([plays, head]) => ({ plays, head })),
      reader: seen?.reader ?? null,
      misfit: this.misfit,
    };
    return `${JSON.stringify(told, null, 2)}\n`;
  }
}

const SIGNS: Record<Verdict["proven"], Sign> = {
  whole: "proven",
  part: "part",
  seed: "proven",
  nothing: "unseen",
};
