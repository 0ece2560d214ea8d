// What all parts of the position in words have in common (told.ts of every room).
import { tell } from "../../../lib/fluent.svelte";
import type { FiefScene } from "../types";
import { TABLE } from "./sentences";

export const word = (id: string, words?: Record<string, string | number>): string =>
  tell(TABLE, `told-${id}`, words);

export const none = (): string => word("none");

export const listed = (parts: readonly string[]): string => parts.filter(Boolean).join("; ") || none();

export const seatName = (scene: FiefScene, seat: number): string => scene.names[seat] ?? none();
