import type { Option } from "../../../lib/protocol";
import { kindOf } from "../verbs";

/** Where the thing of a choice lies on the table. */
const THINGS: Partial<Record<string, string>> = {
  village: "#map [data-village",
  lord: "#map button[data-lord",
  card: "#hand [data-card",
};
const RING = "{ outline: 3px dashed var(--rubric); outline-offset: 2px; border-radius: 8px; }";

/** Everything that stands for this choice: its buttons, and the thing it is about. */
export function selectorOf(option: Option): string {
  const button = `[data-option=${JSON.stringify(option.text)}]`;
  const thing = THINGS[kindOf(option.verb)];
  return thing ? `${button}, ${thing}="${option.noun}"]` : button;
}

/** Rings it wherever it appears, now or later; the function that is returned takes the ring away. */
export function ring(option: Option): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selectorOf(option)}) ${RING}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  reveal(document.querySelector(`#choices [data-option=${JSON.stringify(option.text)}]`));
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

const MARGIN = 8;

/** Scrolls the lists around a button, but never the page. */
function reveal(button: Element | null): void {
  for (let list = button?.parentElement; button && list && list.id !== "content"; list = list.parentElement) {
    const [inner, outer] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.bottom + MARGIN > outer.bottom) list.scrollTop += inner.bottom + MARGIN - outer.bottom;
    else if (inner.top - MARGIN < outer.top) list.scrollTop += inner.top - MARGIN - outer.top;
  }
}
