import { tell } from "../../lib/fluent.svelte";
import type { Gloss, GlossLine } from "../../lib/gloss.svelte";
import type { Option } from "../../lib/protocol";
import { ruleMessage } from "../../lib/rules.svelte";
import type { Scene } from "../../lib/game";
import { type Box, type View, effectRule, eventRule, face, incomeOf, incomeRule } from "./types";
import { GAME, coinsText, estateName, eventName, hintText, tileName } from "./words";

type Table = Scene<View, Box>;

export function line(rule: string): GlossLine {
  return { text: tell(GAME, ruleMessage(rule)), rule };
}

export function placeGloss(scene: Table, row: number, place: number, option: Option | undefined): Gloss {
  const tile = scene.view.rows[row]?.[place] ?? 0;
  const at = tell(GAME, "label-spot", { row: row + 1, place: place + 1 });
  if (!tile) return { title: `${at}: ${tell(GAME, "label-empty")}`, lines: [line("M-2.4-01")] };
  const gloss = tileGloss(scene, tile, option);
  const spot = row * 6 + place;
  const scout = scene.view.scouts.indexOf(spot);
  if (scout >= 0 && scout !== scene.you) gloss.lines.push(line("M-3.4-01"));
  return gloss;
}

export function tileGloss(scene: Table, tile: number, option?: Option): Gloss {
  const { estate } = face(scene.box, tile);
  return {
    title: tileName(scene.box, tile),
    note: hintText(option?.hint),
    lines: [line(effectRule(estate)), line(incomeRule(estate))],
  };
}

export function columnGloss(scene: Table, seat: number, estate: number, option?: Option): Gloss {
  const { coins, rate, tiles } = incomeOf(scene.box, scene.view, seat, estate);
  const lines = [line(effectRule(estate)), line(incomeRule(estate))];
  if (scene.view.extra_coins[seat]?.[estate]) lines.push(line("M-3.7-01"));
  if ((scene.view.plots[seat]?.[estate] ?? -1) >= 0) lines.push(line("M-3.8-01"));
  const now = tell(GAME, "column-income", { coins, rate, tiles });
  return { title: estateName(estate), note: hintText(option?.hint) || now, lines };
}

export function eventGloss(card: number): Gloss {
  return { title: eventName(card), lines: [line(eventRule(card)), line("M-2.5-01")] };
}

export function plotGloss(token: number): Gloss {
  return {
    title: tell(GAME, "column-plot", { estate: estateName(token) }),
    lines: [line("M-3.8-01"), line("M-6.5-01")],
  };
}

export function coinsGloss(name: string, coins: number): Gloss {
  return { title: `${name}: ${coinsText(coins)}`, lines: [line("M-5.1-03"), line("M-5.1-02")] };
}

export function simpleGloss(title: string, ...rules: string[]): Gloss {
  return { title, lines: rules.map(line) };
}
