/** A line of talk in pieces: plain text, and the ids of rules in it. */
export interface Piece {
  text: string;
  rule: boolean;
}

// As the ledger writes them: F-5.2-07, F-1.4B-17, F-S-14.
const ROW = /\bF-(?:\d+(?:\.\d+)*[A-Z]?|[A-Z]\d?)-\d{2}\b/gu;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(ROW)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), rule: false });
    found.push({ text: match[0], rule: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: false });
  return found;
}
