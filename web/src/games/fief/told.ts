// The position in words: every function says what a part of the table shows.
import { tell } from "../../lib/fluent.svelte";
import type { Scene } from "../module";
import { allOf } from "./modules";
import {
  BISHOP,
  type Box,
  CARDINAL,
  CROWN_PRINCE,
  GAME,
  KING,
  type Lord,
  NOBODY,
  POPE,
  QUEEN,
  type View,
} from "./types";
import {
  TABLE,
  bishopricName,
  cardName,
  deniersText,
  fiefName,
  lordName,
  relicName,
  titleName,
  troopsText,
  villageName,
  villageWords,
} from "./words";

type Table = Scene<View, Box>;

const word = (id: string, words?: Record<string, string | number>): string =>
  tell(TABLE, `told-${id}`, words);
const none = (): string => word("none");
const listed = (parts: readonly string[]): string => parts.filter(Boolean).join("; ") || none();
const name = (scene: Table, seat: number): string => scene.names[seat] ?? none();

export function controller(scene: Table, village: number): string {
  const control = scene.view.villages[village]?.control ?? NOBODY;
  return control === NOBODY ? word("nobody") : name(scene, control);
}

/** Who holds a fief's title. */
export function holder(scene: Table, title: number): string {
  const lord = scene.view.titles[title] ?? NOBODY;
  if (lord === NOBODY) return word("vacant");
  return word("of-family", {
    lord: lordName(scene.box, lord),
    seat: name(scene, scene.view.lords[lord]?.family ?? NOBODY),
  });
}

export function buildings(scene: Table, at: number): string {
  const village = scene.view.villages[at];
  if (!village) return none();
  const besieging = village.sieges.flatMap((engines, seat) =>
    engines > 0 ? [word("besieged", { seat: name(scene, seat), dice: engines })] : [],
  );
  return listed([
    village.fort === 1 ? word("stronghold") : "",
    village.fort === 2 ? word("city") : "",
    ...allOf((module) => module.ofVillage?.(scene, at)),
    village.mills ? word("mills", { mills: village.mills }) : "",
    ...besieging,
  ]);
}

/** Lords and troops in a Village, family by family. */
export function present(scene: Table, at: number): string {
  const { view, box } = scene;
  const parts = scene.names.map((seat, family) => {
    const lords = view.lords.flatMap((lord, one) =>
      lord?.family === family && lord.at === at
        ? [lord.captor === NOBODY ? lordName(box, one) : word("captive", { lord: lordName(box, one) })]
        : [],
    );
    const troops = view.villages[at]?.troops[family];
    const all = [...lords, troops?.counters ? troopsText(troops) : ""].filter(Boolean);
    return all.length ? `${seat}: ${all.join(", ")}` : "";
  });
  return listed(parts);
}

/** The cards that lie on a Bishopric, by their place in the box. */
const MARKS = { harvest: 20, weather: 21, rain: 28, famine: 29, plague: 30 };

export function bishopric(scene: Table, at: number): string {
  const shown = scene.view.bishoprics[at];
  const lying = Object.entries(MARKS).filter(([mark]) => shown?.[mark as keyof typeof MARKS]);
  return listed([holder(scene, BISHOP + at), ...lying.map(([, card]) => cardName(scene.box, card))]);
}

export function roads(box: Box): string[] {
  const called = (id: string): string => villageName(box, box.villages.indexOf(id));
  return box.board.villages.map((village) => {
    const ways = box.board.roads
      .filter((road) => road.between.includes(village.id))
      .map((road) => {
        const [one, other] = road.between;
        const to = called(one === village.id ? other : one);
        return road.bridge ? word("by-bridge", { village: to }) : to;
      });
    return `${village.name}: ${ways.join(", ")}`;
  });
}

export function family(
  scene: Table,
  seat: number,
): Record<"name" | "points" | "deniers" | "income" | "cards" | "markers", string> {
  const { view, box } = scene;
  const shown = view.families[seat];
  const faces = shown?.cards.map((card) => cardName(box, card)) ?? [];
  return {
    name: listed([
      name(scene, seat),
      seat === view.first ? word("first") : "",
      shown && shown.ally !== NOBODY ? word("ally", { seat: name(scene, shown.ally) }) : "",
    ]),
    points: [
      String(shown?.victory_points ?? 0),
      ...(shown?.points.map((point) => titleName(box, point.title)) ?? []),
    ].join(", "),
    deniers: String(shown?.deniers ?? word("secret")),
    income: String(shown?.income?.total ?? word("secret")),
    cards: listed([
      word("hand", { lords: shown?.lord_cards ?? 0, fortunes: shown?.fortune_cards ?? 0 }),
      faces.join(", "),
    ]),
    markers: [
      word("markers", {
        diplomacy: shown?.markers ?? 0,
        taxes: shown?.taxes ?? 0,
        engines: shown?.engines ?? 0,
        men: shown?.stock[0] ?? 0,
        knights: shown?.stock[1] ?? 0,
      }),
      ...(box.pieces ?? []).map(
        (piece, at) => `${tell(GAME, `piece-${piece.word}`)} ${shown?.stock[at + 2] ?? 0}`,
      ),
    ].join(", "),
  };
}

export function place(scene: Table, lord: Lord): string {
  if (lord.at === NOBODY) return word("off-map");
  const village = villageName(scene.box, lord.at);
  return lord.captor === NOBODY ? village : word("held", { village, seat: name(scene, lord.captor) });
}

export function titles(scene: Table, lord: Lord): string {
  return listed(lord.titles.map((title) => titleName(scene.box, title, scene.view.regency)));
}

export function state(scene: Table, lord: Lord): string {
  return listed([
    word("strength", { strength: lord.strength }),
    lord.spouse === NOBODY ? "" : word("married", { lord: lordName(scene.box, lord.spouse) }),
    ...allOf((module) => module.ofLord?.(scene, scene.view.lords.indexOf(lord))),
    lord.darc ? word("darc") : "",
    lord.assassin ? word("assassin") : "",
    lord.excommunicated ? word("excommunicated") : "",
    lord.captor === NOBODY ? "" : word("ransom", { ransom: deniersText(lord.ransom) }),
  ]);
}

/** Column, election, battle, offer and talk, if there are any. */
export function happenings(scene: Table): string[] {
  const further = allOf((module) => module.told?.(scene));
  return [...column(scene), ...election(scene), ...battle(scene), ...deal(scene), ...talk(scene), ...further];
}

function column(scene: Table): string[] {
  const { column: one } = scene.view;
  if (!one) return [];
  const lords = one.lords.map((lord) => lordName(scene.box, lord)).join(", ");
  const village = villageWords(scene.box, one.village);
  return [word("column", { seat: name(scene, one.seat), lords, troops: troopsText(one.troops), ...village })];
}

function election(scene: Table): string[] {
  const { election: one } = scene.view;
  if (one.stage === "none") return [];
  const lords = one.candidates.map((lord) => (lord === NOBODY ? "" : lordName(scene.box, lord)));
  const votes = one.weights.map((weight, seat) => `${name(scene, seat)} ${weight.votes}`);
  const placed = one.markers.flatMap((markers, seat) =>
    markers.map((lord) => word("marker", { seat: name(scene, seat), lord: lordName(scene.box, lord) })),
  );
  return [
    word("election", {
      title: titleName(scene.box, one.title),
      lords: lords.filter(Boolean).join(", ") || none(),
    }),
    word("votes", { votes: votes.join(", ") }),
    ...placed,
  ];
}

function battle(scene: Table): string[] {
  const { battle: one } = scene.view;
  if (!one) return [];
  const sides = one.armies.map((army, side) =>
    word(side ? "defence" : "attack", {
      who: army.troops.map((part) => `${name(scene, part.seat)}: ${troopsText(part.troops)}`).join(", "),
      lords: army.lords.map((lord) => lordName(scene.box, lord)).join(", ") || none(),
      strength: army.strength ?? word("secret"),
      dice: army.dice ?? word("secret"),
    }),
  );
  return [word("battle", { ...villageWords(scene.box, one.village), rolls: one.rolls }), ...sides];
}

function item(scene: Table, [kind, number]: [number, number]): string {
  const { box } = scene;
  switch (kind) {
    case 0:
      return deniersText(number);
    case 1:
      return cardName(box, number);
    case 2:
      return villageName(box, number);
    case 3:
      return word("captive", { lord: lordName(box, number) });
    case 4:
      return word("freedom", { lord: lordName(box, number) });
    default:
      return relicName(box, number);
  }
}

function deal(scene: Table): string[] {
  const { deal: one } = scene.view;
  if (!one) return [];
  const items = (side: [number, number][] | null): string =>
    side === null ? word("secret") : side.map((part) => item(scene, part)).join(", ") || none();
  return [
    word("deal", {
      seat: name(scene, one.proposer),
      partner: name(scene, one.partner),
      given: items(one.given),
      wanted: items(one.wanted),
    }),
  ];
}

function talk(scene: Table): string[] {
  const members = scene.view.talk?.members;
  return members ? [word("talk", { seats: members.map((seat) => name(scene, seat)).join(", ") })] : [];
}

const HIGH = [KING, QUEEN, CROWN_PRINCE, POPE, CARDINAL, CARDINAL + 1, CARDINAL + 2, CARDINAL + 3];

export function supply(scene: Table): string[] {
  const { decks, supply: left, order, titles: holders } = scene.view;
  const high = HIGH.filter((title) => (holders[title] ?? NOBODY) !== NOBODY);
  return [
    word("order", { seats: order.map((seat) => name(scene, seat)).join(", ") }),
    ...high.map((title) => `${titleName(scene.box, title, scene.view.regency)}: ${holder(scene, title)}`),
    word("decks", { lords: decks.lord.cards, fortunes: decks.fortune.cards, disasters: decks.track }),
    word("supply", { strongholds: left.strongholds, mills: left.mills }),
  ];
}

/** The Pope's tithe has a mask of Bishoprics instead of one (phases/taxes.py). */
const AS_POPE = 4;

export function taxes(scene: Table): string[] {
  const { box } = scene;
  return scene.view.taxes.map(([seat = 0, kind = 0, at = 0, , capacity = 0]) => {
    const bishoprics = box.bishoprics.map((_, one) => one).filter((one) => (at >> one) & 1);
    const tithed = capacity === AS_POPE ? bishoprics : [at];
    const what = kind === 0 ? fiefName(box, at) : tithed.map(bishopricName).join(", ");
    return word("tax", { seat: name(scene, seat), what });
  });
}

export function relics(scene: Table): string[] {
  return scene.view.relics.flatMap((relic, at) => {
    const where =
      relic.lord !== NOBODY
        ? lordName(scene.box, relic.lord)
        : relic.village !== NOBODY
          ? villageName(scene.box, relic.village)
          : "";
    return where ? [`${relicName(scene.box, at)}: ${where}`] : [];
  });
}
