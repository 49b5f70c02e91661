// The results: a preview beside the question as soon as there are some, and the complete list at the end.

import type { Result } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { drawImage } from './draw-image.ts';
import { formatPrice } from './format.ts';
import { make } from './make-element.ts';

/**
 * `isPlain`: the shopper did not ask for a new tab or window, so the page's own script may take them there.
 */
export type ResultClicked = (result: Result, position: number, isPlain: boolean) => boolean;

export interface ResultsSettings {
  /** A browsing context's name: `_blank`, `_top`. */
  readonly target: string;
  readonly clicked: ResultClicked;
}

/** `found` is null until there are results. */
export function drawResults(
  found: readonly Result[] | null,
  isFinal: boolean,
  { target, clicked }: ResultsSettings,
  drawing: Drawing,
): HTMLElement | null {
  const { texts } = drawing;
  const results = found ?? (isFinal ? [] : null);
  if (results === null) return null;
  const title = results.length === 0 ? texts.none : isFinal ? texts.results : texts.preview;
  const heading = make(isFinal ? 'h2' : 'h3', { part: 'results-title', id: 'results', tabIndex: -1 }, title);
  const list = make('ol', { part: 'list', role: 'list' });
  for (const [position, result] of results.entries()) {
    const link = drawResult(result, target, drawing);
    // Among the other buttons, the middle one opens a new tab.
    link.onclick = link.onauxclick = (event) => {
      const { button, ctrlKey, metaKey, shiftKey } = event;
      if (button < 2 && !clicked(result, position, !(button || ctrlKey || metaKey || shiftKey))) event.preventDefault();
    };
    list.append(make('li', {}, link));
  }
  return make('div', { part: 'products', role: 'group', ariaLabel: title }, heading, results.length > 0 && list);
}

function drawResult(result: Result, target: string, { language, currency }: Drawing): HTMLElement {
  const inside = [
    drawImage(result.image, 'result-image'),
    make('span', { part: 'result-title' }, result.title),
    make('span', { part: 'price' }, formatPrice(result.price, language, currency)),
    result.description && make('span', { part: 'result-description' }, result.description),
  ];
  const href = safeLink(result.link);
  return href === null
    ? make('div', { part: 'result' }, ...inside)
    : make('a', { part: 'result', href, target, rel: target === '_blank' ? 'noopener' : '' }, ...inside);
}

/** A feed must not be able to run scripts in the shop's page. */
function safeLink(link: string): string | null {
  if (!link || !URL.canParse(link, document.baseURI)) return null;
  const { protocol, href } = new URL(link, document.baseURI);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
