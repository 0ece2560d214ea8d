import { expect, test } from "vitest";
import type { Event } from "../../../lib/protocol";
import "../../../test/fief";
import { marchesIn, villagesIn } from "./latest";

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
