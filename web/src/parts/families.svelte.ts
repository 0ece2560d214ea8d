// The six families of look.md: colour (Okabe-Ito, a little deepened for contrast), division and charge.

export interface Family {
  charge: "lion" | "eagle" | "tower" | "stag" | "boar" | "ship";
  division: "pale" | "plain" | "fess" | "bend" | "chevron" | "barry";
  field: string;
  second: string;
  metal: string;
  /** riders and banners, always on the light cloth of tiles */
  rider: string;
  /** lines of charts, by the light of the page */
  line: string;
}

export const FAMILIES: readonly Family[] = [
  {
    charge: "lion",
    division: "pale",
    field: "#0072b2",
    second: "#005a8e",
    metal: "#ffffff",
    rider: "#0072b2",
    line: "var(--house-0)",
  },
  {
    charge: "eagle",
    division: "plain",
    field: "#262320",
    second: "#262320",
    metal: "#f0c63c",
    rider: "#262320",
    line: "var(--house-1)",
  },
  {
    charge: "tower",
    division: "fess",
    field: "#d55e00",
    second: "#a84400",
    metal: "#fff4e0",
    rider: "#c85600",
    line: "var(--house-2)",
  },
  {
    charge: "stag",
    division: "bend",
    field: "#009e73",
    second: "#007a58",
    metal: "#ffffff",
    rider: "#008a64",
    line: "var(--house-3)",
  },
  {
    charge: "boar",
    division: "chevron",
    field: "#cc79a7",
    second: "#a04d7c",
    metal: "#2d1022",
    rider: "#b5588b",
    line: "var(--house-4)",
  },
  {
    charge: "ship",
    division: "barry",
    field: "#e69f00",
    second: "#c48200",
    metal: "#2b1c00",
    rider: "#c98a00",
    line: "var(--house-5)",
  },
];

// Which family sits where at the table that is shown.
const arms = $state<{ families: readonly number[] }>({ families: [] });

export function bearArms(seats: readonly { family?: number }[]): void {
  arms.families = seats.map((seat, at) => seat.family ?? at);
}

export function family(seat: number): Family {
  return FAMILIES[(arms.families[seat] ?? seat) % FAMILIES.length] as Family;
}
