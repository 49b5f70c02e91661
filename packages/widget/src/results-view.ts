// The results: a preview beside the question as soon as there are some, all that was found at the end.

import type { Result } from '@guidepost/client';
import { formatPrice } from './format.ts';
import { make } from './make-element.ts';
import { type Drawing, drawImage } from './question-view.ts';

export interface ResultsSettings {
  /** A browsing context's name: `_blank`, `_top`. */
  readonly target: string;
  /** False: whoever listens takes the shopper there. */
  readonly clicked: (result: Result, position: number) => boolean;
}

/** `results`: null until there are some. */
export function drawResults(
  results: readonly Result[] | null,
  isFinal: boolean,
  { target, clicked }: ResultsSettings,
  drawing: Drawing,
): HTMLElement {
  const { texts } = drawing;
  const title = isFinal ? texts.results : texts.preview;
  const heading = make(isFinal ? 'h2' : 'h3', {
    part: 'results-title',
    id: 'results',
    tabIndex: -1,
    textContent: title,
  });
  const element = make('section', { part: 'products' });
  element.setAttribute('aria-labelledby', 'results');
  if (results === null) {
    element.append(make('p', { part: 'later', textContent: texts.later }));
    element.removeAttribute('aria-labelledby');
    return element;
  }
  const list = make('ol', { part: 'list', role: 'list' });
  for (const [position, result] of results.entries()) {
    const link = drawResult(result, target, drawing);
    link.addEventListener('click', (event) => {
      if (!clicked(result, position)) event.preventDefault();
    });
    list.append(make('li', {}, link));
  }
  element.append(heading, results.length === 0 ? make('p', { part: 'none', textContent: texts.none }) : list);
  return element;
}

function drawResult(result: Result, target: string, { language, currency }: Drawing): HTMLElement {
  const inside = [
    drawImage(result.image, 'result-image'),
    make('span', { part: 'result-title', textContent: result.title }),
    make('span', { part: 'price', textContent: formatPrice(result.price, language, currency) }),
    result.description ? make('span', { part: 'result-description', textContent: result.description }) : null,
  ];
  const href = safeLink(result.link);
  return href === null
    ? make('div', { part: 'result' }, ...inside)
    : make('a', { part: 'result', href, target, rel: target === '_blank' ? 'noopener' : '' }, ...inside);
}

/** A feed is not to run scripts in the shop's page. */
function safeLink(link: string): string | null {
  if (!URL.canParse(link, document.baseURI)) return null;
  const { protocol, href } = new URL(link, document.baseURI);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
