// Tells drives from memory. If a catalog calls the size of a drive memory, shoppers of laptops would take it for RAM.

import { foldText } from '../words/fold-text.ts';
import { labelOf } from '../words/label-of.ts';
import { type Profile, sortedNumbers } from './profile.ts';

/** Hardly any computer has more RAM, and hardly any drive is smaller. */
const LEAST_GB = 100;
const MEMORY = /^memory( size| capacity)?$/;

export function isDrive(profile: Profile): boolean {
  const { attribute } = profile;
  if (attribute.type !== 'number' || !MEMORY.test(foldText(labelOf(attribute)))) return false;
  if (/^t(i)?b$/i.test(attribute.unit ?? '')) return true;
  const numbers = sortedNumbers(profile);
  return /^g(i)?b$/i.test(attribute.unit ?? '') && (numbers[numbers.length >> 1] ?? 0) >= LEAST_GB;
}

/** Sizes in which memory and drives are sold, where ranges may end: 128, 256 and 1024, 500 and 2000, and of drives 120, 240 and 480. */
export const isSoldSize = (size: number): boolean =>
  Number.isInteger(Math.log2(size)) ||
  OF_DRIVES.has(size) ||
  (size >= 100 && [1, 2, 5].includes(Number(String(size).replace(/0+$/, ''))));
const OF_DRIVES: ReadonlySet<number> = new Set([60, 120, 160, 240, 250, 320, 480, 750, 960, 1920, 3840]);
