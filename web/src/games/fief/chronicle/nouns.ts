// The nouns in a sentence of the chronicle: each can be pointed at.
import { tell } from "../../../lib/fluent.svelte";
import type { Gloss } from "../../../lib/gloss.svelte";
import type { Event } from "../../../lib/protocol";
import { allOf } from "../added";
import { buildings, controller, present } from "../board/told";
import { cardGloss } from "../cards/gloss";
import { lordGloss } from "../court/gloss";
import type { FiefScene } from "../types";
import { gloss } from "../words/gloss";
import { cardName, deniersText, lordName, titleName, villageName } from "../words/names";
import { GAME } from "../words/sentences";

export interface Piece {
  text: string;
  /** what there is to say about it; null for the words between nouns */
  card: (() => Gloss) | null;
}

interface Noun {
  /** how it may be written, the longest first */
  names: string[];
  card: () => Gloss;
}

function lordCard(scene: FiefScene, number: number): Gloss {
  const lord = scene.view.lords[number];
  if (!lord) return cardGloss(scene.box, number, false);
  const rows = allOf((expansion) => expansion.lordRows?.(scene.view, number));
  const about = [
    scene.names[lord.family] ?? "",
    ...allOf((expansion) => expansion.ofLord?.(scene, number)),
    ...lord.titles.map((title) => titleName(scene.box, title, scene.view.regency)),
    villageName(scene.box, lord.at),
  ];
  return { ...lordGloss(scene.box, number, lord, rows), note: about.filter(Boolean).join(" · ") };
}

function villageCard(scene: FiefScene, village: number): Gloss {
  const about = [controller(scene, village), buildings(scene, village), present(scene, village)];
  return { title: villageName(scene.box, village), note: about.filter(Boolean).join(" · "), lines: [] };
}

function seatCard(scene: FiefScene, seat: number): Gloss {
  const family = scene.view.families[seat];
  const money = family?.deniers ?? null;
  const about = [
    tell(GAME, "points", { points: family?.victory_points ?? 0 }),
    ...(money === null ? [] : [deniersText(money)]),
    ...(family?.lords.map((lord) => lordName(scene.box, lord)) ?? []),
  ];
  return { ...gloss(scene.names[seat] ?? ""), note: about.join(" · ") };
}

function nounOf(scene: FiefScene, kind: string, value: number): Noun | null {
  const { box, names } = scene;
  switch (kind) {
    case "lord":
      return { names: [lordName(box, value)], card: () => lordCard(scene, value) };
    case "village": {
      const name = villageName(box, value);
      // French melts an article into its preposition.
      return { names: [name, name.replace(/^Les? /, "")], card: () => villageCard(scene, value) };
    }
    case "card":
      return { names: [cardName(box, value)], card: () => cardGloss(box, value, false) };
    case "seat":
      return { names: [names[value] ?? ""], card: () => seatCard(scene, value) };
    default:
      return null;
  }
}

/** The sentence of an event in pieces; `fields` are those of its fact. */
export function piecesOf(scene: FiefScene, event: Event, fields: readonly string[], text: string): Piece[] {
  const nouns = [
    nounOf(scene, "seat", event.seat),
    ...fields.map((field, at) => nounOf(scene, field.split(":")[1] ?? "", event.args[at] ?? -1)),
  ];
  let pieces: Piece[] = [{ text, card: null }];
  for (const noun of nouns) if (noun) pieces = marked(pieces, noun);
  return pieces;
}

/** The first place where a noun stands in words that are nothing else yet. */
function marked(pieces: readonly Piece[], { names, card }: Noun): Piece[] {
  for (const [number, piece] of pieces.entries()) {
    if (piece.card) continue;
    const name = names.find((one) => one && piece.text.includes(one));
    if (!name) continue;
    const at = piece.text.indexOf(name);
    const parts: Piece[] = [
      { text: piece.text.slice(0, at), card: null },
      { text: name, card },
      { text: piece.text.slice(at + name.length), card: null },
    ];
    return [...pieces.slice(0, number), ...parts.filter((one) => one.text), ...pieces.slice(number + 1)];
  }
  return [...pieces];
}
