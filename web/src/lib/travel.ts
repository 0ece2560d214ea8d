import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { motion } from "./preferences.svelte";

/** Pieces that leave one place and arrive at another are seen to travel, if the reader likes. */
export const [send, receive] = crossfade({
  duration: () => motion(480),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: motion(240) }),
});
