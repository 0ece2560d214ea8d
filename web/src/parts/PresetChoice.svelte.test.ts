import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import * as api from "../lib/api";
import { speak, want } from "../lib/fluent.svelte";
import { account } from "../lib/people.svelte";
import { read } from "../lib/store";
import PresetChoice from "./PresetChoice.svelte";

vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof api>()),
  presets: vi.fn(() => Promise.resolve([])),
  savePreset: vi.fn((one: object) => Promise.resolve([one])),
  deletePreset: vi.fn(() => Promise.resolve([])),
}));

const option = (name: string, usual: string, choices: string[], more = {}) => ({
  ...{ name, default: usual, choices, form: "choice" as const, fine: false, by_edition: {}, ...more },
});
const game = {
  ...{ name: "fief", fewest: 3, most: 6, bots: [], ratings: {}, usual_bot: "", lessons: [] },
  options: [
    option("edition", "en2014", ["en2014", "fr2015"]),
    option("tactics", "off", ["off", "on"]),
    option("archers", "", ["false", "true"], { by_edition: { en2014: "false", fr2015: "true" } }),
  ],
  presets: [{ name: "summary", options: { edition: "en2014", tactics: "on" } }],
};

function show(chosen: Record<string, string>) {
  const props = $state({ game, chosen });
  render(PresetChoice, {
    get chosen() {
      return props.chosen;
    },
    set chosen(value) {
      props.chosen = value;
    },
    game,
  });
  return props;
}

const checked = (): string =>
  (screen.getByRole("radio", { checked: true }) as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "";

beforeEach(async () => {
  localStorage.clear();
  account.name = null;
  await speak("en");
  await want("fief"); // as the lobby does before it shows the form
});

test("one click chooses all of it; a change afterwards is no longer the preset", async () => {
  const props = show({ edition: "fr2015" });
  expect(checked()).toBe("As printed");
  await userEvent.click(screen.getByLabelText("As in the summary"));
  expect(props.chosen).toEqual({ tactics: "on" });
  expect(checked()).toBe("As in the summary");
  props.chosen = { tactics: "on", archers: "true" };
  await vi.waitFor(() => expect(checked()).toBe("Custom"));
  props.chosen = { tactics: "on", archers: "false" }; // what the edition has anyway
  await vi.waitFor(() => expect(checked()).toBe("As in the summary"));
});

test("the presets of a game are named in the language that is shown", async () => {
  show({ tactics: "on" });
  expect(checked()).toBe("As in the summary");
  await speak("pl");
  await vi.waitFor(() => expect(checked()).toBe("Jak w streszczeniu"));
  expect(screen.getByText(/pięcioma dodatkami/)).toBeTruthy();
});

test("a preset without a sentence has its own name", () => {
  render(PresetChoice, { game: { ...game, presets: [{ name: "unheard", options: {} }] }, chosen: {} });
  expect(screen.getByLabelText("unheard")).toBeTruthy();
});

test("a preset of one's own is saved on the device, chosen again, and deleted", async () => {
  const props = show({ edition: "fr2015", tactics: "on" });
  await userEvent.click(screen.getByRole("button", { name: "Save as a preset" }));
  await userEvent.type(screen.getByLabelText("Name of the preset"), " Our  evening {Enter}");
  expect(checked()).toBe("Our evening");
  const ours = { game: "fief", name: "Our evening", options: { edition: "fr2015", tactics: "on" } };
  expect(read("presets", [])).toEqual([ours]);
  expect(document.activeElement).toBe(screen.getByLabelText("Our evening"));

  await userEvent.click(screen.getByLabelText("As printed"));
  expect(props.chosen).toEqual({ edition: "fr2015" });
  await userEvent.click(screen.getByLabelText("Our evening"));
  expect(props.chosen).toEqual(ours.options);
  await userEvent.click(screen.getByRole("button", { name: "Delete the preset “Our evening”" }));
  expect(read("presets", [])).toEqual([]);
  expect(checked()).toBe("Custom");
});

test("of who is signed in it is saved in the account; a refusal is said", async () => {
  account.name = "Ada";
  show({ tactics: "on", archers: "true" });
  await userEvent.click(screen.getByRole("button", { name: "Save as a preset" }));
  const field = screen.getByLabelText("Name of the preset");
  vi.mocked(api.savePreset).mockRejectedValueOnce(new api.Refused({ code: "too-many-presets", message: "" }));
  await userEvent.type(field, "Mine{Enter}");
  expect(screen.getByRole("alert").textContent).toContain("keeps no more presets");
  await userEvent.type(field, "{Enter}");
  expect(checked()).toBe("Mine");
  expect(read("presets", [])).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /Delete/ }));
  expect(api.deletePreset).toHaveBeenCalledWith("fief", "Mine");
});
