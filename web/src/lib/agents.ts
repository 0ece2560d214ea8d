// Browsers and systems by what they call themselves; the first that fits, for most claim to be others as well.
const BROWSERS: [RegExp, string][] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

const named = (list: [RegExp, string][], agent: string): string =>
  list.find(([sign]) => sign.test(agent))?.[1] ?? "";

/** A browser in two words; one that is not known keeps its own. */
export function browserOf(agent: string): string {
  const browser = named(BROWSERS, agent);
  if (!browser) return agent;
  const system = named(SYSTEMS, agent);
  return system ? `${browser}, ${system}` : browser;
}
