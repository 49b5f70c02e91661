// Numbers in as many digits as people read: what is very small or very large has its power of ten, rather than a row of
// zeros in which one number looks like another.

import type { DraftLanguage } from '../draft.ts';

const DIGITS = 6;
const SMALLEST_PLAIN = 0.0001;
const LARGEST_PLAIN = 1e15;

/** `1.5`, `0.00012`, `4.7 × 10⁻¹²`; null: thousands are not parted, as in years. */
export function fewDigits(language: DraftLanguage, useGrouping: 'min2' | null): (value: number) => string {
  const grouping = { useGrouping: useGrouping ?? (false as const) };
  const large = new Intl.NumberFormat(language, { maximumFractionDigits: DIGITS, ...grouping });
  const small = new Intl.NumberFormat(language, { maximumSignificantDigits: DIGITS, ...grouping });
  return (value) => {
    const size = Math.abs(value);
    if (isPlain(value)) return (size < 1 ? small : large).format(value);
    const [mantissa = '', power = ''] = value.toExponential(DIGITS - 1).split('e');
    return `${small.format(Number(mantissa))} × 10${raised(power)}`;
  };
}

/** Whether it can be written without a power of ten. */
export const isPlain = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= SMALLEST_PLAIN && Math.abs(value) < LARGEST_PLAIN);

const RAISED: Readonly<Record<string, string>> = { '-': '⁻', '+': '' };
const DIGITS_RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (power: string): string =>
  Array.from(power, (sign) => RAISED[sign] ?? DIGITS_RAISED[Number(sign)] ?? sign).join('');
