// Options of a game under a name: those that come with it, and those that somebody saved.
import type { GameInfo, GameOption } from "./protocol";

export type Options = Record<string, string>;

/** What an option comes to, whether it was chosen or not. */
function valueOf(option: GameOption, options: Options, edition: string): string {
  return options[option.name] ?? (option.default || (option.by_edition[edition] ?? ""));
}

function editionOf(game: GameInfo, options: Options): string {
  return options.edition ?? game.options.find(({ name }) => name === "edition")?.default ?? "";
}

/** Whether two sets of options make the same game. */
export function sameGame(game: GameInfo, some: Options, others: Options): boolean {
  const [one, other] = [editionOf(game, some), editionOf(game, others)];
  return game.options.every((option) => valueOf(option, some, one) === valueOf(option, others, other));
}

/** An edition and nothing else. */
export function asPrinted(options: Options): Options {
  return options.edition === undefined ? {} : { edition: options.edition };
}

/** What differs from default, as the form keeps it; what the game does not know any more is left out. */
export function differing(game: GameInfo, options: Options): Options {
  const kept = game.options.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
  return Object.fromEntries(kept.map(({ name }) => [name, options[name] ?? ""]));
}
