import type { NewTerms } from "./protocol";

const HOUR = 3600;

/** Clocks by name; the server knows only their numbers. */
export const CLOCKS = {
  none: { clock: "none" },
  brisk: { clock: "decision", seconds: 120 },
  calm: { clock: "bank", seconds: 20 * 60, increment: 30, cap: 30 * 60 },
  day: { clock: "decision", seconds: 24 * HOUR },
  live: { clock: "bank", seconds: 24 * HOUR, increment: 4 * HOUR, cap: 72 * HOUR },
  fast: { clock: "bank", seconds: 72 * HOUR, increment: 12 * HOUR, cap: 120 * HOUR },
  slow: { clock: "bank", seconds: 72 * HOUR, increment: 36 * HOUR, cap: 240 * HOUR },
} as const satisfies Record<string, NewTerms>;

export type ClockName = keyof typeof CLOCKS;
export type Zero = NonNullable<NewTerms["zero"]>;

export const ZEROS: Zero[] = ["once", "takeover", "vote"];
export const VACATIONS = [0, 7, 14, 30];
export const DELAYS = [0, 1, 5, 15, 60, -1];

export interface TermsDraft {
  clock: ClockName;
  zero: Zero;
  vacation: number;
  takebacks: boolean;
  delay: number;
}

export function newTerms(): TermsDraft {
  return { clock: "none", zero: "once", vacation: 14, takebacks: true, delay: 0 };
}

export function termsOf(draft: TermsDraft): NewTerms {
  const { clock, zero, vacation, takebacks, delay } = draft;
  return { ...CLOCKS[clock], zero, vacation_days: vacation, takebacks, delay };
}
