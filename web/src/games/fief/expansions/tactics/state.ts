// What the view has of Tactics: everything is open but the bids of others.
import type { FiefScene, View } from "../../types";
import type { Added, Tactics } from "./view-types";

export const PAGE = "fief-tactics-page";

export function tacticsOf(view: View): Tactics | undefined {
  return (view as View & Partial<Added>).tactics;
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
