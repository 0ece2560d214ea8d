import type { TransitionConfig } from "svelte/transition";
import { motion } from "./preferences.svelte";

const TRAVEL = 520;
const APPEAR = 240;

// Where the pieces that have just left their place were, by what they are.
const left = new Map<number, DOMRect>();

/** A piece leaves its place at once, but where it was is remembered for a moment. */
export function send(node: Element, { key }: { key: number }): TransitionConfig {
  const from = node.getBoundingClientRect();
  if (from.width && motion(TRAVEL)) {
    left.set(key, from);
    setTimeout(() => left.get(key) === from && left.delete(key), TRAVEL);
  }
  return { duration: 0 };
}

/** A piece arrives: from where it was if that could be seen, otherwise it fades in. */
export function receive(node: Element, { key }: { key: number }): () => TransitionConfig {
  return () => {
    const from = left.get(key);
    const to = node.getBoundingClientRect();
    left.delete(key);
    if (!from || !to.width) return { duration: motion(APPEAR), css: (t) => `opacity: ${t}` };
    fly(node, from, to, motion(TRAVEL));
    return { duration: motion(TRAVEL), css: (t) => `opacity: ${t < 0.97 ? 0 : 1}` };
  };
}

/** A copy flies over everything, since the places themselves are clipped. */
function fly(node: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  for (const [name, value] of Object.entries({
    left: to.left,
    top: to.top,
    width: to.width,
    height: to.height,
  }))
    copy.style.setProperty(name, `${value}px`);
  document.body.append(copy);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = copy.animate([{ transform: start }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(0.4, 0, 0.2, 1)",
  });
  const land = (): void => copy.remove();
  flight.onfinish = land;
  flight.oncancel = land;
}
