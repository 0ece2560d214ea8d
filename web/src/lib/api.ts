import type {
  Created,
  Frames,
  GameInfo,
  GameWords,
  NewTable,
  Refusal,
  Results,
  Rule,
  SeatKey,
  Summary,
  TableInfo,
} from "./protocol";

const ROOT = "/api/v1";

/** The server said no, or could not be reached (code "unreachable"). */
export class Refused extends Error {
  readonly code: string;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
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
  if (!answer.ok) throw new Refused(await refusalOf(answer));
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

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

export const games = (): Promise<GameInfo[]> => get("/games");
export const words = remembered<GameWords>((game) => get(`/games/${id(game)}`));
export const tables = async (): Promise<Summary[]> => (await get<{ tables: Summary[] }>("/tables")).tables;
export const open = (table: NewTable): Promise<Created> => post("/tables", table);
export const table = <Box>(name: string): Promise<TableInfo<Box>> => get(`/tables/${id(name)}`);
export const takeSeat = (name: string, seat: number, player: string): Promise<SeatKey> =>
  post(`/tables/${id(name)}/seats/${seat}`, { name: player });
export const results = (name: string): Promise<Results> => get(`/tables/${id(name)}/results`);
export const record = async (name: string): Promise<string> =>
  (await ask(`/tables/${id(name)}/record`)).text();
export const frames = <View>(name: string, from: number, to: number): Promise<Frames<View>> =>
  get(`/tables/${id(name)}/frames?from=${from}&to=${to}`);
export const rules = (game: string, search: string): Promise<Rule[]> =>
  get(`/rules?game=${id(game)}&search=${id(search)}`);
export const rule = remembered<Rule>((row) => get(`/rules/${id(row)}`));
