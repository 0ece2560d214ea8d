import type { Order } from "../../../lib/protocol";

export const ORDERS: readonly Order[] = ["ask", "mine", "pass"];

/** Moments by the phase they belong to; what is in none can happen at any time. */
const IN_PHASE: Record<string, readonly string[]> = {
  "hear-ye": ["before-marriages", "before-election", "before-vote"],
  cards: ["before-discard", "before-draw", "before-disasters"],
  income: ["before-income"],
  purchases: ["before-purchase"],
  movement: ["before-march", "after-move", "after-permission", "after-movement"],
  battles: ["before-battle", "between-rolls", "after-battle", "after-sieges", "after-pillage"],
  closing: ["before-closing", "before-victory"],
};
export const ANY_TIME = "any-time";

export interface MomentGroup {
  phase: string;
  moments: string[];
}

export function byPhase(moments: readonly string[]): MomentGroup[] {
  const groups = Object.entries(IN_PHASE).map(([phase, names]) => ({
    phase,
    moments: names.filter((name) => moments.includes(name)),
  }));
  const placed = new Set(Object.values(IN_PHASE).flat());
  groups.unshift({ phase: ANY_TIME, moments: moments.filter((name) => !placed.has(name)) });
  return groups.filter((group) => group.moments.length > 0);
}

export const PRESETS = ["everything", "sensible", "alone"] as const;
export type Preset = (typeof PRESETS)[number];

/** Even who wants to be left alone is asked whether a card shall save the life of his own Lord. */
const SAVES_A_LIFE = "evade";

export function preset(name: Preset, defaults: Readonly<Record<string, Order>>): Record<string, Order> {
  if (name === "sensible") return { ...defaults };
  const all: Order = name === "everything" ? "ask" : "pass";
  return Object.fromEntries(
    Object.keys(defaults).map((moment) => [
      moment,
      name === "alone" && moment === SAVES_A_LIFE ? "mine" : all,
    ]),
  );
}

export function isPreset(
  name: Preset,
  defaults: Readonly<Record<string, Order>>,
  orders: Readonly<Record<string, Order>>,
): boolean {
  return Object.entries(preset(name, defaults)).every(
    ([moment, order]) => (orders[moment] ?? defaults[moment]) === order,
  );
}
