// Numbers of which people only say how much there may be at most: whoever carries up to 2 kg is glad of 1 kg, and whoever
// bears 30 dB of 20 dB. Ranges with two ends would put the lighter and the quieter behind.

import { foldText } from '../words/fold-text.ts';
import { labelOf } from '../words/label-of.ts';
import type { Profile } from './profile.ts';

const LOUDNESS =
  /^((max|maximum|highest|min|minimum|lowest) )?(noise|noise level|loudness|lautstarke|gerauschpegel|lautheit)( (from|to|min|max|von|bis|highest|lowest|(grosster|kleinster) wert))?$/;

export const isAtMost = ({ attribute, concept }: Profile): boolean =>
  attribute.type === 'number' && (concept === 'weight' || LOUDNESS.test(foldText(labelOf(attribute))));

/** Bounds nearer to each other than that are one to most people. */
const APART = 1.15;

/** Ascending bounds without those that hardly differ from the one before. */
export function boundsApart(bounds: readonly number[]): number[] {
  const kept: number[] = [];
  for (const bound of bounds) {
    const before = kept.at(-1);
    if (before === undefined || before <= 0 || bound >= APART * before) kept.push(bound);
  }
  return kept;
}

/** The replies of a product to bounds: one bit for each that it keeps; none for what exceeds them all, nor for no value. */
export const boundsKept = (value: number, bounds: readonly number[]): number =>
  bounds.reduce((set, bound, nth) => (value <= bound ? set | (1 << nth) : set), 0);
