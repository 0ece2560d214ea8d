// Tactics: archers, bombards, mercenaries, the royal guard.
import { tell } from "../../../../lib/fluent.svelte";
import type { Expansion } from "../../expansion";
import type { FiefScene } from "../../types";
import Auction from "./Auction.svelte";
import Bids from "./Bids.svelte";
import { PICTURES, PIECES } from "./drawn";
import Lying from "./Lying.svelte";
import Reserve from "./Reserve.svelte";
import { isAuction, PAGE, tacticsOf } from "./state";
import Volley from "./Volley.svelte";

/** Reserves and the pool, for those who read the table. */
function told(scene: FiefScene): string[] {
  const tactics = tacticsOf(scene.view);
  if (!tactics) return [];
  const reserves = tactics.reserve.flatMap((number, seat) =>
    number ? [tell(PAGE, "told-reserve", { seat: scene.names[seat] ?? "", number })] : [],
  );
  const bids = isAuction(scene)
    ? tactics.has_bid.flatMap((has, seat) =>
        has ? [tell(PAGE, "has-bid", { seat: scene.names[seat] ?? "" })] : [],
      )
    : [];
  return [...reserves, tell(PAGE, "pool-left", { number: tactics.pool }), ...bids];
}

export const expansion: Expansion = {
  rowsBegin: "X-TAC-",
  voice: ["fief-tactics"],
  page: [PAGE],
  rows: {
    archer: "X-TAC-07",
    bombard: "X-TAC-25",
    snipe: "X-TAC-21",
    "bid-mercenaries": "X-TAC-36",
    "keep-mercenaries": "X-TAC-40",
    commit: "X-TAC-42",
    "rise-reserve": "X-TAC-51",
    "re-roll": "X-TAC-25",
    "guard-knights": "X-TAC-54",
    "guard-men": "X-TAC-54",
  },
  grave: "rise-reserve",
  deeds: "volley sniped snipe-missed mercenaries-kept mercenaries-committed guard-raised reserve-rose",
  meant: {
    "fire-or-snipe": { lord: "snipe" },
    "choose-outbreak": { village: "rise-reserve" },
  },
  along: {
    "with-archers": "archers",
    "with-bombards": "bombards",
    "with-guard-knights": "guard-knights",
    "with-guard-men": "guard-men",
  },
  battle: {
    prompts: "fire-or-snipe choose-re-roll commit-mercenaries",
    onArmies: "snipe",
    onBattle: "fire commit lose-archers lose-mercenaries lose-guard-knights lose-guard-men",
    told: "mercenaries-committed die-re-rolled",
    onHits: "royal-guard",
  },
  happenings: {
    kinds: {
      "bid-shown": "auction",
      "bids-tied": "auction",
      "mercenaries-hired": "auction",
      "mercenaries-unsold": "auction",
      "guard-raised": "guard",
      "reserve-rose": "uprising",
      "reserve-struck": "uprising",
    },
    together: ["auction"],
    pictures: PICTURES,
    pages: { auction: { head: (events) => events.at(-1), Component: Bids } },
    title: (kind) => tell(PAGE, `moment-${kind}`),
  },
  pieces: PIECES,
  told,
  Board: Reserve,
  Fight: Volley,
  Lying,
  play: { stands: isAuction, edge: () => "top", Component: Auction },
};
