import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr" | "pl";
export const LANGUAGES: readonly Language[] = ["en", "fr", "pl"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", pl: "Polski" };

export type Words = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ["$locales/*/*.ftl", "$games/**/locales/*/*.ftl", "!**/cli.ftl", "!**/mail.ftl"],
  { query: "?raw", import: "default" },
);

// "page" and the names of games, each with the sentences of the language that is shown
const shown = $state<{ language: Language; bundles: Record<string, FluentBundle> }>({
  language: "en",
  bundles: {},
});
const loaded: Record<string, FluentBundle> = {};
// parts of a game that speak with its own voice, by the domain they have joined
const joined: Record<string, string[]> = {};
const ALWAYS = ["page", "people", "time"]; // what the frame of every page says

async function load(language: Language, domain: string): Promise<FluentBundle> {
  const names = [domain, ...(joined[domain] ?? [])].map((part) => `${language}/${part}`);
  const whole = names.join(" ");
  const known = loaded[whole];
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [at, text] of (await Promise.all(names.map(read))).entries())
    for (const error of bundle.addResource(new FluentResource(text))) console.error(names[at], error);
  loaded[whole] = bundle;
  return bundle;
}

async function read(name: string): Promise<string> {
  const found = Object.keys(files).find((path) => path.endsWith(`/${name}.ftl`));
  return (found && (await files[found]?.())) ?? fetched(name);
}

/** Those of a game that the page was built without: the server has them. */
async function fetched(name: string): Promise<string> {
  const [language = "", game = ""] = name.split("/");
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/sentences/${language}`);
  if (!answer.ok) throw new Error(`no sentences ${name}.ftl`);
  return answer.text();
}

/** Make a file of sentences ready if there is one; a game of another package has all its sentences in one. */
export async function wantIfThere(domain: string): Promise<void> {
  if (Object.keys(files).some((path) => path.endsWith(`/en/${domain}.ftl`))) await want(domain);
}

/** Make the sentences of a domain ("page", or the name of a game) ready in the language shown. */
export async function want(domain: string): Promise<void> {
  const language = shown.language;
  const bundle = await load(language, domain);
  if (shown.language === language) shown.bundles = { ...shown.bundles, [domain]: bundle };
}

/** From now on a domain has the sentences of these parts, too. */
export async function join(domain: string, parts: readonly string[]): Promise<void> {
  const whole = [...(joined[domain] ?? []), ...parts];
  joined[domain] = whole.filter((part, at) => whole.indexOf(part) === at);
  await want(domain);
}

/** Show everything in another language. */
export async function speak(language: Language): Promise<void> {
  const domains = [...ALWAYS, ...Object.keys(shown.bundles).filter((domain) => !ALWAYS.includes(domain))];
  const made: Record<string, FluentBundle> = {};
  await Promise.all(domains.map(async (domain) => (made[domain] = await load(language, domain))));
  shown.language = language;
  shown.bundles = made;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

export function language(): Language {
  return shown.language;
}

export function knows(domain: string, id: string): boolean {
  return shown.bundles[domain]?.hasMessage(id) ?? false;
}

/** A sentence of a game. */
export function tell(domain: string, id: string, words?: Words): string {
  const bundle = shown.bundles[domain];
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? id : "";
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, words, errors);
  for (const error of errors) console.warn(domain, id, error.message);
  return text;
}

/** A sentence of the page. */
export function say(id: string, words?: Words): string {
  return tell("page", id, words);
}

/** The first of the reader's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((one) => one === short);
    if (known) return known;
  }
  return "en";
}
