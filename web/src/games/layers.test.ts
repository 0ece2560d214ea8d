// Who may import whom, and who may name whom: what keeps a game one folder, and an expansion one folder in it.
import { dirname, join, normalize } from "node:path/posix";
import { describe, expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const EXPANSIONS = import.meta.glob<{ expansion: Named }>("./fief/expansions/*/index.ts", { eager: true });

interface Named {
  rowsBegin: string;
  voice: readonly string[];
  page: readonly string[];
  pieces?: object;
  titles?: object;
  rows?: object;
}

const isTest = (file: string): boolean => /\.test\.ts$|\/testing\.ts$|^test\//.test(file);
/** Paths from src/, with their texts. */
const FILES = new Map(
  Object.entries(SOURCES)
    .map(([path, text]): [string, string] => [join("games", path), text])
    .filter(([file]) => !isTest(file)),
);

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

/** What a file imports of this page, in any way: also types, and what is fetched later. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, path = ""]) =>
    path.startsWith(".") ? [normalize(join(dirname(file), path))] : [],
  );
}

type Rule = (from: string, to: string) => boolean;

/** The imports that break a rule. */
const breaking = (allowed: Rule): string[] =>
  [...FILES].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((to) => !allowed(file, to))
      .map((to) => `${file} imports ${to}`),
  );

test("imports are found in every form", () => {
  const text = `import "./a.css"; import type { B } from "../b"; export * from "./c";
    const later = import("./d"); import E from 'e'; import {\n  F,\n} from "./f";`;
  expect(importsOf("x/y.ts", text)).toEqual(["x/a.css", "b", "x/c", "x/d", "x/f"]);
});

test("what games share knows no game", () => {
  const shared = (file: string): boolean => /^(?:lib|parts)\//.test(file);
  expect(breaking((from, to) => !shared(from) || !/^games(?:\/|$)/.test(to))).toEqual([]);
});

test("one game never imports another", () => {
  const game = (path: string): string | undefined => /^games\/([^/]+)\//.exec(`${path}/`)?.[1];
  const ofGames = (from: string, to: string): boolean => from.split("/").length > 2 && game(to) !== undefined;
  expect(breaking((from, to) => !game(from) || !ofGames(from, to) || game(from) === game(to))).toEqual([]);
});

describe("in Fief", () => {
  /** Each imports only rooms before it; the files at the root are rooms of their own. */
  const ROOMS = (
    "view-types types sentences words expansion added drawn choices cards court board march market battle diplomacy round family map " +
    "scenes lesson chronicle table index"
  ).split(" ");
  const ROOT = "games/fief/";
  const roomOf = (path: string): string => path.slice(ROOT.length).split("/")[0]?.split(".")[0] ?? "";
  const isInside = (path: string): boolean => path.startsWith(ROOT);
  const expansionOf = (path: string): string | undefined =>
    /^games\/fief\/expansions\/([^/]+)/.exec(path)?.[1];

  test("rooms import only rooms before them, and no expansion", () => {
    const before: Rule = (from, to) => ROOMS.indexOf(roomOf(to)) <= ROOMS.indexOf(roomOf(from));
    const isRoom = (path: string): boolean => isInside(path) && expansionOf(path) === undefined;
    const known: Rule = (from, to) => ROOMS.includes(roomOf(to)) && (isShape(from) || before(from, to));
    expect(breaking((from, to) => !isRoom(from) || !isInside(to) || known(from, to))).toEqual([]);
    const rooms = new Set([...FILES.keys()].filter(isRoom).map(roomOf));
    expect([...rooms].sort()).toEqual([...ROOMS].sort());
  });

  /** It says what may be added and has no code: it may name types of rooms after it. */
  const isShape = (file: string): boolean => file === `${ROOT}expansion.ts`;

  test("what may be added is a shape without code", () => {
    const text = FILES.get(`${ROOT}expansion.ts`) ?? "";
    expect(text.match(/^import (?!type)|\b(?:const|function|class)\b/m)).toBeNull();
  });

  const names = Object.keys(EXPANSIONS).map((path) => expansionOf(join("games", path)) ?? "");

  test("no expansion imports another, but what several share", () => {
    const another: Rule = (from, to) =>
      names.includes(expansionOf(to) ?? "") && expansionOf(to) !== expansionOf(from);
    expect(breaking((from, to) => expansionOf(from) === undefined || !another(from, to))).toEqual([]);
  });

  /** Its folder, of one or of many, and all that only it has. */
  const WORDS = Object.entries(EXPANSIONS).flatMap(([path, { expansion }]) => {
    const name = expansionOf(join("games", path)) ?? "";
    const { rowsBegin, voice, page, pieces = {}, titles = {}, rows = {} } = expansion;
    // Verbs of one word are words of other things as well.
    const verbs = Object.keys(rows).filter((verb) => verb.includes("-"));
    const own = [rowsBegin, ...voice, ...page, ...Object.keys(pieces), ...Object.keys(titles), ...verbs];
    return [...new Set([name, name.replace(/s$/, ""), ...own])];
  });
  const naming = (text: string): string[] =>
    WORDS.filter((word) =>
      new RegExp(`(?<![a-z-])${word}${word.endsWith("-") ? "" : "(?![a-z-])"}`, "i").test(text),
    );

  test("expansions are named in their folders only", () => {
    const found = [...FILES]
      .filter(([file]) => !expansionOf(file) && !UNREAD.has(file))
      .flatMap(([file, text]) => naming(text).map((word) => `${file} names ${word}`));
    expect(found).toEqual([]);
  });
  /** What the server describes. */
  const UNREAD: ReadonlySet<string> = new Set(["lib/api-types.ts"]);

  test("names are found as folders, rows, pieces, titles and verbs", () => {
    expect(names).toEqual(["crusades", "politics", "tactics", "templars", "teutonic"]);
    const text = 'the Crusade, "X-POL-03", class="guard-men", archers, jerusalem, "hide-treasure"';
    expect(naming(text).sort()).toEqual(
      ["X-POL-", "archers", "crusade", "guard-men", "hide-treasure", "jerusalem"].sort(),
    );
    expect(naming("tactical talks, a store of shares")).toEqual([]);
  });
});
