// A range as people type it: `50-100`, `50 - 100 €`, `100 to 200`, `under 100`, `from 50`, `50-`, `-100`.

import { formatRangeId, type Range } from '@guidepost/engine/range-id';

const NUMBER = String.raw`-?\d[\d.,]*`;
const FROM = '(?:from|over|above|more than|at least|min|minimum|>=?)';
const TO = '(?:up to|to|under|below|less than|at most|max|maximum|until|<=?)';

const BOTH = new RegExp(`^(?:from |between )?(${NUMBER})\\s*(?:-|to|and|until|\\.\\.+)\\s*(${NUMBER})$`);
const LOWER = new RegExp(`^(?:${FROM}\\s*(${NUMBER})|(${NUMBER})\\s*(?:-|\\+|or more|and more|and up|\\.\\.+))$`);
const UPPER = new RegExp(`^(?:${TO}\\s*(${NUMBER})|-\\s*(\\d[\\d.,]*)|(${NUMBER}) or less)$`);

/** The id of the range; an end that is left open is that of `bounds`. Null for what is no range. */
export function spokenRange(line: string, bounds: Range, unit: string): string | null {
  const text = plainOf(line, unit);
  const both = BOTH.exec(text);
  if (both !== null) return idOf(readNumber(both[1]), readNumber(both[2]));
  const upper = UPPER.exec(text);
  if (upper !== null) return idOf(bounds.from, readNumber(upper[1] ?? upper[2] ?? upper[3]));
  const lower = LOWER.exec(text);
  return lower === null ? null : idOf(readNumber(lower[1] ?? lower[2]), bounds.to);
}

/** Small letters, plain dashes, without units and currency signs. */
const plainOf = (line: string, unit: string): string => {
  const text = line.toLowerCase().replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  const word = /[\d.,-]/.test(unit) ? '' : unit.trim().toLowerCase();
  return (word === '' ? text : text.replaceAll(word, ' '))
    .replaceAll(/\p{Sc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** `1,000` and `1.000,50` have thousands; a comma alone is a decimal comma. */
const readNumber = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : /^-?\d{1,3}(\.\d{3})*,\d+$/.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : text;
  return /^-?\d+(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
};

const idOf = (from: number | null, to: number | null): string | null =>
  from === null || to === null ? null : formatRangeId({ from, to });
