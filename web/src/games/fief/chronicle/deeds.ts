import { allOf, namesIn } from "../added";

const DEEDS: readonly string[] = (
  "became-first settled wooed suit-refused stood-for marked discarded drew-lord drew-fortune lord-came " +
  "fortune-laid tallaged tithed tithed-as-cardinal tithed-as-pope ransomed price-offered price-refused " +
  "bought-man bought-knight built-mill built-stronghold bought-title bought-cardinal title-passed marched " +
  "asked-leave gave-leave refused-leave declared-cavalcade charged battle-declared helped truce-offered " +
  "truce-refused surrendered called-off came-out besieged siege-continued pillaged ceded handed-over " +
  "siege-lifted offered offer-refused deal-made invited declined rose struck took-relic"
).split(" ");

/** What a seat does of its own will: the log marks what happened since the reader's last. */
export const deeds = (): ReadonlySet<string> =>
  new Set([...DEEDS, ...allOf((expansion) => namesIn(expansion.deeds))]);
