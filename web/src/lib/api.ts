import type {
  Account,
  Created,
  Deletion,
  Frames,
  GameInfo,
  GameWords,
  Holiday,
  MyGames,
  NewTable,
  Page,
  Preset,
  Refusal,
  Results,
  Rule,
  SeatKey,
  Session,
  Standing,
  Status,
  Summary,
  TableInfo,
} from "./protocol";

const ROOT = "/api/v1";

/** The server said no, or could not be reached (code "unreachable"). */
export class Refused extends Error {
  readonly code: string;
  /** seconds until it is worth trying again */
  readonly wait: number | null;

  constructor(refusal: Refusal, wait: string | null = null) {
    super(refusal.message);
    this.code = refusal.code;
    this.wait = wait === null ? null : Number(wait);
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const body = (await answer.json()) as { error?: Refusal; detail?: unknown };
    if (body.error) return body.error;
  } catch {
    // not JSON: the sentence below has to do
  }
  return { code: `http-${answer.status}`, message: `${answer.status} ${answer.statusText}` };
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${ROOT}${path}`, init);
  } catch {
    throw new Refused({ code: "unreachable", message: "" });
  }
  if (!answer.ok) throw new Refused(await refusalOf(answer), answer.headers.get("Retry-After"));
  return answer;
}

async function get<T>(path: string, key: string | null = null): Promise<T> {
  return (await (await ask(path, { headers: shown(key) })).json()) as T;
}

function query(words: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(words).filter(([, value]) => value !== null && value !== undefined);
  return given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&");
}

/** Whoever holds a seat or a table by its key shows it here; whoever is signed in needs none. */
function shown(key: string | null): Record<string, string> {
  return key ? { Authorization: `Bearer ${key}` } : {};
}

async function send<T>(method: string, path: string, body?: unknown, key: string | null = null): Promise<T> {
  const json: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await ask(path, {
    method,
    headers: { ...json, ...shown(key) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> => send("POST", path, body);

function remembered<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    let found = known.get(name);
    if (!found) {
      found = load(name).catch((reason: unknown) => {
        known.delete(name);
        throw reason;
      });
      known.set(name, found);
    }
    return found;
  };
}

const id = encodeURIComponent;
const seatOf = (table: string, seat: number): string => `/tables/${id(table)}/seats/${seat}`;

export const games = (): Promise<GameInfo[]> => get("/games");
export const words = remembered<GameWords>((game) => get(`/games/${id(game)}`));
export interface Wanted {
  status?: Status;
  game?: string | null;
  before?: string | null;
  limit?: number;
  archived?: "true";
}
/** Public tables, newest first, page by page. */
export const tables = (wanted: Wanted): Promise<Page> => get(`/tables?${query({ ...wanted })}`);
/** Tables that one knows by their ids; those that are no more are left out. */
export const tablesOf = async (ids: readonly string[]): Promise<Summary[]> =>
  ids.length ? (await get<Page>(`/tables?${ids.map((one) => `id=${id(one)}`).join("&")}`)).tables : [];
export const open = (table: NewTable): Promise<Created> => post("/tables", table);
export const table = <Box>(name: string): Promise<TableInfo<Box>> => get(`/tables/${id(name)}`);
/** `pledge` is what the device will contribute to the dice, see dice/contributing.ts. */
export const takeSeat = (name: string, seat: number, player: string, pledge: string): Promise<SeatKey> =>
  post(seatOf(name, seat), { name: player, pledge });
export const contribute = (
  table: string,
  seat: number,
  contribution: string,
  key: string | null,
): Promise<void> => send("POST", `${seatOf(table, seat)}/contribution`, { contribution }, key);
export const results = (name: string): Promise<Results> => get(`/tables/${id(name)}/results`);
export const record = async (name: string): Promise<string> =>
  (await ask(`/tables/${id(name)}/record`)).text();
export const frames = <View>(name: string, from: number, to: number): Promise<Frames<View>> =>
  get(`/tables/${id(name)}/frames?from=${from}&to=${to}`);
export const rules = (game: string, search: string): Promise<Rule[]> =>
  get(`/rules?game=${id(game)}&search=${id(search)}`);
export const rule = remembered<Rule>((row) => get(`/rules/${id(row)}`));

// People: accounts, sessions, one's own games.
export const me = async (): Promise<Account | null> =>
  (await get<{ account: Account | null }>("/me")).account;
export const claimName = (name: string, password: string): Promise<Account> =>
  post("/accounts", { name, password });
export const signIn = (name: string, password: string): Promise<Account> =>
  post("/sessions", { name, password });
export const signOut = (session: string): Promise<void> => send("DELETE", `/me/sessions/${id(session)}`);
export const signOutEverywhere = (): Promise<void> => send("DELETE", "/me/sessions");
export const sessions = async (): Promise<Session[]> =>
  (await get<{ sessions: Session[] }>("/me/sessions")).sessions;
export const changePassword = (old: string, fresh: string): Promise<void> =>
  send("PUT", "/me/password", { old, new: fresh });
export const holiday = (): Promise<Holiday> => get("/me/holiday");
export const goOnHoliday = (until: string): Promise<Holiday> => send("PUT", "/me/holiday", { until });
export const comeHome = (): Promise<Holiday> => send("DELETE", "/me/holiday");
export const presets = async (): Promise<Preset[]> =>
  (await get<{ presets: Preset[] }>("/me/presets")).presets;
export const savePreset = async (preset: Preset): Promise<Preset[]> =>
  (await send<{ presets: Preset[] }>("PUT", "/me/presets", preset)).presets;
export const deletePreset = async (game: string, name: string): Promise<Preset[]> =>
  (await send<{ presets: Preset[] }>("DELETE", `/me/presets?${query({ game, name })}`)).presets;
export const closeAccount = (password: string): Promise<void> => post("/me/close", { password });
export const myGames = (wanted: Wanted = {}): Promise<MyGames> => get(`/me/games?${query({ ...wanted })}`);
export const claimSeats = (claims: readonly { table: string; key: string }[]): Promise<{ claimed: number }> =>
  post("/me/seats", { claims });

// Seats and tables, for their holders and hosts.
export const standing = (table: string, key: string | null): Promise<Standing> =>
  get(`/tables/${id(table)}/standing`, key);
export const settle = (
  table: string,
  change: { title?: string; private?: boolean; named?: boolean },
  key: string | null,
): Promise<Summary> => send("PATCH", `/tables/${id(table)}`, change, key);
/** Delete a table, or ask everybody who plays at it whether that may be. */
export const askDeletion = (table: string, key: string | null): Promise<Deletion> =>
  send("POST", `/tables/${id(table)}/deletion`, undefined, key);
export const withdrawDeletion = (table: string, key: string | null): Promise<void> =>
  send("DELETE", `/tables/${id(table)}/deletion`, undefined, key);
export const exported = async (table: string, key: string | null): Promise<Blob> =>
  (await ask(`/tables/${id(table)}/export`, { headers: shown(key) })).blob();
export const setSeat = (
  table: string,
  seat: number,
  wish: { kind: "open" } | { kind: "bot"; bot: string },
  key: string | null,
): Promise<Summary> => send("PUT", seatOf(table, seat), wish, key);
export const vacate = (table: string, seat: number, key: string | null): Promise<Summary> =>
  send("POST", `${seatOf(table, seat)}/vacate`, undefined, key);
export const newLink = (
  table: string,
  seat: number,
  wish: { hand_over?: boolean; name?: string },
  key: string | null,
): Promise<SeatKey> => send("POST", `${seatOf(table, seat)}/link`, wish, key);
export const notes = async (table: string, seat: number, key: string | null): Promise<string> =>
  (await get<{ text: string }>(`${seatOf(table, seat)}/notes`, key)).text;
export const keepNotes = (table: string, seat: number, text: string, key: string | null): Promise<unknown> =>
  send("PUT", `${seatOf(table, seat)}/notes`, { text }, key);

// Where somebody is told of his games.
export const confirmAddress = (token: string): Promise<{ table: string; seat: number }> =>
  post("/addresses/confirm", { token });
export const endAddress = (address: string): Promise<void> => send("POST", `/addresses/${id(address)}/end`);
