import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Event } from "../../../lib/protocol";
import { VILLAGES_IN, marchesIn, villagesIn } from "./latest";

const folder = resolve(import.meta.dirname, "../../../../../src/oyez/games/fief/words");

test("every fact of the rules that names a village is known, and which number it is", () => {
  const text = readdirSync(folder)
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(resolve(folder, file), "utf8"))
    .join("\n");
  const found: Record<string, number[]> = {};
  for (const [, fact = "", fields = ""] of text.matchAll(/WORDS\.fact\(\s*"([\w-]+)",\s*\(([^)]*)\)/g)) {
    const kinds = [...fields.matchAll(/"[\w-]+:([\w-]+)"/g)].map(([, kind]) => kind);
    const places = [...kinds.keys()].filter((at) => kinds[at] === "village");
    if (places.length) found[fact] = places;
  }
  expect(Object.fromEntries(VILLAGES_IN)).toEqual(found);
});

test("what has just happened is shown where it happened", () => {
  const events: Event[] = [
    { fact: "marched", seat: 0, args: [3, 9, 11, 2], rule: "F-5.0-03" },
    { fact: "controlled", seat: 0, args: [11], rule: "F-5.1-02" },
    { fact: "bought-man", seat: 1, args: [], rule: "F-4.1-01" },
    { fact: "voted", seat: 1, args: [4, 2], rule: "F-1.3-11" },
  ];
  expect(villagesIn(events)).toEqual([9, 11]);
  expect(marchesIn(events)).toEqual([{ from: 9, to: 11 }]);
});
