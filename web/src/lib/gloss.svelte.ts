// What stands in the margin: the rule of whatever is pointed at, or of the question that is open.

export interface GlossLine {
  text: string;
  rule: string;
}

export interface Gloss {
  title: string;
  note?: string;
  lines: GlossLine[];
}

const margin = $state<{ pointed: Gloss | null }>({ pointed: null });

export function pointed(): Gloss | null {
  return margin.pointed;
}

export function point(gloss: Gloss | null): void {
  margin.pointed = gloss;
}

/** Handlers for anything that has something to say when pointed at or focused. */
export function glossed(make: () => Gloss): {
  onpointerenter: () => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: () => void;
  onblur: () => void;
} {
  return {
    onpointerenter: () => point(make()),
    // A finger that lifts does not mean that the reader has finished reading.
    onpointerleave: (event) => {
      if (event.pointerType !== "touch") point(null);
    },
    onfocus: () => point(make()),
    onblur: () => point(null),
  };
}
