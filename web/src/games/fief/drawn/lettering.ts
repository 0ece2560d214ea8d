// Names on cards: on one line or two, as large as they fit and never smaller than can be read.

export interface NameLine {
  text: string;
  /** font size in the box of the card, which is 100 wide */
  height: number;
  /** where even that is too wide, the letters are set closer */
  squeeze: number | undefined;
  y: number;
}

const ROOM = 88;
const LARGEST = 20;
const SMALLEST = 12;
/** an average letter of the bold face, in parts of its height */
const LETTER = 0.5;
const MIDDLE = 119.6;

/** The two halves of a name that is best set on two lines. */
function halves(name: string): string[] {
  const gaps = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  const middle = gaps.sort(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  )[0];
  return middle === undefined || name.length < 9 ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

export function nameLines(name: string, size: number): NameLine[] {
  const texts = halves(name);
  const longest = Math.max(...texts.map((text) => text.length));
  const least = (SMALLEST * 100) / size;
  const most = texts.length > 1 ? 15 : LARGEST;
  const height = Math.max(Math.min(most, ROOM / (longest * LETTER)), Math.min(least, most));
  return texts.map((text, at) => ({
    text,
    height,
    squeeze: text.length * LETTER * height > ROOM ? ROOM : undefined,
    y: MIDDLE + height * 0.3 + (at - (texts.length - 1) / 2) * height,
  }));
}
