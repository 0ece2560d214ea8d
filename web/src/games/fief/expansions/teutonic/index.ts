// Teutonic Knights: an order that fights, with Knights and strongholds of its own.
import { tell } from "../../../../lib/fluent.svelte";
import type { Expansion } from "../../expansion";
import type { FiefScene } from "../../types";
import { masterOf, PAGE, withFamily } from "../orders/state";
import Board from "./Board.svelte";
import { GREAT_STRONGHOLD, PIECES, TEUTONIC_BADGE, TEUTONIC_MASTER } from "./drawn";
import { PICTURES } from "./pictures";
import { teutonicOf } from "./state";

const GREAT = 3;

function told(scene: FiefScene): string[] {
  const order = teutonicOf(scene.view);
  if (!order) return [];
  const master = masterOf(scene, "teutonic");
  const whose =
    master < 0 ? tell(PAGE, "no-master") : tell(PAGE, "master", { lord: withFamily(scene, master) });
  const left = tell(PAGE, "strongholds-left", { number: order.strongholds_left });
  return [`${tell(PAGE, "order-teutonic")}: ${whose}; ${left}`];
}

export const expansion: Expansion = {
  rowsBegin: "X-TEU-",
  voice: ["fief-orders", "fief-teutonic"],
  page: [PAGE],
  rows: {
    "join-teutonic": "X-GEN-50",
    "teutonic-knight": "X-TEU-05",
    "teutonic-stronghold": "X-TEU-13",
    "teutonic-upgrade": "X-TEU-13",
  },
  meant: { "draw-cards": { lord: "join-teutonic" } },
  deeds: "became-teutonic built-teutonic-stronghold upgraded-stronghold",
  along: { "with-teutonic-knights": "teutonic-knights" },
  battle: { prompts: "choose-kind-lost", onBattle: "lose-teutonic-knights", onHits: "teutonic" },
  happenings: {
    kinds: { "became-teutonic": "teutonic-vow" },
    follow: { "teutonic-knight-given": ["teutonic-vow"] },
    pictures: PICTURES,
    title: (kind) => tell(PAGE, `moment-${kind}`),
  },
  pieces: PIECES,
  titles: { "teutonic-grand-master": TEUTONIC_MASTER },
  worn: (view, lord) => (teutonicOf(view)?.members.includes(lord) ? [TEUTONIC_BADGE] : []),
  town: (view, village) => (view.villages[village]?.fort === GREAT ? GREAT_STRONGHOLD : []),
  ofVillage: (scene, village) =>
    scene.view.villages[village]?.fort === GREAT ? [tell(PAGE, "great-stronghold")] : [],
  ofLord: (scene, lord) =>
    teutonicOf(scene.view)?.members.includes(lord) ? [tell(PAGE, "teutonic-lord")] : [],
  lordRows: (view, lord) => (teutonicOf(view)?.members.includes(lord) ? ["X-TEU-05", "X-GEN-52"] : []),
  scored: { column: "score-orders", titles: (name) => name === "teutonic-grand-master" },
  told,
  Board,
};
