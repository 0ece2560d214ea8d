import { untrack } from "svelte";
import type { Option } from "../../../lib/protocol";
import type { FiefScene } from "../types";
import type { Point } from "./laid/lines";

interface Menu {
  title: string;
  options: readonly Option[];
  /** on the map */
  at: Point;
  /** where the reader was before it opened */
  back: HTMLElement | null;
}

/** What clicks on a map mean. */
export class Meaning {
  menu = $state.raw<Menu | null>(null);

  constructor(private readonly scene: () => FiefScene) {
    // A menu of choices that have gone is no menu.
    $effect(() => {
      const texts = scene().options.map((option) => option.text);
      if (untrack(() => this.menu)?.options.some((option) => !texts.includes(option.text))) this.menu = null;
    });
  }

  /** One choice is made, of several there is a menu, and where there is none the rule says why. */
  act(options: readonly Option[], title: string, at: Point, question: () => string | null): void {
    const scene = this.scene();
    const [only] = options;
    if (only && options.length === 1) {
      this.menu = null;
      scene.choose(only);
    } else if (only) {
      this.menu = { title, options, at, back: document.activeElement as HTMLElement | null };
    } else if (scene.you !== null) {
      const asked = question();
      if (asked) scene.ask(asked);
    }
  }

  readonly close = (): void => {
    this.menu?.back?.focus({ preventScroll: true });
    this.menu = null;
  };
}
