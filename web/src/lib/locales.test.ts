import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>(["$locales/*/*.ftl", "$games/**/locales/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function sentences(language: string, domain: string): Map<string, string> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${language}/${domain}.ftl`));
  const text = (path && files[path]) ?? "";
  const found = new Map<string, string>();
  for (const block of text.split(/^(?=[a-zA-Z])/m)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
    if (id) found.set(id, block);
  }
  return found;
}

// Every domain that a page reads; the sentences of the command line have a test of their own.
const domains = Object.keys(files)
  .map((path) => /\/en\/([\w-]+)\.ftl$/.exec(path)?.[1] ?? "")
  .filter((domain) => domain && domain !== "cli");

// $id is what the grammar of one language asks for, not what is said.
const variables = (text: string): string => [...new Set(text.match(/\$(?!id\b)\w+/g) ?? [])].sort().join(" ");

describe.each(domains)("%s.ftl", (domain) => {
  const english = sentences("en", domain);

  test.each(["en", "fr", "pl"])("%s is complete and well formed", (language) => {
    const found = sentences(language, domain);
    expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of found)
      expect(`${id} ${variables(text)}`).toBe(`${id} ${variables(english.get(id) ?? "")}`);
    const bundle = new FluentBundle(language);
    const whole = [...found.values()].join("\n");
    expect(bundle.addResource(new FluentResource(whole))).toEqual([]);
    for (const id of found.keys()) expect(bundle.hasMessage(id), id).toBe(true);
  });
});
