// Pictures of great moments, in a box of 120 by 120: paths with the names of their paints.

export type Paint =
  "ink" | "gold" | "bone" | "stone" | "steel" | "red" | "green" | "blue" | "wood" | "line" | "thin";
export type Stroke = readonly [Paint, string];

export interface Picture {
  ground: "lapis" | "rubric" | "verdigris" | "night";
  strokes: readonly Stroke[];
  /** the mark of a title before them */
  title?: "pope";
}
