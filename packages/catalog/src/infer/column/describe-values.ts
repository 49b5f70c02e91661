// How values are described in comments.

import { counted } from '@guidepost/fault/say-number';
import type { CountedValue } from './column-facts.ts';
import { ELEMENTS } from './column-sample.ts';

/** `what`: what they are. */
export function describeMisfits(misfits: readonly CountedValue[], what = 'no number'): string[] {
  const [first] = misfits;
  if (first === undefined) return [];
  const cells = misfits.reduce((sum, { count }) => sum + count, 0);
  return [
    `${counted(cells, 'cell is', 'cells are')} ${what} and will be left out, ${show(first.text)} in line ${first.line} for instance`,
  ];
}

/** `7200` beside `SSD`: a person must say what it counts. Sizes are short and need no unit. */
export function describeBareNumbers(values: readonly CountedValue[]): string[] {
  const bare = values.find(({ text }) => /^\d{3,}$/.test(text));
  const hasWords = values.some(({ text }) => /^\p{L}{2,}/u.test(text));
  if (bare === undefined || !hasWords || values.length > 30) return [];
  return [
    `numbers among words; for shoppers to know what they count, add map: { '${bare.text}': ${bare.text} UNIT, … }`,
  ];
}

export const show = (text: string): string => {
  const plain = plainValue(text);
  return JSON.stringify(plain.length > 40 ? `${plain.slice(0, 40)}…` : plain);
};

/** A list as people write it. */
export const plainValue = (text: string): string => text.replaceAll(ELEMENTS, ', ');
