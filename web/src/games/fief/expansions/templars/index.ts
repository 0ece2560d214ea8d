// Templars: an order of peaceful Lords, with Commanderies, a treasure and the King's Edict.
import { tell } from "../../../../lib/fluent.svelte";
import { SIGNS } from "../../drawn/signs";
import type { Expansion } from "../../expansion";
import type { FiefScene } from "../../types";
import { TALK } from "../../words/sentences";
import { masterOf, PAGE, withFamily } from "../orders/state";
import Board from "./Board.svelte";
import Doom from "./Doom.svelte";
import { COMMANDERY, PIECES, TEMPLAR_BADGE, TEMPLAR_MASTER } from "./drawn";
import Edict from "./Edict.svelte";
import { isEdict } from "./edicts";
import { HIDING } from "./hiding";
import Hiding from "./Hiding.svelte";
import { PICTURES } from "./pictures";
import { templarsOf } from "./state";

function told(scene: FiefScene): string[] {
  const order = templarsOf(scene.view);
  if (!order) return [];
  const master = masterOf(scene, "templar");
  const parts = order.outlawed
    ? [tell(PAGE, "outlawed")]
    : [
        master < 0 ? tell(PAGE, "no-master") : tell(PAGE, "master", { lord: withFamily(scene, master) }),
        tell(PAGE, "commanderies-left", { number: order.commanderies_left }),
        tell(PAGE, order.hidden ? "treasure-hidden" : "treasure-open"),
      ];
  return [`${tell(PAGE, "order-templar")}: ${parts.join("; ")}`];
}

export const expansion: Expansion = {
  rowsBegin: "X-TEM-",
  voice: ["fief-orders", "fief-templars"],
  page: [PAGE],
  rows: {
    "join-templars": "X-GEN-50",
    commandery: "X-TEM-15",
    "pillage-commandery": "X-TEM-25",
    "hide-treasure": "X-TEM-27",
    enact: "X-TEM-31",
    confer: "X-TEM-11",
  },
  meant: { "draw-cards": { lord: "join-templars" }, "choose-treasure-lords": { lord: "hide-treasure" } },
  grave: "enact pillage-commandery",
  deeds:
    "became-templar built-commandery commandery-pillaged treasure-proposed treasure-declined edict-sought " +
    "edict-refused edict-enacted conferred",
  along: { "with-templar-knights": "templar-knights" },
  battle: { prompts: "choose-kind-lost", onBattle: "lose-templar-knights" },
  happenings: {
    kinds: {
      "became-templar": "templar-vow",
      "treasure-hidden": "treasure",
      "treasure-not-hidden": "treasure",
      "edict-enacted": "edict",
      "edict-refused": "edict-refused",
    },
    follow: {
      "templar-knight-given": ["templar-vow"],
      "left-templars": ["edict"],
      "commanderies-seized": ["edict"],
      "curse-fell": ["edict"],
      "curse-passed": ["edict"],
      died: ["edict"],
    },
    pictures: PICTURES,
    pages: { edict: { head: (events) => events[0], Component: Doom } },
    title: (kind) => tell(PAGE, `moment-${kind}`),
  },
  pieces: PIECES,
  titles: { "templar-grand-master": TEMPLAR_MASTER },
  worn: (view, lord) => (templarsOf(view)?.members.includes(lord) ? [TEMPLAR_BADGE] : []),
  town: (view, village) => (templarsOf(view)?.commanderies.includes(village) ? COMMANDERY : []),
  ofVillage: (scene, village) =>
    templarsOf(scene.view)?.commanderies.includes(village) ? [tell(PAGE, "commandery")] : [],
  ofLord: (scene, lord) =>
    templarsOf(scene.view)?.members.includes(lord) ? [tell(PAGE, "templar-lord")] : [],
  lordRows: (view, lord) =>
    templarsOf(view)?.members.includes(lord) ? ["X-TEM-03", "X-GEN-52", "X-TEM-09"] : [],
  incomes: { commanderies: { sign: SIGNS.coin, text: () => tell(PAGE, "income-commanderies") } },
  told,
  Board,
  talk: { verb: "confer", rule: "X-TEM-11", about: () => tell(TALK, "confer-about") },
  scored: { column: "score-orders", titles: (name) => name === "templar-grand-master" },
  question: { stands: ({ prompt }) => HIDING.has(prompt ?? ""), Component: Hiding },
  play: { stands: isEdict, edge: () => "top", Component: Edict },
};
