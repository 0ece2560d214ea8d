// The ids of rules, as the ledgers write them: M-3.1-01, F-1.4B-17, F-S-14, F-2.3.1-M01, F-12-P1-03, X-GEN-02.
const AFTER_LETTER = String.raw`-(?:\d+(?:\.\d+)*[A-Z]?|[A-Z]+\d?)(?:-P\d)?-[A-Z]?\d{2}`;
const WHOLE = new RegExp(`^[A-Z]${AFTER_LETTER}$`, "u");

/** A line of talk in pieces: plain text, and the ids of rules in it. */
export interface Piece {
  text: string;
  rule: boolean;
}

export function isRow(text: string): boolean {
  return WHOLE.test(text);
}

/** `letters`: what the ids of the game at hand begin with. */
export function pieces(text: string, letters: string): Piece[] {
  if (!letters) return [{ text, rule: false }];
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(String.raw`\b[${letters}]${AFTER_LETTER}\b`, "gu"))) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), rule: false });
    found.push({ text: match[0], rule: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: false });
  return found;
}
