// How we draw: shapes with a fill and a line, in colours that have a name or are written out.

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  /** as stroke-dasharray */
  dash?: string;
  opacity?: number;
}

export type Paints = Readonly<Record<string, string>>;

/** Colours of things that look the same on everything we draw. */
export const PAINTS: Paints = {
  ink: "#2a2118",
  gold: "#dcaf3a",
  bronze: "#8f6a12",
  steel: "#bcc5cc",
  iron: "#6d7780",
  white: "#fbf6ea",
  linen: "#e4dac4",
  red: "#ab332a",
  wine: "#7d2030",
  blue: "#2f5a8f",
  green: "#3f7a52",
  fur: "#7a5a3c",
  wood: "#8a5f38",
  bone: "#efe4c8",
  straw: "#e2bd58",
  earth: "#6b4a2f",
  night: "#232a3a",
  shade: "rgb(42 33 24 / 22%)",
  shine: "rgb(255 255 255 / 40%)",
};

/** A shape with the outline that everything of one picture shares. */
export function body(fill: string, d: string, width = 1.2): Stroke {
  return { d, fill, line: "ink", width };
}

export function flat(fill: string, d: string, opacity?: number): Stroke {
  return opacity === undefined ? { d, fill } : { d, fill, opacity };
}

export function line(colour: string, width: number, d: string, dash?: string): Stroke {
  return dash === undefined ? { d, line: colour, width } : { d, line: colour, width, dash };
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Left and right of the middle of a picture: the same path and its mirror image, written by a function of x. */
export function both(make: (x: (from: number) => number) => string, middle = 32): string {
  return make((from) => middle - from) + make((from) => middle + from);
}
