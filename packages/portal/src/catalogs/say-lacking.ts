// What products lack whose cells are blank, in plain words.

import type { RejectionView } from '@guidepost/contract/views/import-notice-view';
import { type Language, sayCount, type Words } from '../words/words.ts';
import { LACKS_HOST } from './required/shop-address.ts';

/** The code of the importer for cells without a value. */
export const CELLS_BLANK = 'cells-blank';

/** The code for a word in place of a price. */
export const NO_PRICE = 'no-price';

/** Null: something else is wrong with them. */
export function sayLacking(
  { lacking }: Words['lost'],
  language: Language,
  count: number,
  { field, reason_coded: reason }: Pick<RejectionView, 'field' | 'reason_coded'>,
): string | null {
  if (reason?.code === LACKS_HOST)
    return String(reason.values.value).startsWith('/') ? sayCount(language, lacking.shop, count) : null;
  if (reason?.code !== CELLS_BLANK || field === null) return null;
  const known = (Object.keys(lacking) as (keyof typeof lacking)[]).find((name) => name === field);
  return sayCount(language, lacking[known ?? 'other'], count);
}
