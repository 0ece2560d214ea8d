import { read, write } from "../../../lib/store";
import type { Table } from "../../../lib/table.svelte";

// Per table: how many events the reader has had before his eyes. Kept on this device.
const MOST = 40;
type Kept = [id: string, seen: number][];

function kept(): Kept {
  return read<Kept>("away", []);
}

/** What happened while the reader was not here: the page was closed, or lay behind others. */
export class Away {
  /** where the news of the absence begins, or null */
  from = $state<number | null>(null);
  #known = -1;

  /** After every message; `looking`: the page is in sight. */
  hear(table: Table, looking: boolean): void {
    const count = table.events.length;
    if (this.#known < 0) {
      const before = kept().find(([id]) => id === table.id)?.[1];
      if (before !== undefined && before < count) this.from = before;
    } else if (!looking) {
      return;
    } else if (this.#known < count && this.#missed) {
      this.from ??= this.#known;
    }
    this.#missed = false;
    this.#known = count;
    write("away", [...kept().filter(([id]) => id !== table.id), [table.id, count]].slice(-MOST));
  }

  #missed = false;

  /** The page went out of sight. */
  leave(): void {
    this.#missed = true;
  }

  forget(): void {
    this.from = null;
  }
}
