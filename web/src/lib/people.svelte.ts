import * as api from "./api";
import { type Words, tell } from "./fluent.svelte";
import { hosted, keysOf, ring } from "./keys";
import type { Summary } from "./protocol";
import { read, write } from "./store";

/** Who is signed in here. The name is remembered, so that the page need not jump when the server confirms it. */
export const account = $state<{ name: string | null; asking: "sign-in" | "claim" | null }>({
  name: read<string | null>("account", null),
  asking: null,
});

/** A sentence about people. */
export function phrase(id: string, words?: Words): string {
  return tell("people", id, words);
}

function become(name: string | null): void {
  account.name = name;
  write("account", name);
}

/** Ask the server who we are; without an answer we stay who we were. */
export async function recognise(): Promise<void> {
  try {
    become((await api.me())?.name ?? null);
  } catch {
    // the next page asks again
  }
}

/** Seats and tables that this browser holds by their keys. */
export function claims(): { table: string; key: string }[] {
  return [...ring().map(({ table, key }) => ({ table, key })), ...hosted()].slice(-100);
}

export async function claimName(name: string, password: string): Promise<void> {
  become((await api.claimName(name, password)).name);
  await claimSeats();
}

export async function signIn(name: string, password: string): Promise<void> {
  become((await api.signIn(name, password)).name);
}

/** What this browser holds belongs to the account, too. Nothing is lost if it does not work. */
export async function claimSeats(): Promise<number> {
  const held = claims();
  return held.length ? (await api.claimSeats(held)).claimed : 0;
}

export async function signOut(everywhere = false): Promise<void> {
  await (everywhere ? api.signOutEverywhere() : api.signOut("current"));
  become(null);
}

export function forgetAccount(): void {
  become(null);
}

export interface Mine {
  table: Summary;
  turn: boolean;
  /** the address of my seat there */
  link: string;
}

function linkTo(table: Summary): string {
  const key = keysOf(table.id)[0];
  return `/table/${encodeURIComponent(table.id)}${key ? `#key=${encodeURIComponent(key.key)}` : ""}`;
}

const RANK = { playing: 1, open: 2, over: 3 } as const;

/** My games, by my keys and by my account: those that wait for me first, then the newest. */
export async function myGames(): Promise<Mine[]> {
  const ids = Object.keys(Object.fromEntries(ring().map(({ table }) => [table, true]))).slice(-100);
  const [held, own] = await Promise.all([
    api.tablesOf(ids),
    account.name === null ? [] : api.myGames({ limit: 200 }).then(({ games }) => games, signedOut),
  ]);
  const found: Record<string, Mine> = {};
  for (const { table, turn } of own) found[table.id] = { table, turn, link: linkTo(table) };
  for (const table of held) {
    const turn = keysOf(table.id).some(({ seat }) => table.waiting.includes(seat));
    found[table.id] = { table, turn: turn || (found[table.id]?.turn ?? false), link: linkTo(table) };
  }
  const rank = (one: Mine): number => (one.turn ? 0 : RANK[one.table.status]);
  return Object.values(found).sort(
    (one, other) =>
      rank(one) - rank(other) || Date.parse(other.table.created) - Date.parse(one.table.created),
  );
}

function signedOut(reason: unknown): [] {
  if (!(reason instanceof api.Refused) || reason.code !== "sign-in") throw reason;
  become(null);
  return [];
}

/** The address of the next game that waits for me, after the one that is shown. */
export async function nextGame(shown: string | null): Promise<string | null> {
  const waiting = (await myGames()).filter((one) => one.turn);
  const here = waiting.findIndex((one) => one.table.id === shown);
  const next = waiting[(here + 1) % Math.max(waiting.length, 1)];
  return next && next.table.id !== shown ? next.link : null;
}
