// The end of a game: is what the server opens now what this device was shown while it was played?
import type { Proof } from "../protocol";
import { promiseOf } from "./formulas";
import { firstPromiseOf, headsOf, seedOf } from "./opened";
import { type Misfit, type Seen, compareDice } from "./seen";

export interface Verdict {
  /** nothing: the device saw no head, so there is nothing to compare with */
  proven: "whole" | "part" | "seed" | "nothing";
  /** the last play that a head of this device binds, as the record counts them; 0: the set-up */
  play: number;
}

type Judged = { verdict: Verdict } | { misfit: Misfit };

const wrong = (what: Misfit["what"], seen: string | null, shown: string | null): Judged => ({
  misfit: { what, at: null, seen, shown },
});

/** What the opened promise proves with what was seen; without anything seen, whether it is consistent with itself. */
export function judge(table: string, seen: Seen | null, proof: Proof): Judged {
  if (seen && seen.commitment !== proof.commitment)
    return wrong("commitment", seen.commitment, proof.commitment);
  return proof.version === 1 ? judgeFirst(seen, proof) : judgeChain(table, seen, proof);
}

/** The first version fixes the seed and nothing more. */
function judgeFirst(seen: Seen | null, proof: Proof): Judged {
  const found = firstPromiseOf(proof.seed, proof.salt ?? "");
  if (found !== proof.commitment) return wrong("secret", proof.commitment, found);
  return { verdict: { proven: seen ? "seed" : "nothing", play: 0 } };
}

function judgeChain(table: string, seen: Seen | null, proof: Proof): Judged {
  const secret = proof.secret ?? "";
  const found = promiseOf(secret);
  if (found !== proof.commitment) return wrong("secret", proof.commitment, found);
  const pledges = proof.pledges ?? [];
  const contributions = proof.contributions ?? [];
  const opened = compareDice(
    { ...(seen ?? blank(table, proof)), misfit: null },
    { version: 2, commitment: proof.commitment, pledges, drawing: null, contributions },
    "over",
  );
  if (opened.misfit) return { misfit: opened.misfit };
  const seed = seedOf(secret, contributions);
  if (seed !== proof.seed) return wrong("seed", seed, proof.seed);
  const { setup, plays } = proof.chain ?? { setup: "", plays: [] };
  if (!isSetupOf(setup, table, proof)) return wrong("setup", null, setup);
  return judgeHeads(seen, headsOf(secret, setup, plays), plays);
}

function blank(table: string, { commitment, pledges }: Proof): Seen {
  const nothing = { contributions: null, heads: [], misfit: null, touched: 0, reader: null };
  return { ...nothing, table, version: 2, commitment, pledges: pledges ?? [], drawn: false };
}

/** The first head binds this text; it has to say what else was opened. Options may have any lines, so not they count. */
function isSetupOf(setup: string, table: string, proof: Proof): boolean {
  const pledges = (proof.pledges ?? []).flatMap((one, seat) =>
    one === null ? [] : [`pledge ${seat} ${one}`],
  );
  const given = (proof.contributions ?? []).map((one, seat) => `contribution ${seat} ${one}`);
  const end = ["", `commitment ${proof.commitment}`, ...pledges, ...given].join("\n");
  const drawn = setup.lastIndexOf("\nchance ");
  return setup.startsWith(`oyez-dice:2:setup\ntable ${table}\n`) && setup.slice(0, drawn).endsWith(end);
}

/** Every head has to be in the chain, in the order in which it was seen. */
function judgeHeads(seen: Seen | null, chain: readonly string[], plays: readonly string[]): Judged {
  if (!seen?.heads.length) return { verdict: { proven: "nothing", play: 0 } };
  const places = new Map(chain.map((head, place) => [head, place]));
  let reached = 0;
  for (const [n, head] of seen.heads) {
    const place = places.get(head);
    if (place === undefined || place < reached)
      return { misfit: { what: "record", at: n, seen: head, shown: chain[reached] ?? null } };
    reached = place;
  }
  const whole = reached === chain.length - 1;
  return { verdict: { proven: whole ? "whole" : "part", play: playAt(plays, reached) } };
}

/** The number among those that stand of the play at a place of the chain; its text begins with how many stood before. */
function playAt(plays: readonly string[], place: number): number {
  return place === 0 ? 0 : Number.parseInt(plays[place - 1] ?? "0", 10) + 1;
}
