import type { Box } from "../types";

/** The edge of the map where a scene about these villages (indices) hides none of them, if there is one. */
export function edgeFor(box: Box, villages: readonly number[]): "top" | "bottom" {
  const heights = villages.map((village) => box.board.villages[village]?.y ?? 500);
  const middle = heights.reduce((sum, y) => sum + y, 0) / Math.max(heights.length, 1);
  return middle < 500 ? "bottom" : "top";
}
