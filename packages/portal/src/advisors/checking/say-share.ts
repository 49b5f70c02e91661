// Shares as people of this language read them.

import type { Language } from '../../words/words.ts';

/** `share`: from 0 to 1. What is not nothing is not said to be nothing. */
export function sayShare(language: Language, share: number): string {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  const said = Math.max(share, share > 0 ? 0.001 : 0);
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(said);
}
