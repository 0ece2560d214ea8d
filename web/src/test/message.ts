// A message about a table at which nothing happens, for tests that are about one of its fields.
import type { TableMessage } from "../lib/protocol";

export function message(fields: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    id: "t",
    status: "playing",
    n: 0,
    you: null,
    ticket: null,
    seats: [],
    view: null,
    waiting: [],
    decision: null,
    initiatives: [],
    undo: false,
    winners: [],
    talk: null,
    lesson: null,
    commitment: null,
    head: null,
    dice: { version: null, commitment: null, pledges: [], drawing: null, contributions: null },
    behind: 0,
    events_from: 0,
    events: [],
    ...fields,
  };
}
