// How a product suits a reply: a mark, and the words beside it. A tick is read out as the word that it stands for.

import type { Reason } from '@guidepost/client';
import type { Drawing } from './controls.ts';
import { type Child, make } from './make-element.ts';
import { describeReason, titlesOf } from './reasons.ts';
import { fill } from './texts.ts';
import type { Reply } from './trail.ts';

export function drawFit(reason: Reason, trail: readonly Reply[], drawing: Drawing): Child[] {
  if (reason.fit !== 'met') return ['≈ ', describeReason(reason, trail, drawing)];
  const ariaLabel = fill(drawing.texts.met, { title: '' }).trim();
  return [make('span', { part: 'mark', role: 'img', ariaLabel }, '✓'), ` ${titlesOf(reason, 'met')}`];
}
