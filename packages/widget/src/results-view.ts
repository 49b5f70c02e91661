// The results: a preview beside the question as soon as there are some, and the complete list at the end.

import type { Result } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { drawImage } from './draw-image.ts';
import { formatPrice } from './format.ts';
import { type Child, make } from './make-element.ts';
import { drawReason, isExact } from './reasons.ts';
import type { State } from './state.ts';
import type { Texts } from './texts.ts';
import type { Reply } from './trail.ts';

/**
 * `isPlain`: the shopper did not ask for a new tab or window, so the page's own script may take them there.
 */
export type ResultClicked = (result: Result, position: number, isPlain: boolean) => boolean;

export interface ResultsSettings {
  /** A browsing context's name: `_blank`, `_top`. */
  readonly target: string;
  readonly clicked: ResultClicked;
  /** The words of the shop's own button; null if it has no cart. */
  readonly cart: string | null;
  /** False if the page says itself what became of it. */
  readonly added: (result: Result, position: number) => boolean;
}

/** Null until there are results. What misses a wish stands under words of its own, after all that misses none. */
export function drawResults(
  { results: found, trail }: State,
  isFinal: boolean,
  settings: ResultsSettings,
  drawing: Drawing,
): HTMLElement | null {
  const { texts } = drawing;
  const results = found ?? (isFinal && []);
  if (!results) return null;
  const exact = results.filter(isExact);
  // Beside the question there is room for them only if there is nothing better.
  const near = isFinal || !exact[0] ? results.filter((result) => !isExact(result)) : [];
  const title = titleOf(exact, results, isFinal, trail, texts);
  const heading = make(isFinal ? 'h2' : 'h3', { part: 'results-title', tabIndex: -1 }, title);
  const listed = (shown: readonly Result[]): Child =>
    shown[0] &&
    make(
      'ol',
      { part: 'list', role: 'list' },
      ...shown.map((result) => drawResult(result, results.indexOf(result), isFinal, trail, settings, drawing)),
    );
  return make(
    'div',
    { part: 'products', role: 'group', ariaLabel: title },
    heading,
    listed(exact),
    exact[0] && near[0] && make(isFinal ? 'h3' : 'h4', { part: 'results-title' }, texts.further),
    listed(near),
  );
}

/** `exact`: those of `results` that miss no wish. */
export function titleOf(
  exact: readonly Result[],
  results: readonly Result[],
  isFinal: boolean,
  trail: readonly Reply[],
  texts: Texts,
): string {
  if (!exact[0]) return results[0] ? texts.nearest : texts.none;
  if (!isFinal) return texts.preview;
  return trail.some(({ answers }) => answers[0]) ? texts.results : texts.all;
}

function drawResult(
  result: Result,
  position: number,
  isFinal: boolean,
  trail: readonly Reply[],
  settings: ResultsSettings,
  drawing: Drawing,
): HTMLElement {
  const { texts } = drawing;
  const { list_price: before, available, description } = result;
  const inside = make(
    'span',
    { part: 'result-body' },
    make('span', { part: 'result-title' }, result.title),
    make(
      'span',
      { part: 'price' },
      formatPrice(result.price, drawing),
      before && ' ',
      before && make('s', { part: 'list-price' }, formatPrice(before, drawing)),
    ),
    available === false && make('span', { part: 'sold-out' }, texts.soldOut),
    drawReason(result, isFinal, trail, drawing),
    // Some feeds say the title twice.
    isFinal && description && description !== result.title && make('span', { part: 'result-description' }, description),
  );
  const image = drawImage(result.image, 'result-image');
  return make('li', { part: 'card' }, linkTo(result, position, settings, image, inside));
}

/** What leads to the product; without a link that is safe, it leads nowhere. */
export function linkTo(
  result: Result,
  position: number,
  { target, clicked }: ResultsSettings,
  ...children: Child[]
): HTMLElement {
  const href = safeLink(result.link);
  if (href === null) return make('div', { part: 'result' }, ...children);
  const rel = target === '_blank' ? 'noopener' : '';
  const link = make('a', { part: 'result', href, target, rel }, ...children);
  // Among the other buttons, the middle one opens a new tab.
  link.onclick = link.onauxclick = (event) => {
    const { button, ctrlKey, metaKey, shiftKey } = event;
    if (button < 2 && !clicked(result, position, !(button || ctrlKey || metaKey || shiftKey))) event.preventDefault();
  };
  return link;
}

/** A feed must not be able to run scripts in the shop's page. */
function safeLink(link: string): string | null {
  if (!link || !URL.canParse(link, document.baseURI)) return null;
  const { protocol, href } = new URL(link, document.baseURI);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
