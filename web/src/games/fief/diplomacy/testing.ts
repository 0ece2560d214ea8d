// A table in the browser as the server left it, for the tests of this folder: nothing is sent anywhere.
import { vi } from "vitest";
import type { Decision, Option, TableInfo, TableMessage } from "../../../lib/protocol";
import { Table } from "../../../lib/table.svelte";
import { NAMES, box, makeView } from "../../../test/fief";
import type { View } from "../types";

let tables = 0;

export function option(text: string, noun = 0): Option {
  return { text, verb: text.split(" ")[0] ?? "", noun, hint: null };
}

export function decision(prompt: string, ...options: Option[]): Decision {
  return { ticket: 7, prompt, rule: "F-8.0-14", options, seconds: null };
}

function seatInfo(name: string, seat: number): TableMessage["seats"][number] {
  return { seat, name, kind: "person", bot: null, taken: true, family: seat, named: false, handed: 0 };
}

/** Marguerite sits here, Agnès and Baudouin with her; `changes` of the message and of its view. */
export function tableWith(changes: Partial<TableMessage> = {}, view: Partial<View> = {}): Table {
  const table = new Table(`t${++tables}`, "key");
  table.info = { id: table.id, game: "fief", box, options: {} } as unknown as TableInfo;
  table.words = {
    ...{ name: "fief", version: "1", verbs: {}, prompts: {} },
    facts: { wooed: { fields: ["lord:lord", "spouse:lord"], rule: "F-1.1-08" } },
    moments: { "before-battle": "mine", "before-income": "pass", evade: "ask" },
  };
  table.link = "live";
  table.message = {
    ...{ type: "table", id: table.id, status: "playing", n: 1, you: 0, ticket: 7 },
    ...{ waiting: [], decision: null, initiatives: [], undo: false, winners: [] },
    ...{ talk: null, lesson: null, events_from: 0, events: [] },
    seats: NAMES.map(seatInfo),
    view: { ...makeView(), ...view },
    ...changes,
  } as TableMessage;
  table.heard = Date.now();
  for (const act of ["play", "ask", "undo", "speak", "order"] as const)
    vi.spyOn(table, act).mockImplementation(() => undefined);
  return table;
}
