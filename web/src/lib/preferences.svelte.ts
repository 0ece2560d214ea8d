import { type Language, preferred, speak } from "./fluent.svelte";
import { read, write } from "./store";

export type Theme = "system" | "day" | "candle";

export interface Preferences {
  language: Language | null;
  theme: Theme;
  confirm: boolean;
  motion: boolean;
  /** great events are shown as a page of their own */
  moments: boolean;
  hints: boolean;
  /** of the browser, while the page is in the background */
  notices: boolean;
  sound: boolean;
  name: string;
}

const START: Preferences = {
  language: null,
  theme: "system",
  confirm: false,
  motion: true,
  moments: true,
  hints: true,
  notices: false,
  sound: false,
  name: "",
};

export const preferences = $state<Preferences>({
  ...START,
  ...read<Partial<Preferences>>("preferences", {}),
});

export function prefer<K extends keyof Preferences>(what: K, value: Preferences[K]): void {
  preferences[what] = value;
  write("preferences", $state.snapshot(preferences));
  if (what === "theme") showTheme();
  if (what === "language") void speak(preferences.language ?? preferred(navigator.languages));
}

export function showTheme(): void {
  const root = document.documentElement;
  if (preferences.theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", preferences.theme);
}

const still =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : { matches: true };

/** How long something may move, in milliseconds: nothing at all for readers who want none. */
export function motion(duration: number): number {
  return preferences.motion && !still.matches ? duration : 0;
}
