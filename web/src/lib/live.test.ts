import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Link, Live, type Socket, liveAddress } from "./live";
import type { Refusal, TableMessage } from "./protocol";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
}

function table(n: number, ticket: number | null, actions: string[] = ["move 2-1"]): TableMessage {
  return {
    type: "table",
    id: "t",
    status: "playing",
    n,
    you: 0,
    ticket,
    seats: [],
    view: {},
    waiting: [],
    decision:
      ticket === null
        ? null
        : {
            ticket,
            prompt: "move-lord",
            seconds: null,
            rule: "M-2.6-02",
            options: actions.map((text) => ({ text, verb: "move", noun: 6 })),
          },
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
  };
}

describe("a lasting connection", () => {
  let sockets: FakeSocket[];
  let links: Link[];
  let tables: TableMessage[];
  let refusals: Refusal[];
  let live: Live;
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    links = [];
    tables = [];
    refusals = [];
    live = new Live(
      "secret",
      {
        table: (message) => tables.push(message),
        link: (state) => links.push(state),
        refused: (refusal) => refusals.push(refusal),
      },
      () => {
        sockets.push(new FakeSocket());
        return last();
      },
    );
    live.start();
    last().open();
    last().hear(table(1, 5));
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });

  test("sits down with its key first", () => {
    expect(last().sent).toEqual([{ type: "sit", key: "secret" }]);
    expect(links).toEqual(["connecting", "live"]);
    expect(tables).toHaveLength(1);
  });

  test("comes back by itself, waiting longer each time", () => {
    last().lose();
    expect(links.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().lose();
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(3);
    last().open();
    last().hear(table(1, 5));
    expect(links.at(-1)).toBe("live");
  });

  test("a choice lost with the line is sent again while its question is open", () => {
    live.play(5, "move 2-1");
    last().lose();
    vi.advanceTimersByTime(400);
    last().open();
    last().hear(table(1, 5));
    expect(last().sent).toEqual([
      { type: "sit", key: "secret" },
      { type: "play", ticket: 5, action: "move 2-1" },
    ]);
  });

  test("a choice that arrived is not played twice", () => {
    live.play(5, "move 2-1");
    last().lose();
    vi.advanceTimersByTime(400);
    last().open();
    last().hear(table(2, 6));
    expect(last().sent).toEqual([{ type: "sit", key: "secret" }]);
    last().hear(table(2, 5));
    expect(last().sent).toHaveLength(1);
  });

  test("an acknowledged choice is forgotten", () => {
    live.play(5, "move 2-1");
    last().hear({ type: "accepted", ticket: 5, n: 2 });
    last().lose();
    vi.advanceTimersByTime(400);
    last().open();
    last().hear(table(1, 5));
    expect(last().sent).toHaveLength(1);
  });

  test("a late answer brings the table up to date", () => {
    live.play(5, "move 2-1");
    last().hear({ type: "error", error: { code: "late", message: "too late" } });
    expect(refusals).toEqual([{ code: "late", message: "too late" }]);
    expect(sockets).toHaveLength(2);
  });

  test("a wrong key ends it", () => {
    last().hear({ type: "error", error: { code: "wrong-key", message: "no" } });
    expect(links.at(-1)).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("a line that went silent is given up", () => {
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(41_000);
    expect(sockets.length).toBeGreaterThan(1);
  });
});

test("the address follows the page", () => {
  expect(liveAddress("a b", { protocol: "https:", host: "x.test" })).toBe(
    "wss://x.test/api/v1/tables/a%20b/live",
  );
});
