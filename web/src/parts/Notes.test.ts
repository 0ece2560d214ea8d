import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../lib/fluent.svelte";
import Notes from "./Notes.svelte";

beforeAll(() => speak("en"));
afterEach(() => vi.unstubAllGlobals());

const said = (): string | undefined => screen.getByRole("status").textContent?.trim();

test("notes look unsaved until the server has them", async () => {
  const sent: { method: string; body: unknown; key: string | undefined }[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>;
    if (init.method === "PUT")
      sent.push({ method: "PUT", body: JSON.parse(init.body as string), key: headers.Authorization });
    return Promise.resolve(new Response(JSON.stringify({ text: "Trust nobody." }), { status: 200 }));
  });
  render(Notes, { table: "t", seat: 0, key: "secret" });
  const pad = await screen.findByLabelText("Your notes");
  await waitFor(() => expect((pad as HTMLTextAreaElement).value).toBe("Trust nobody."));
  expect(said()).toBe("Saved");
  await userEvent.type(pad, " Not even Jan.");
  expect(said()).toBe("Unsaved");
  await waitFor(() => expect(said()).toBe("Saved"), { timeout: 3000 });
  expect(sent).toEqual([
    { method: "PUT", body: { text: "Trust nobody. Not even Jan." }, key: "Bearer secret" },
  ]);
});
