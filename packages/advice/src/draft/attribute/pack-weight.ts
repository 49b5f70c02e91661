// Weights that are sizes of packs rather than burdens: feed in bags of 0.4, 2 and 12 kg, dumbbells. Of a burden less is always better;
// of these people choose the one that they want.

import type { Column } from '@guidepost/engine/snapshot';

const MOST_SIZES = 40;
/** Products for each size, on average. */
const SHARED_BY = 4;
/** The largest as a multiple of the smallest. */
const APART = 20;

/** `codes`: ascending, those that some product has. `known`: how many products have one. */
export function arePackSizes(column: Column, codes: readonly number[], known: number): boolean {
  if (column.type !== 'number') return false;
  const [least, most] = [codes[0], codes.at(-1)].map((code) => column.numbers[(code ?? 1) - 1] ?? 0);
  const isFew = codes.length >= 3 && codes.length <= MOST_SIZES && known >= SHARED_BY * codes.length;
  return isFew && least !== undefined && most !== undefined && least > 0 && most >= APART * least;
}
