// How many products fit the replies so far, in words.

import type { Included } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount, formFor } from './format.ts';
import { fill } from './texts.ts';

/** Null if the replies have left out nothing yet, or if the server says no numbers. */
export function describeFits({ candidates: n, candidates_of: of }: Included, drawing: Drawing): string | null {
  if (n === undefined || of === undefined || n === of) return null;
  const say = (count: number): string => formatAmount(count, '', drawing, true);
  return fill(formFor(n, drawing.texts.fits, drawing.language), { n: say(n), of: say(of) });
}
