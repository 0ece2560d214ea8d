/** The wash of a fief by its colour on the board, mixed into the page so that both themes have it. */
const WASHES: Record<string, string> = {
  red: "#b8463a",
  "pale pink": "#d58f9a",
  violet: "#7f62a6",
  "lime green": "#8fae34",
  yellow: "#dcae2b",
  orange: "#d2752c",
  "dark green": "#3d7250",
  blue: "#3d72a8",
};

export const wash = (colour: string): string => WASHES[colour] ?? "#8a7a5c";

/** A hatch of its own for each fief, in a tile of 12 by 12. */
export const HATCHES: readonly string[] = [
  "M0 12L12 0M-3 3L3 -3M9 15L15 9",
  "M2 3h.1M8 9h.1",
  "M0 3h12M0 9h12",
  "M0 0L12 12M-3 9L3 15M9 -3L15 3",
  "M1 4l2 -2l2 2M7 10l2 -2l2 2",
  "M3 0v12M9 0v12",
  "M0 6q3 -4 6 0t6 0",
  "M3 1v4M1 3h4M9 7v4M7 9h4",
];
