import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak, want } from "../lib/fluent.svelte";
import type { Holiday as Shape } from "../lib/protocol";
import Holiday from "./Holiday.svelte";

beforeAll(async () => {
  await speak("en");
  await want("middle-ages");
});
afterEach(() => vi.unstubAllGlobals());

const at = (table: string, title: string, until: string | null): Shape["tables"][number] => ({
  ...{ table, title, until, game: "middle-ages", seat: 0 },
});

test("away everywhere, and home again", async () => {
  const sent: [string, unknown][] = [];
  const END = "2030-05-01T21:59:59Z";
  let now: Shape = { until: null, tables: [at("a", "By mail", null), at("b", "", null)] };
  vi.stubGlobal("fetch", (_: string, init: RequestInit = {}) => {
    const body = init.body ? (JSON.parse(init.body as string) as { until: string }) : null;
    if (init.method) sent.push([init.method, body]);
    if (init.method === "PUT") now = { until: END, tables: [at("a", "By mail", END), at("b", "", null)] };
    if (init.method === "DELETE") now = { until: null, tables: [] };
    return Promise.resolve(new Response(JSON.stringify(now), { status: 200 }));
  });
  render(Holiday, { attempt: (work: () => Promise<unknown>) => work().then(() => true) });
  const last = screen.getByLabelText<HTMLInputElement>("My last day away");
  const chosen = last.value;
  await userEvent.click(screen.getByRole("button", { name: "Tell all my tables" }));
  expect(await screen.findByText(/You are away until/)).toBeTruthy();
  expect(sent).toEqual([["PUT", { until: new Date(`${chosen}T23:59:59`).toISOString() }]]);
  expect(screen.getByText(/1 game that goes on knows it/)).toBeTruthy();
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items[0]).toContain("By mail");
  expect(items[1]).toContain("not away");
  await userEvent.click(screen.getByRole("button", { name: "I am home again" }));
  expect(await screen.findByRole("button", { name: "Tell all my tables" })).toBeTruthy();
  expect(sent[1]?.[0]).toBe("DELETE");
});
