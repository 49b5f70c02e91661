// The shop's own button at a product. What it does is the shop's: the page hears of it.

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
  const button = makeButton('cart', () => added(result, position), cart || moreTextsFor(drawing).cart);
  button.ariaDescription = result.title;
  return button;
}
