// How the products that are left lie along a RANGE: small bars above its slider, with the chosen part marked. The slider's own
// properties say which part that is.

import type { HistogramBar, RangeQuestion } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount } from './format.ts';
import { make } from './make-element.ts';
import { moreTextsFor } from './more-texts.ts';
import { fill } from './texts.ts';

/** Null if there is nothing to draw. */
export function drawHistogram(question: RangeQuestion, drawing: Drawing): HTMLElement | null {
  const { histogram: bars = [], range_from: least, range_to: most } = question;
  const highest = Math.max(...bars.map(({ count }) => count));
  if (!(highest > 0 && most > least)) return null;
  const layer = make('div', { part: 'bars' });
  for (const { range_from: from, range_to: to, count } of bars) {
    const { style } = layer.appendChild(make('i', { part: 'bar-of' }));
    style.insetInlineStart = along((from - least) / (most - least));
    style.inlineSize = along((Math.min(to, most) - from) / (most - least));
    // A single product among a thousand is seen, too.
    style.blockSize = count > 0 ? `max(3px, ${along(count / highest)})` : '0';
  }
  const chosen = layer.cloneNode(true) as HTMLElement;
  chosen.classList.add('chosen-bars');
  return make('div', { part: 'histogram', role: 'img', ariaLabel: describe(bars, question, drawing) }, layer, chosen);
}

/** As a length. */
const along = (part: number): string => `calc(100% * ${part})`;

/** Where most of the products are: the shortest run of bars with half of them. */
function describe(bars: readonly HistogramBar[], { range_label: unit }: RangeQuestion, drawing: Drawing): string {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  let best: readonly HistogramBar[] = bars;
  for (let first = 0; first < bars.length; first++) {
    for (let last = first, sum = 0; last < bars.length; last++) {
      sum += bars[last]?.count ?? 0;
      if (sum * 2 < all) continue;
      if (last - first + 1 < best.length) best = bars.slice(first, last + 1);
      break;
    }
  }
  const amount = (value = 0): string => formatAmount(value, unit, drawing);
  return fill(moreTextsFor(drawing).mostLie, { from: amount(best[0]?.range_from), to: amount(best.at(-1)?.range_to) });
}
