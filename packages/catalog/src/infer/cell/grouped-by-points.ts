// Whether the points in prices separate thousands: `85.000` beside `980`. One such price may be either; all of them together say
// more, because money has no thousandths, but for a few currencies.

import type { WrittenPrice } from './mixed-prices.ts';

/** `language`: of the catalog; null: not known. */
export function areGroupedByPoints(prices: readonly WrittenPrice[], language: string | null): boolean {
  let [all, grouped, small, large, marked] = [0, 0, 0, 0, 0];
  for (const { number, currency, value } of prices) {
    all += value.count;
    if (currency !== null) marked += value.count;
    if (/^\d{1,3}$/.test(number)) small += value.count;
    else if (/^\d{4,}$/.test(number)) large += value.count;
    else if (/^(?!0)\d{1,3}(?:\.\d{3})+$/.test(number)) grouped += value.count;
    else return false;
  }
  const currencies = new Set(prices.flatMap(({ currency }) => currency ?? []));
  if ([...currencies].some(hasThousandths)) return false;
  const isPlain = large <= all * SLIPS;
  // Programs that write three decimals write them everywhere, and no sign beside them.
  const isWritten = small > 0 || marked > all / 2 || (language !== null && groupsByPoints(language));
  return grouped >= FEWEST && isPlain && isWritten;
}

const FEWEST = 3;
const SLIPS = 0.02;

const hasThousandths = (currency: string): boolean =>
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2) > 2;

const groupsByPoints = (language: string): boolean =>
  new Intl.NumberFormat(language, { useGrouping: true })
    .formatToParts(1_234_567)
    .some(({ type, value }) => type === 'group' && value === '.');
