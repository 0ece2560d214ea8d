import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../lib/fluent.svelte";
import type { Summary } from "../lib/protocol";
import TableList from "./TableList.svelte";

beforeAll(() => speak("en"));

const seats = ["Marguerite", "Jan"].map((name, seat) => ({ name, seat, family: seat, taken: true }));

function over(id: string, winners: number[]): Summary {
  const rest = { game: "middle-ages", options: {}, waiting: [], terms: {}, title: "" };
  return { ...rest, id, seats, winners, status: "over" } as unknown as Summary;
}

test("a game that was ended before anybody won says so", () => {
  const tables = [over("won", [1]), over("ended", [])];
  render(TableList, { title: "Over", empty: "", tables, games: [], kind: "over" });
  expect(screen.getByText(/Won by Jan/)).toBeTruthy();
  expect(screen.getByText(/Ended before anybody won/)).toBeTruthy();
});
