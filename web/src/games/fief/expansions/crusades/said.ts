// The map of Outremer in words: for those who hear it, and for the margin.
import { tell } from "../../../../lib/fluent.svelte";
import type { Gloss } from "../../../../lib/gloss.svelte";
import { ruleSentence } from "../../../../lib/rules.svelte";
import type { Stack } from "../../board/armies";
import { NOBODY } from "../../types";
import { deniersText, lordName, titleName } from "../../words/names";
import { optionText } from "../../words/options";
import { GAME } from "../../words/sentences";
import { troopsText } from "../../words/troops";
import { choicesAt } from "./choices";
import { enginesAt, type Saladin, type Site } from "./state";
import { AT_SEA, type CrusadeScene, OUTREMER, WAITING } from "./types";

export const word = (id: string, words?: Record<string, string | number>): string =>
  tell(OUTREMER, id, words);

/** The line of the numbers that a tile comes from, as its news name it. */
const KINDS = ["jerusalem", "antioch", "tripoli", "edessa", "acre", "ascalon", "jaffa", "caravan"];

/** As it is written on a map: a Caravan with a capital, too, in every language. */
export function siteName(name: string): string {
  const kind = KINDS.indexOf(name);
  const known = kind < 0 ? name : tell(GAME, `objective-${kind}`);
  return known.charAt(0).toLocaleUpperCase() + known.slice(1);
}

/** The name of an objective by its number from 0. */
export function placeName(scene: CrusadeScene, place: number): string {
  const { board, tiles } = scene.view.crusade;
  return siteName(board[tiles[place] ?? -1]?.name ?? "");
}

export function stackText(scene: CrusadeScene, stack: Stack): string {
  const { order } = scene.view.crusade;
  const lords = stack.lords.map((lord) => {
    const rank = order.indexOf(lord);
    const name = lordName(scene.box, lord);
    return rank < 0 ? name : `${name} (${word("rank", { rank: rank + 1 })})`;
  });
  const army = [
    ...lords,
    ...(stack.troops.counters ? [troopsText(stack.troops)] : []),
    ...(stack.engine ? [word("engine", { dice: stack.engine })] : []),
  ].join(", ");
  const id =
    stack.village === AT_SEA ? "army-at-sea" : stack.village === WAITING ? "army-waiting" : "army-here";
  return word(id, { family: scene.names[stack.seat] ?? "", army });
}

function prize(scene: CrusadeScene, site: Site): string {
  if (site.title === NOBODY) return word("brings-deniers", { deniers: deniersText(site.deniers) });
  return word("brings-title", { title: titleName(scene.box, site.title) });
}

function standing(scene: CrusadeScene, site: Site): string[] {
  const { crusade } = scene.view;
  const family = scene.names[site.seat] ?? "";
  const dice = enginesAt(crusade, site.place).reduce((sum, one) => sum + one.dice, 0);
  const manned = crusade.companies.some((company) => company.place === site.place);
  return [
    ...(site.state === "held" ? [word("held-by", { family })] : []),
    ...(site.state === "open" && manned && family ? [word("before-it", { family })] : []),
    ...(dice ? [word("besieged-with", { dice })] : []),
    ...(crusade.battle?.place === site.place ? [word("fighting")] : []),
  ];
}

function conquered(scene: CrusadeScene, site: Site): string[] {
  const lord = scene.view.titles[site.title] ?? NOBODY;
  const family = scene.names[scene.view.lords[lord]?.family ?? NOBODY] ?? "";
  const held = lord === NOBODY ? [] : [word("site-won-by", { lord: lordName(scene.box, lord), family })];
  return [word("site-won"), ...held];
}

/** All about a place but who is there. */
export function siteFacts(scene: CrusadeScene, site: Site): string[] {
  if (site.state === "won") return conquered(scene, site);
  const points = scene.view.crusade.points.defender * site.garrison;
  return [
    word(`fort-${site.fort}`),
    site.garrison ? word("defenders", { number: site.garrison, points }) : word("no-defenders"),
    prize(scene, site),
    word("reinforcement", { number: site.reinforcement }),
    ...standing(scene, site),
  ];
}

function heading(scene: CrusadeScene, site: Site): string {
  const name = siteName(site.name);
  if (site.place >= 0) return word("site-objective", { number: site.place + 1, name });
  const running = scene.view.crusade.tiles.length > 0 && site.state === "far";
  return [word("site-drawn", { name }), ...(running ? [word("site-not-drawn")] : [])].join(" ");
}

export function siteText(scene: CrusadeScene, site: Site, stacks: readonly Stack[]): string {
  const choices = choicesAt(scene, site.place).map((option) => optionText(scene.box, scene.names, option));
  return [
    heading(scene, site),
    ...siteFacts(scene, site),
    ...stacks
      .filter((stack) => site.place >= 0 && stack.village === site.place)
      .map((stack) => stackText(scene, stack)),
    ...(choices.length ? [word("choices", { choices: choices.join(", ") })] : []),
  ].join(" ");
}

/** The rows that say most about a place as it stands. */
function rowsOf(site: Site): string[] {
  if (site.state === "won") return ["X-CRU-73"];
  const prize = site.title === NOBODY ? "X-CRU-46" : "X-CRU-48";
  return [prize, site.place < 0 ? "X-CRU-27" : "X-CRU-58"];
}

export function siteGloss(scene: CrusadeScene, site: Site): Gloss {
  return {
    title: siteName(site.name),
    note: siteFacts(scene, site).join(" "),
    lines: rowsOf(site).map((rule) => ({ rule, text: ruleSentence(GAME, rule) })),
  };
}

export function saladinText(saladin: Saladin, stage: number): string {
  const host = { knights: saladin.knights, defenders: saladin.defenders };
  if (saladin.state === "dead") return word("saladin-dead");
  if (saladin.state === "far") return word(stage === 2 ? "saladin-near" : "saladin-far");
  if (saladin.place < 0) return word("saladin-rides", host);
  return word("saladin-stands", { ...host, number: saladin.place + 1 });
}

export function saladinGloss(saladin: Saladin, stage: number): Gloss {
  return {
    title: word("saladin"),
    note: saladinText(saladin, stage),
    lines: ["X-CRU-57", "X-CRU-58", "X-CRU-68"].map((rule) => ({ rule, text: ruleSentence(GAME, rule) })),
  };
}

export const stageText = (stage: number): string =>
  word(stage === 0 ? "stage-none" : stage === 1 ? "stage-first" : "stage-second");
