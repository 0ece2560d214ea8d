import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Event, Option } from "../../../../lib/protocol";
import { lord, makeView, village } from "../../../../test/fief";
import { momentsIn } from "../../scenes/moments";
import Stage from "../../scenes/Stage.svelte";
import type { FiefScene, Lord, View } from "../../types";
import { titleOf } from "../../words/box";
import { at, begin, box, event, leave, option, sentence } from "../testing";
import { named } from "./hiding";
import Hiding from "./Hiding.svelte";
import type { Templars } from "./view-types";

beforeAll(begin);
afterAll(leave);

const TEMPLARS: Templars = {
  ...{ members: [lord("Quentin")], titles_left: 2, knights: [lord("Quentin")] },
  ...{ commanderies: [village("bourg")], commanderies_left: 5, hidden: false, outlawed: false, talked: [] },
};

describe("an Edict", () => {
  const answers = [option("enact", -1, "enact"), option("pass", -1, "pass")];
  const view = {
    templars: TEMPLARS,
    titles: box.titles.map((_, title) => (title === titleOf("king") ? 13 : -1)),
  };

  test("says whom it strikes and who decides", async () => {
    const choose = vi.fn<(option: Option) => void>();
    const waiting = [{ seat: 0, prompt: "consider-edict" }];
    const more = { waiting, options: answers, prompt: "consider-edict", choose };
    render(Stage, { scene: at(view, more), sentence });
    expect(screen.getByText(/1 Templar becomes an ordinary Lord/)).toBeTruthy();
    expect(screen.getByText(/Without a Grand Master/)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: /Enact the Edict/ }));
    expect(choose).toHaveBeenCalledWith(answers[0]);
  });

  test("is one page with the death of the Grand Master and the curse", () => {
    const told = [
      event("edict-enacted", 0),
      event("died", 1, lord("Quentin")),
      event("commanderies-seized", 0, 2, 2),
      event("left-templars", 1, lord("Eric")),
      event("curse-passed", 0, 13, 4),
    ];
    expect(momentsIn(told, 0).map((one) => [one.kind, one.events.length])).toEqual([["edict", 5]]);
  });
});

describe("the treasure of the Templars", () => {
  const [quentin, eric, blanche] = [lord("Quentin"), lord("Eric"), lord("Blanche")];
  const standing = { at: village("tournus"), captor: -1, titles: [] };
  const lords = makeView().lords.map(() => null) as View["lords"];
  lords[quentin] = { ...makeView().lords[quentin], ...standing, family: 0 } as Lord;
  lords[eric] = { ...makeView().lords[quentin], ...standing, family: 1 } as Lord;
  lords[blanche] = { ...makeView().lords[quentin], ...standing, family: 2 } as Lord;
  const view = { lords, templars: { ...TEMPLARS, members: [quentin, eric, blanche] } };
  const hide = (...names: number[]): Option[] => names.map((noun) => option("hide-treasure", noun));
  const asking = (options: Option[], events: Event[] = []): FiefScene =>
    at(view, { prompt: "choose-treasure-lords", options, events, you: 0 });

  test("whoever chooses sees whom he has named", () => {
    expect(named(asking(hide(quentin)))).toEqual([]);
    const then = asking(hide(eric, blanche));
    expect(named(then)).toEqual([quentin]);
    render(Hiding, { scene: then, asked: "X-TEM-54" });
    expect(screen.getByText("Already chosen: Quentin (Marguerite)")).toBeTruthy();
  });

  test("families that have refused are not among them", () => {
    const told = [event("treasure-proposed", 0, quentin, eric), event("treasure-declined", 1)];
    expect(named(asking(hide(blanche), told))).toEqual([quentin]);
    const others = [event("treasure-proposed", 2, blanche, eric), event("treasure-declined", 1)];
    expect(named(asking(hide(blanche), others))).toEqual([quentin, eric]);
  });

  test("whoever is asked sees for whom", () => {
    const told = [event("treasure-proposed", 0, quentin, eric)];
    expect(named(at(view, { prompt: "agree-to-hide", events: told, you: 1 }))).toEqual([quentin, eric]);
  });
});
