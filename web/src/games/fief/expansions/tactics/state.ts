// What the view has of Tactics (expansions/tactics/part.py): everything is open but the bids of others.
import type { FiefScene, View } from "../../types";

export const PAGE = "fief-tactics-page";

export interface Tactics {
  /** Mercenaries off the map, by seat, and how many of them must be paid for */
  reserve: number[];
  old: number[];
  pool: number;
  /** the reader's own bid, once it is made */
  bid: number | null;
  has_bid: boolean[];
  /** the least that is a bid now; 0 while none is asked for */
  lowest_bid: number;
  /** by King and Queen */
  guard_raised: boolean[];
  /** dice of attack and defence that may be rolled again */
  dice: number[][];
}

export function tacticsOf(view: View): Tactics | undefined {
  return (view as View & { tactics?: Tactics }).tactics;
}

const BIDDING: ReadonlySet<string> = new Set(["bid-for-mercenaries", "bid-again"]);

/** Whether bids lie on the table or are asked for. */
export function isAuction(scene: FiefScene): boolean {
  return scene.waiting.some((one) => BIDDING.has(one.prompt)) && tacticsOf(scene.view) !== undefined;
}

export function isBidding(scene: FiefScene): boolean {
  return BIDDING.has(scene.prompt ?? "");
}

/** Who bids: in the second bid only those who tied. */
export function bidders(scene: FiefScene): number[] {
  const tactics = tacticsOf(scene.view);
  const asked = scene.waiting.filter((one) => BIDDING.has(one.prompt)).map((one) => one.seat);
  const again = scene.waiting.some((one) => one.prompt === "bid-again");
  return scene.view.order.filter((seat) => !again || asked.includes(seat) || tactics?.has_bid[seat] === true);
}
