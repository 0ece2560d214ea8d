import type { Option } from "../../../lib/protocol";
import { allOf, namesIn } from "../added";

const GRAVE: ReadonlySet<string> = new Set(
  (
    "excommunicate seek-annulment surrender call-off change-sides leave cede pass-title free hand-over " +
    "strike judge waylay rise fall pillage lift lift-siege"
  ).split(" "),
);

const GRAVE_CARDS: ReadonlySet<string> = new Set(["assassination", "justice", "ambush", "uprising"]);

/** What cannot be taken back and may be regretted is confirmed, whatever the reader prefers. */
export function grave(option: Option): boolean {
  if (GRAVE.has(option.verb) || allOf((one) => namesIn(one.grave)).includes(option.verb)) return true;
  return option.verb === "play" && GRAVE_CARDS.has(option.text.split(" ")[1] ?? "");
}
