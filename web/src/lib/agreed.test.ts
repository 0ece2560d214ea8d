import { beforeEach, describe, expect, test } from "vitest";
import { agreedOn, type Change, changesOf, inShort, numberName, valueText } from "./agreed";
import { join, speak, want } from "./fluent.svelte";
import type { GameInfo, Summary, TableInfo } from "./protocol";

const GAME = "fief";
const CHANGED: Change[] = [
  { name: "politics.toll_max", value: 4, ours: 5 },
  { name: "tactics.archer.cost", value: 3, ours: 2 },
  { name: "strength.saladin", value: 2, ours: 1 },
  { name: "crusades.objective.7.deniers", value: 5, ours: 4 },
];

function info(options: Record<string, string>, expansions: string[]): TableInfo {
  return {
    game: GAME,
    options,
    box: { edition: "fr2015", expansions, changed: CHANGED },
  } as unknown as TableInfo;
}

beforeEach(async () => {
  await speak("en");
  await join(GAME, ["fief-crusades"]);
  await Promise.all([want("fief-numbers"), want("agreed"), want("page")]);
});

describe("numbers that are not ours", () => {
  test("are those of modules that are on, and of all modules", () => {
    const names = changesOf(info({}, ["politics", "crusades"])).map((one) => one.name);
    expect(names).toEqual(["politics.toll_max", "strength.saladin", "crusades.objective.7.deniers"]);
    expect(changesOf({ ...info({}, []), box: {} })).toEqual([]);
  });

  test("have a name in every language, an objective with its own", async () => {
    expect(numberName(GAME, "politics.toll_max")).toBe("Most toll of a player in a round");
    expect(numberName(GAME, "crusades.objective.7.deniers")).toBe("Caravan: money");
    await speak("fr");
    expect(numberName(GAME, "crusades.objective.7.deniers")).toBe("Caravane : argent");
    await speak("pl");
    expect(numberName(GAME, "tactics.archer.cost")).toBe("Cena łucznika");
  });

  test("are figures, words, or yes and no", () => {
    expect(valueText(GAME, 4)).toBe("4");
    expect(valueText(GAME, [3, 5, 6])).toBe("3, 5, 6");
    expect(valueText(GAME, [])).toBe("–");
    expect(valueText(GAME, "one")).toBe("one player, by lot");
    expect([valueText(GAME, true), valueText(GAME, false)]).toEqual(["Yes", "No"]);
  });
});

test("options are told by title and choice, switches by title alone, numbers apart", () => {
  const options = { politics: "on", fog_of_war: "true", numbers: "politics.toll_max=4", round_limit: "9" };
  expect(agreedOn(info(options, ["politics"]))).toEqual([
    { title: "Edition", value: "French 2015" },
    { title: "Politics", value: "" },
    { title: "Fog of war", value: "Yes" },
    { title: "Last round", value: "9" },
  ]);
});

describe("in a list of tables", () => {
  const option = (name: string, usual: string, form = "choice"): object => ({ name, default: usual, form });
  const known = {
    options: [
      option("edition", "fr2015"),
      option("round_limit", "none", "number"),
      option("politics", "off"),
      option("numbers", "default", "file"),
      option("fog_of_war", ""),
      option("battle_die", ""),
      option("tie_break", ""), // fine print: not among the game's own sentences
    ],
  } as unknown as GameInfo;
  const short = (options: Record<string, string>): string[] =>
    inShort({ game: GAME, options } as unknown as Summary, known);

  test("the edition is always told, and what is off or as usual never", () => {
    expect(short({})).toEqual(["French 2015"]);
    expect(short({ edition: "pl2015", politics: "off", fog_of_war: "false" })).toEqual(["Polish"]);
  });

  test("switches by name, numbers by value, files as such, the fine print counted", () => {
    const options = {
      fog_of_war: "true",
      politics: "on",
      round_limit: "9",
      numbers: "[politics]\n",
      tie_break: "x",
    };
    expect(short(options)).toEqual([
      "French 2015",
      "Last round: 9",
      "Politics",
      "Numbers of the expansions: from a file",
      "Fog of war",
      "1 point of the fine print",
    ]);
  });
});
