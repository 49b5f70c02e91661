// The style of what the second file draws.

import STYLE from './more.css';

let sheet: CSSStyleSheet | null = null;

/** Adds it to that of the widget around `element`. A widget that was moved in the page has lost it. */
export function wearStyle(element: Element): void {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
