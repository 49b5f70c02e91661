// What an answer is counted as, so that counts of many conversations stay few.

import { formatRangeId, parseRangeId } from '@guidepost/engine/range-id';

/**
 * Ranges are typed or dragged, so hardly two are alike. They are counted by their ends, rounded outwards to two digits of the
 * larger one. Other answers are counted as they are; only ranges are spelled with decimal points.
 */
export const groupAnswer = (answer: string): string => {
  const range = parseRangeId(answer);
  if (range === null || formatRangeId(range) !== answer) return answer;
  const largest = Math.max(Math.abs(range.from), Math.abs(range.to));
  if (largest === 0) return answer;
  const exponent = Math.floor(Math.log10(largest)) - 1;
  // Multiplies only by whole powers of ten, or the ends would get digits that nobody wrote.
  const round = (value: number, way: (value: number) => number): number =>
    exponent >= 0 ? way(value / 10 ** exponent) * 10 ** exponent : way(value * 10 ** -exponent) / 10 ** -exponent;
  return formatRangeId({ from: round(range.from, Math.floor), to: round(range.to, Math.ceil) });
};
