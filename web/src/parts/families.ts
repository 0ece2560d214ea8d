// The six families of look.md: colour (Okabe-Ito, a little deepened for contrast), division and charge.

export interface Family {
  charge: "lion" | "eagle" | "tower" | "stag" | "boar" | "ship";
  division: "pale" | "plain" | "fess" | "bend" | "chevron" | "barry";
  field: string;
  second: string;
  metal: string;
  /** the colour of lines and riders, dark enough on parchment and light enough on walnut */
  line: string;
}

export const FAMILIES: readonly Family[] = [
  {
    charge: "lion",
    division: "pale",
    field: "#0072b2",
    second: "#005a8e",
    metal: "#ffffff",
    line: "#0072b2",
  },
  {
    charge: "eagle",
    division: "plain",
    field: "#262320",
    second: "#262320",
    metal: "#f0c63c",
    line: "#262320",
  },
  {
    charge: "tower",
    division: "fess",
    field: "#d55e00",
    second: "#a84400",
    metal: "#fff4e0",
    line: "#c85600",
  },
  {
    charge: "stag",
    division: "bend",
    field: "#009e73",
    second: "#007a58",
    metal: "#ffffff",
    line: "#008a64",
  },
  {
    charge: "boar",
    division: "chevron",
    field: "#cc79a7",
    second: "#a04d7c",
    metal: "#2d1022",
    line: "#b5588b",
  },
  {
    charge: "ship",
    division: "barry",
    field: "#e69f00",
    second: "#c48200",
    metal: "#2b1c00",
    line: "#c98a00",
  },
];

export function family(seat: number): Family {
  return FAMILIES[seat % FAMILIES.length] as Family;
}
