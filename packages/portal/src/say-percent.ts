// Shares as people of this language read them.

import type { Language } from './words/words.ts';

/** `share`: from 0 to 1. Small ones with a decimal, because 0.4% and 1% are far apart; what is not nothing is not said to be nothing, nor what lacks a little to be all. */
export const sayPercent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.0995 ? 1 : 0,
  }).format(share > 0 && share < 1 ? Math.min(Math.max(share, 0.001), 0.99) : share);
