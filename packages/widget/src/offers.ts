// What the end says and offers beside the products: how many fit; why each is there, reply by reply; to put it into the shop's cart; to compare some; to be
// asked again; and a link that brings the replies back. It is added to results that are drawn.

import type { Included, Result } from '@guidepost/client';
import { placeInColumns } from './card-columns.ts';
import { drawCart } from './cart-button.ts';
import { compare } from './comparison.ts';
import type { Drawing } from './controls.ts';
import { describeFits } from './describe-fits.ts';
import { canSend, shareLink } from './link.ts';
import { make, makeButton } from './make-element.ts';
import { moreTextsFor } from './more-texts.ts';
import { isExact, titlesOf } from './reasons.ts';
import { drawReasons } from './reasons-in-full.ts';
import type { ResultsSettings } from './results-view.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { fill } from './texts.ts';
import { wearStyle } from './wear-style.ts';

interface Around {
  readonly settings: ResultsSettings & Pick<Settings, 'advisor' | 'hasLink'>;
  readonly drawing: Drawing;
  /** For screen readers. */
  readonly status: HTMLElement;
  /** Asks again what was most likely replied wrongly. */
  readonly reconsider: () => void;
}

/** `place`: the results with the buttons below them. */
export function addOffers(place: HTMLElement, state: State, around: Around): void {
  const { results, trail, included } = state;
  const { settings, drawing, status } = around;
  wearStyle(place);
  const texts = moreTextsFor(drawing);
  placeInColumns(place.querySelectorAll<HTMLElement>('.list'));
  const all = results ?? [];
  const fits = howManyFit(all.filter(isExact), included, drawing);
  if (fits) place.querySelector('.results-title')?.after(make('p', { part: 'fits' }, fits));
  // The cards stand in the order of the results, but those that miss a wish stand behind all others.
  const shown = [...all.filter(isExact), ...all.filter((result) => !isExact(result))];
  for (const [at, card] of place.querySelectorAll('.list > li').entries()) {
    const result = shown[at];
    if (!result) continue;
    const offers = make('div', { part: 'offers' });
    const position = all.indexOf(result);
    const said = drawAttributes(result, all, drawing);
    if (said) {
      card.querySelector('.result-body')?.append(said);
      leaveOutShown(card.querySelector('.reason:not(.missed)'), result, drawing);
    }
    card.querySelector('a.result > .result-body')?.append(make('span', { part: 'to-product' }, texts.toProduct));
    const reasons = drawReasons(result, trail, drawing);
    card.append(reasons ?? '', offers);
    offers.append(drawCart(result, position, settings, drawing) ?? '');
    if (!all[1]) continue;
    const button = makeButton(
      'compare',
      () => compare(button, { result, position }, { trail, settings, drawing }),
      texts.compare,
    );
    button.ariaPressed = 'false';
    button.ariaDescription = result.title;
    offers.append(button);
  }
  const actions = place.querySelector('.actions');
  if (included.reconsider) actions?.prepend(makeButton('reconsider', () => askAgain(place, around), texts.reconsider));
  if (settings.hasLink === false) return;
  const button = makeButton(
    'share',
    () => shareLink(button, settings.advisor, trail, status, drawing),
    canSend() ? texts.send : texts.share,
  );
  if (trail[0]) actions?.append(button);
}

/** `shown`: those that fit. Null if none does, or nothing is known. */
function howManyFit(shown: readonly Result[], included: Included, drawing: Drawing): string | null {
  const n = shown.length;
  const fits = n ? describeFits(included, drawing) : null;
  const isCut = n > 1 && n < (included.candidates ?? 0);
  return fits && isCut ? `${fits} · ${fill(moreTextsFor(drawing)[orderOf(shown)], { n })}` : fits;
}

/** What decides the order of products that all fit, as far as it can be seen: only preferences make one better than another. */
function orderOf(shown: readonly Result[]): 'shown' | 'shownCheapest' | 'shownOnly' {
  if (shown.some(({ reasons }) => reasons?.some(({ role }) => role === 'preference'))) return 'shown';
  const prices = shown.map(({ price }) => Number(price));
  const isRising = prices.every((price, nth) => price >= (prices[nth - 1] ?? 0));
  return isRising && prices[0] !== prices.at(-1) ? 'shownCheapest' : 'shownOnly';
}

/**
 * What the product itself has stands below, so the words of an answer (`64 GB or more`) are not needed beside it. A question that is
 * called as an attribute is about it.
 */
function leaveOutShown(fits: Element | null, { reasons = [], attributes = [] }: Result, { texts }: Drawing): void {
  const others = reasons
    .filter(({ fit, question_id: id }) => fit === 'met' && attributes.every(({ name }) => name !== id))
    .map((reason) => titlesOf(reason, 'met'));
  if (!others[0]) fits?.remove();
  else if (fits) fits.textContent = fill(texts.met, { title: others.join(' · ') });
}

/** What differs from others of the same title stands out. Null if the author chose none. */
function drawAttributes(
  { attributes = [], title }: Result,
  all: readonly Result[],
  { texts }: Drawing,
): HTMLElement | null {
  if (!attributes[0]) return null;
  const alike = all.filter((other) => other.title === title).flatMap((other) => other.attributes ?? []);
  const said = attributes.flatMap(({ label, value }, nth) => {
    const differs = alike.some((other) => other.label === label && other.value !== value);
    const pair = fill(texts.pair, { title: label, n: value });
    return [nth ? ' · ' : '', differs ? make('b', { part: 'differs' }, pair) : pair];
  });
  return make('span', { part: 'attributes' }, ...said);
}

/** It is said why this question comes, as nobody chose it. */
function askAgain(place: HTMLElement, { reconsider, drawing }: Around): void {
  reconsider();
  const title = place.parentElement?.querySelector('.title');
  title?.after(make('p', { part: 'description' }, moreTextsFor(drawing).another));
}
