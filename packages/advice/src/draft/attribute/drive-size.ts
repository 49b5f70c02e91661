// Tells drives from memory. If a catalog calls the size of a drive memory, shoppers of laptops would take it for RAM.

import { foldText } from '../words/fold-text.ts';
import { labelOf } from '../words/label-of.ts';
import { boundsApart } from './one-sided-number.ts';
import { type NumberProfile, type Profile, sortedNumbers } from './profile.ts';

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

/** Of sizes that people take for the same (240, 250 and 256 GB), the one that most products have. `codes`: ascending. */
export function usualSizes(codes: readonly number[], { column, counts }: NumberProfile): number[] {
  const sizeOf = (code: number): number => column.numbers[code - 1] ?? 0;
  const begins = boundsApart(codes.map(sizeOf));
  return begins.map((begin, nth) => {
    const alike = codes.filter((code) => sizeOf(code) >= begin && sizeOf(code) < (begins[nth + 1] ?? Infinity));
    const most = alike.reduce((best, code) => ((counts[code] ?? 0) > (counts[best] ?? 0) ? code : best), alike[0] ?? 0);
    return sizeOf(most);
  });
}
