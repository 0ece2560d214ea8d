// The pictures of its moments, in a box of 120 by 120.
import type { Picture } from "../../drawn/picture";

export const PICTURES: Readonly<Record<string, Picture>> = {
  "teutonic-vow": {
    ground: "verdigris",
    strokes: [
      ["line", "M60 116V8"],
      ["bone", "M26 18h68v46q-6 30-34 42-28-12-34-42z"],
      ["ink", "M53 24h14v24h22v14H67v34q-4 4-7 6-3-2-7-6V62H31V48h22z"],
      ["gold", "M56 2h8v12h-8z"],
    ],
  },
};
