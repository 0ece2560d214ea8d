// A Crusade for the tests of components: Quentin before Jerusalem, Blanche at sea, Jerusalem and a Caravan drawn.
import { lord, makeView, scene as plainScene } from "../../../../test/fief";
import type { Crusade, CrusadeScene, CrusadeView, Tile } from "./types";

const tile = (name: string, fort: number, defenders: number, title: number, deniers: number): Tile => ({
  ...{ name, fort, defenders, reinforcement: defenders - 1 || 1, title, deniers },
});

export const BOARD: Tile[] = [
  tile("jerusalem", 2, 7, 21, 0),
  tile("antioch", 2, 6, 22, 0),
  tile("tripoli", 1, 5, 23, 0),
  tile("edessa", 1, 5, 24, 0),
  tile("acre", 1, 4, 25, 0),
  tile("ascalon", 1, 3, -1, 10),
  tile("jaffa", 0, 3, -1, 6),
  tile("caravan", 0, 1, -1, 4),
  tile("caravan", 0, 1, -1, 4),
  tile("caravan", 0, 1, -1, 4),
];

export function crusade(changes: Partial<Crusade> = {}): Crusade {
  return {
    stage: 1,
    pool: [1, 2, 3, 5, 6, 7, 9],
    tiles: [0, 8],
    garrisons: [7, 1],
    held: [],
    engines: Array.from({ length: 12 }, () => 0),
    companies: [
      { seat: 0, lord: lord("Quentin"), place: 0, troops: [4, 2] },
      { seat: 1, lord: lord("Blanche"), place: -1, counters: 3 },
    ],
    order: [lord("Quentin"), lord("Blanche")],
    saladin: [0, 0, 0],
    fight: null,
    renegades: [],
    guilty: [],
    spared: -1,
    aside: [],
    homes: [],
    captives: [],
    board: BOARD,
    commanders: [0, -1],
    protected: [0, 1],
    points: { defender: 2, knight: 3, saladin: 1 },
    alliance: 5,
    battle: null,
    asked: { lord: -1, place: -1 },
    ...changes,
  };
}

export function scene(changes: Partial<CrusadeScene> & { crusade?: Partial<Crusade> } = {}): CrusadeScene {
  const { crusade: facts, ...others } = changes;
  const view: CrusadeView = { ...makeView(), phase: "crusades", crusade: crusade(facts) };
  view.titles = [...view.titles, -1, -1, -1, -1, lord("Quentin")];
  return { ...(plainScene() as CrusadeScene), view, ...others };
}
