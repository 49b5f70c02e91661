// How values are described in comments.

import { type Reason, reason } from '@guidepost/fault/reason';
import { counted } from '@guidepost/fault/say-number';
import type { CountedValue } from './column-facts.ts';
import { ELEMENTS } from './column-sample.ts';

/** `code`: what they are. */
export function describeMisfits(
  misfits: readonly CountedValue[],
  code: 'no-number' | 'something-else' = 'no-number',
): Reason[] {
  const [first] = misfits;
  if (first === undefined) return [];
  const cells = misfits.reduce((sum, { count }) => sum + count, 0);
  const what = code === 'no-number' ? 'no number' : 'something else';
  const text = `${counted(cells, 'cell is', 'cells are')} ${what} and will be left out, ${show(first.text)} in line ${first.line} for instance`;
  return [reason(code, text, { count: cells, example: shortValue(first.text), line: first.line })];
}

/** `7200` beside `SSD`: a person must say what it counts. Sizes are short and need no unit. */
export function describeBareNumbers(values: readonly CountedValue[]): Reason[] {
  const bare = values.find(({ text }) => /^\d{3,}$/.test(text));
  const hasWords = values.some(({ text }) => /^\p{L}{2,}/u.test(text));
  if (bare === undefined || !hasWords || values.length > 30) return [];
  const text = `numbers among words; for shoppers to know what they count, add map: { '${bare.text}': ${bare.text} UNIT, … }`;
  return [reason('numbers-among-words', text, { example: shortValue(bare.text) })];
}

export const show = (text: string): string => JSON.stringify(shortValue(text));

/** Without quotes, for sentences that bring their own. */
export const shortValue = (text: string): string => {
  const plain = plainValue(text);
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
};

/** A list as people write it. */
export const plainValue = (text: string): string => text.replaceAll(ELEMENTS, ', ');
