// What is on the map in words: for those who hear it instead of seeing it.
import { tell } from "../../../lib/fluent.svelte";
import type { Option } from "../../../lib/protocol";
import { allOf } from "../added";
import { isBesieged, type Stack } from "../board/armies";
import { type FiefScene, NOBODY } from "../types";
import { bishopOf, cardOf } from "../words/box";
import {
  bishopricName,
  cardName,
  fiefName,
  lordName,
  relicName,
  titleName,
  villageName,
  villageWords,
} from "../words/names";
import { optionText } from "../words/options";
import { MAP } from "../words/sentences";
import { troopsText } from "../words/troops";

const list = (words: readonly string[]): string => words.join(", ");

function lordText(scene: FiefScene, lord: number): string {
  const titles = scene.view.lords[lord]?.titles ?? [];
  const name = lordName(scene.box, lord);
  const held = [
    ...titles.map((title) => titleName(scene.box, title, scene.view.regency)),
    ...allOf((expansion) => expansion.ofLord?.(scene, lord)),
  ];
  if (!held.length) return name;
  return tell(MAP, "lord-titled", { lord: name, titles: list(held) });
}

export function stackText(scene: FiefScene, stack: Stack): string {
  const captives = stack.captives.map((lord) =>
    tell(MAP, "captive", {
      lord: lordName(scene.box, lord),
      family: scene.names[scene.view.lords[lord]?.family ?? NOBODY] ?? "",
    }),
  );
  const parts = [
    ...stack.lords.map((lord) => lordText(scene, lord)),
    ...(stack.troops.counters ? [troopsText(stack.troops)] : []),
    ...captives,
    ...(stack.engine ? [tell(MAP, "engine", { dice: stack.engine })] : []),
  ];
  const words = { family: scene.names[stack.seat] ?? "", army: list(parts) };
  if (stack.marching) return tell(MAP, "army-marching", words);
  const road = scene.box.board.roads[stack.road];
  const here = scene.box.board.villages[stack.village]?.id;
  const from = road?.between.find((end) => end !== here);
  const origin = scene.box.board.villages.findIndex((village) => village.id === from);
  if (origin < 0) return tell(MAP, "army-here", words);
  return tell(MAP, "army-from", { ...words, ...villageWords(scene.box, origin) });
}

/** Everything about a village, and what can be done there. */
export function villageText(
  scene: FiefScene,
  village: number,
  stacks: readonly Stack[],
  options: readonly Option[],
): string {
  const { box, view } = scene;
  const board = box.board.villages[village];
  const place = view.villages[village];
  if (!board || !place) return "";
  const fief = fiefName(box, box.fiefs.indexOf(board.fief));
  const where = { village: board.name, fief, bishopric: board.bishopric };
  const relics = view.relics.flatMap((relic, number) =>
    relic.village === village ? [relicName(box, number)] : [],
  );
  const besieged = isBesieged(view, village);
  return [
    tell(MAP, board.principal ? "village-principal" : "village", where),
    place.control === NOBODY
      ? tell(MAP, "control-none")
      : tell(MAP, "control", { family: scene.names[place.control] ?? "" }),
    ...(place.fort === 1 ? [tell(MAP, "stronghold")] : []),
    ...(place.fort === 2 ? [tell(MAP, "city")] : []),
    ...allOf((expansion) => expansion.ofVillage?.(scene, village)).map((text) => `${text}.`),
    ...(place.mills ? [tell(MAP, "mills", { mills: place.mills })] : []),
    ...(besieged ? [tell(MAP, "besieged")] : []),
    ...(relics.length ? [tell(MAP, "relics", { relics: list(relics) })] : []),
    ...stacks.filter((stack) => stack.village === village).map((stack) => stackText(scene, stack)),
    ...(options.length
      ? [tell(MAP, "choices", { choices: list(options.map((one) => optionText(box, scene.names, one))) })]
      : []),
  ].join(" ");
}

/** Cards that may lie on a bishopric; the view has them by their names in the box. */
const LYING = ["rain", "famine", "plague", "harvest", "weather"] as const;

/** Whoever holds a title: the family and its Lord. */
function holderText(scene: FiefScene, title: number): string[] {
  const lord = scene.view.titles[title] ?? NOBODY;
  const family = scene.view.lords[lord]?.family ?? NOBODY;
  if (family === NOBODY) return [];
  return [tell(MAP, "holder", { lord: lordName(scene.box, lord), family: scene.names[family] ?? "" })];
}

const taxText = (scene: FiefScene, taxes: readonly number[]): string[] =>
  taxes.map((seat) => tell(MAP, "taxed", { family: scene.names[seat] ?? "" }));

export function fiefText(scene: FiefScene, fief: number, taxes: readonly number[]): string {
  return [`${titleName(scene.box, fief)}.`, ...holderText(scene, fief), ...taxText(scene, taxes)].join(" ");
}

export function bishopricText(scene: FiefScene, bishopric: number, taxes: readonly number[]): string {
  const lies = scene.view.bishoprics[bishopric];
  return [
    `${bishopricName(bishopric)}.`,
    ...holderText(scene, bishopOf(bishopric)),
    ...LYING.filter((card) => lies?.[card]).map((card) => `${cardName(scene.box, cardOf(card))}.`),
    ...taxText(scene, taxes),
  ].join(" ");
}

export const menuTitle = (scene: FiefScene, village: number): string =>
  tell(MAP, "menu-title", { place: villageName(scene.box, village) });
