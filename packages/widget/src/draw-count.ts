// How many products are left if an answer is chosen: a quiet number behind its words, which assistive technology says after them.

import type { Answer } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { formatAmount } from './format.ts';
import { fill } from './texts.ts';

/** `controls`: what is pressed or ticked, in the order of the answers. Nothing is added where the server says no number. */
export function drawCounts(
  answers: readonly (Pick<Answer, 'count'> | undefined)[],
  controls: readonly HTMLElement[],
  drawing: Drawing,
): void {
  for (const [i, control] of controls.entries()) {
    const { count } = answers[i] ?? {};
    if (count == null) continue;
    const n = formatAmount(count, '', drawing, true);
    control.ariaDescription = fill(drawing.texts.count, { n });
    // The style shows it: it belongs to none of the words.
    const words = (control.closest('label') ?? control).querySelector<HTMLElement>('.answer-title') ?? control;
    words.dataset.count = n;
  }
}
