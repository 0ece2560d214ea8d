import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserOf } from "./agents";
import { keep, keepHost } from "./keys";
import { account, claimName, claims, myGames, nextGame, recognise } from "./people.svelte";
import { parse } from "./route.svelte";

// The server, as far as these tests ask it.
let answers: Record<string, { status?: number; body: unknown }> = {};
let asked: { path: string; method: string; body: unknown }[] = [];

function summary(id: string, status: string, waiting: number[] = [], created = 0): unknown {
  return { id, status, waiting, created: new Date(created).toISOString(), seats: [] };
}

beforeEach(() => {
  localStorage.clear();
  account.name = null;
  asked = [];
  answers = {};
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    asked.push({ path, method, body: init.body ? JSON.parse(init.body as string) : null });
    const found = answers[`${method} ${path.replace("/api/v1", "").split("?")[0]}`];
    const { status = 200, body } = found ?? {
      status: 404,
      body: { error: { code: "unknown", message: "" } },
    };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("who is signed in is remembered, and forgotten when the server knows better", async () => {
  answers["GET /me"] = { body: { account: { name: "Ada", created: "" } } };
  await recognise();
  expect([account.name, localStorage.getItem("oyez.account")]).toEqual(["Ada", '"Ada"']);
  answers["GET /me"] = { body: { account: null } };
  await recognise();
  expect(account.name).toBeNull();
});

test("a new name claims what this browser holds", async () => {
  keep("t", { seat: 0, key: "seat" });
  keepHost("t", "host");
  answers["POST /accounts"] = { status: 201, body: { name: "Ada", created: "" } };
  answers["POST /me/seats"] = { body: { claimed: 2 } };
  await claimName("Ada", "open sesame");
  expect(asked.at(-1)?.body).toEqual({ claims: claims() });
  expect(claims()).toEqual([
    { table: "t", key: "seat" },
    { table: "t", key: "host" },
  ]);
});

test("my games by link and by account are one list, my turns first", async () => {
  keep("mine", { seat: 1, key: "k" });
  keep("both", { seat: 0, key: "l" });
  account.name = "Ada";
  answers["GET /tables"] = {
    body: { tables: [summary("mine", "playing", [1], 1), summary("both", "open", [], 5)], next: null },
  };
  answers["GET /me/games"] = {
    body: {
      games: [
        { table: summary("elsewhere", "playing", [], 9), turn: true, host: false, seats: [2] },
        { table: summary("both", "open", [], 5), turn: false, host: true, seats: [0] },
      ],
      next: null,
    },
  };
  const found = await myGames();
  expect(found.map(({ table, turn, link }) => [table.id, turn, link])).toEqual([
    ["elsewhere", true, "/table/elsewhere"],
    ["mine", true, "/table/mine#key=k"],
    ["both", false, "/table/both#key=l"],
  ]);
  expect(await nextGame("elsewhere")).toBe("/table/mine#key=k");
  expect(await nextGame("mine")).toBe("/table/elsewhere");
  expect(await nextGame(null)).toBe("/table/elsewhere");
});

test("no game waits, or only the one that is shown", async () => {
  expect(await nextGame(null)).toBeNull();
  keep("one", { seat: 0, key: "k" });
  answers["GET /tables"] = { body: { tables: [summary("one", "playing", [0])], next: null } };
  expect(await nextGame("one")).toBeNull();
});

test("somebody who was signed out elsewhere keeps the games of his links", async () => {
  account.name = "Ada";
  answers["GET /me/games"] = { status: 401, body: { error: { code: "sign-in", message: "" } } };
  expect(await myGames()).toEqual([]);
  expect(account.name).toBeNull();
});

test("the account has an address", () => {
  expect(parse("/account", "", "").account).toBe(true);
  expect(parse("/table/account", "", "").account).toBe(false);
});

test("browsers are told apart in two words", () => {
  const chrome =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";
  expect(browserOf(chrome)).toBe("Chrome, Linux");
  expect(browserOf(`${chrome} Edg/156.0`)).toBe("Edge, Linux");
  expect(browserOf("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1")).toBe(
    "Safari, iOS",
  );
  expect(browserOf("stranger-bot/1")).toBe("stranger-bot/1");
});
