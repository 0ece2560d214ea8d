import type { Option } from "../../../lib/protocol";
import { kindOf } from "../words/vocabulary";

/** Where the thing of a choice lies on the table. */
const THINGS: Partial<Record<string, string>> = {
  village: "#map [data-village",
  lord: "#map button[data-lord",
  card: "#hand [data-card",
};
const RING = "{ outline: 3px dashed var(--rubric); outline-offset: 2px; border-radius: 8px; }";

/** Everything that stands for this choice: its buttons, also beside an offer, and the thing it is about. */
export function selectorOf(option: Option): string {
  const text = JSON.stringify(option.text);
  const buttons = `[data-option=${text}], [data-act=${text}], [data-chip=${text}], [data-shelf="${option.verb}"]`;
  const thing = THINGS[kindOf(option.verb)];
  return thing ? `${buttons}, ${thing}="${option.noun}"]` : buttons;
}

/** Rings it wherever it appears, now or later; the function that is returned takes the ring away. */
export function ring(option: Option): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selectorOf(option)}) ${RING}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const text = JSON.stringify(option.text);
  for (const button of [
    `#choices [data-option=${text}]`,
    `#talk :is([data-act=${text}], [data-chip=${text}])`,
  ])
    reveal(document.querySelector(button));
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
