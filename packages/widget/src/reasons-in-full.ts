// Why a product is shown, and what it misses, reply by reply and on demand.

import type { Result } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { drawFit } from './draw-fit.ts';
import { make } from './make-element.ts';
import { moreTextsFor } from './more-texts.ts';
import type { Reply } from './trail.ts';

/** One line for each reply, behind a button; null if there are none. */
export function drawReasons({ reasons = [] }: Result, trail: readonly Reply[], drawing: Drawing): HTMLElement | null {
  if (!reasons[0]) return null;
  const lines = reasons.map((reason) =>
    make(
      'li',
      { part: reason.fit === 'met' ? 'reason' : 'reason missed' },
      make('span', { part: 'asked' }, reason.question_title),
      ...drawFit(reason, trail, drawing),
    ),
  );
  return make(
    'details',
    { part: 'reasons' },
    make('summary', {}, moreTextsFor(drawing).why),
    make('ul', { role: 'list' }, ...lines),
  );
}
