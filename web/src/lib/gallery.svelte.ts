import type { GalleryLine, GalleryMessage } from "./protocol";
import { read, write } from "./store";

const BYTES = 18;

/** The secret by which this browser's lines are known as its own, at every table another one. */
export function voice(): string {
  const kept = read<string>("voice", "");
  if (kept) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  write("voice", made);
  return made;
}

interface Kept {
  read: number;
  muted: string[];
}

/** What spectators say among themselves, as far as the reader may hear it. */
export class Gallery {
  lines = $state.raw<GalleryLine[]>([]);
  /** whether the server has let us in: as a spectator, or once the game is over */
  open = $state(false);
  /** how the reader is known here; null: he only listens */
  you = $state<string | null>(null);
  /** the name of his account; null: he gives one with his lines */
  account = $state<string | null>(null);
  readonly #table: string;
  #kept = $state.raw<Kept>({ read: 0, muted: [] });

  constructor(table: string) {
    this.#table = table;
    this.#kept = read<Kept>(this.#name, this.#kept);
  }

  get #name(): string {
    return `gallery.${this.#table}`;
  }

  hear(message: GalleryMessage): void {
    this.open = true;
    this.you = message.you;
    this.account = message.name;
    const fresh = message.lines.filter((line) => !this.lines.some((known) => known.n === line.n));
    this.lines = [...this.lines, ...fresh];
  }

  /** Lines of those whom the reader wants to hear. */
  get heard(): GalleryLine[] {
    return this.lines.filter((line) => !this.isMuted(line.who));
  }

  get unread(): number {
    return this.heard.filter((line) => line.n >= this.#kept.read && line.who !== this.you).length;
  }

  markRead(): void {
    if (this.#kept.read < this.lines.length) this.#keep({ read: this.lines.length });
  }

  isMuted(who: string): boolean {
    return this.#kept.muted.includes(who);
  }

  /** Kept by this browser: a spectator has no seat that the server could keep it for. */
  mute(who: string, muted: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== who);
    this.#keep({ muted: muted ? [...others, who] : others });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    write(this.#name, this.#kept);
  }
}
