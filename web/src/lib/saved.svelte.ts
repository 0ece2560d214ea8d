// The reader's own presets: in the account of who is signed in, otherwise on this device.
import * as api from "./api";
import { account } from "./people.svelte";
import type { Preset } from "./protocol";
import { read, write } from "./store";

const MOST = 20;
const saved = $state<{ here: Preset[]; account: Preset[] }>({
  here: read<Preset[]>("presets", []),
  account: [],
});

const isSame = (one: Preset, game: string, name: string): boolean => one.game === game && one.name === name;

/** Those of the account first; of two with one name only that one is shown. */
export function savedPresets(game: string): Preset[] {
  const others = saved.here.filter(
    (one) => !saved.account.some((other) => isSame(other, one.game, one.name)),
  );
  return [...saved.account, ...others].filter((one) => one.game === game);
}

/** Ask for those of the account; without an answer the device's own have to do. */
export async function fetchPresets(): Promise<void> {
  saved.account = account.name === null ? [] : await api.presets().catch(() => saved.account);
}

function keepHere(presets: Preset[]): void {
  saved.here = presets.slice(-MOST);
  write("presets", saved.here);
}

/** Save options under a name; those of that name are replaced. Raises what the server refuses. */
export async function savePreset(preset: Preset): Promise<void> {
  if (account.name !== null) saved.account = await api.savePreset(preset);
  else keepHere([...saved.here.filter((one) => !isSame(one, preset.game, preset.name)), preset]);
}

/** Wherever it is. */
export async function deletePreset(game: string, name: string): Promise<void> {
  if (saved.account.some((one) => isSame(one, game, name)))
    saved.account = await api.deletePreset(game, name);
  keepHere(saved.here.filter((one) => !isSame(one, game, name)));
}
