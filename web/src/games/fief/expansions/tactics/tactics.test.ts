import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Option } from "../../../../lib/protocol";
import { lord } from "../../../../test/fief";
import { momentsIn } from "../../scenes/moments";
import Stage from "../../scenes/Stage.svelte";
import { at, begin, event, leave, option, sentence } from "../testing";
import type { Tactics } from "./view-types";
import { shotOf } from "./volleys";

beforeAll(begin);
afterAll(leave);

const TACTICS: Tactics = {
  ...{ reserve: [0, 2, 0], old: [0, 0, 0], pool: 3, committed: [], bid: null, has_bid: [false, true, false] },
  ...{ lowest_bid: 1, guard_raised: [false, false], dice: [[], []] },
};

describe("an auction", () => {
  const bids = [0, 1, 2].map((deniers) => option("bid-mercenaries", deniers));
  const waiting = [0, 2].map((seat) => ({ seat, prompt: "bid-for-mercenaries" }));

  test("shows who has bid, nobody's bid but one's own, and takes mine", async () => {
    const choose = vi.fn<(option: Option) => void>();
    const more = { waiting, options: bids, prompt: "bid-for-mercenaries", choose };
    render(Stage, { scene: at({ tactics: TACTICS }, more), sentence });
    expect(screen.getByRole("heading", { name: "Mercenaries for sale" })).toBeTruthy();
    const bidders = screen.getByRole("list", { name: "Who bids" });
    expect(within(bidders).getAllByRole("listitem")).toHaveLength(3);
    expect(within(bidders).getByRole("img", { name: "Agnès has bid" }).textContent?.trim()).toBe("");
    await userEvent.setup().click(screen.getByRole("button", { name: "Bid 2 deniers" }));
    expect(choose).toHaveBeenCalledWith(bids[2]);
  });

  test("my own bid lies open to me", () => {
    const tactics = { ...TACTICS, bid: 4, has_bid: [true, true, false] };
    render(Stage, { scene: at({ tactics }, { waiting: waiting.slice(1) }), sentence });
    expect(screen.getByRole("img", { name: "Your bid: 4" }).textContent).toContain("4");
  });

  test("all bids and what came of them are one page", () => {
    const turned = [event("bid-shown", 0, 3), event("bid-shown", 1, 0), event("mercenaries-hired", 0, 5, 3)];
    const [page, ...others] = momentsIn(turned, 0);
    expect(page?.kind).toBe("auction");
    expect(page?.events).toHaveLength(3);
    expect(others).toEqual([]);
  });
});

test("a volley is found in its battle, on its side", () => {
  const events = [
    event("volley", 0, 9, 9, 3),
    event("battle-declared", 0, 4, 1),
    event("volley", 0, 3, 2, 9),
    event("snipe-missed", 1, lord("Quentin"), 2),
  ];
  expect(shotOf(events, 0, false)).toMatchObject({ at: 2, archers: 3, hits: 2, face: 0, lord: -1 });
  expect(shotOf(events, 1, true)).toMatchObject({ lord: lord("Quentin"), deadly: false, face: 2 });
  expect(shotOf(events, 2, false)).toBeNull();
});
