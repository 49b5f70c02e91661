// The shop's own button at a product. What it does is the shop's: the page hears of it. Then the button says that it is done,
// unless the page says something itself.

import type { Result } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { makeButton } from './make-element.ts';
import { moreTextsFor } from './more-texts.ts';
import type { ResultsSettings } from './results-view.ts';

/** Null if the shop has no cart, or the product cannot be had. */
export function drawCart(
  result: Result,
  position: number,
  { cart, added }: ResultsSettings,
  drawing: Drawing,
): HTMLElement | null {
  if (cart === null || result.available === false) return null;
  const texts = moreTextsFor(drawing);
  const press = (): void => {
    if (added(result, position)) button.replaceChildren(`✓ ${texts.inCart}`);
  };
  const button = makeButton('cart', press, cart || texts.cart);
  button.ariaDescription = result.title;
  return button;
}
