// What a cell says, as text: trimmed, and empty for everything that means no value.

import { WrittenNumber } from '../json/written-number.ts';
import { measureOf } from '../named-pairs.ts';
import { thingOf } from '../named-things.ts';
import { plainDigits } from '../text/plain-digits.ts';

/** Numbers as JavaScript writes them, and lists joined by commas. An object has no text, unless it is a measure or a thing with a name. */
export function rawText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return value
      .map(rawText)
      .filter((text) => text !== '')
      .join(', ');
  if (value instanceof WrittenNumber) return value.text;
  if (typeof value !== 'object' || value === null) return '';
  const members = value as Readonly<Record<string, unknown>>;
  return measureOf(members) ?? thingOf(members) ?? '';
}

/** Most cells need no trimming, and a look at two characters is cheaper than a call. */
export const trimmed = (text: string): string => (isPlain(text) ? text : text.trim());

/** Trimmed, and a number in digits as everybody reads them. */
export const cellText = (text: string): string => (isPlain(text) ? text : plainDigits(text.trim()));

/** Empty, or ASCII without blanks at both ends. */
function isPlain(text: string): boolean {
  if (text === '') return true;
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  return first > 32 && first < 128 && last > 32 && last < 128;
}

export type BoundColumn<F> = (fields: F) => unknown;

/** Null if the file has no such column. */
export type Bind<F> = (column: string) => BoundColumn<F> | null;

export type TextOf<F> = (fields: F) => string;

/** The text of a column. It is empty if the mapping says that the text means no value. */
export function compileCell<F>(bound: BoundColumn<F>, blank: readonly string[]): TextOf<F> {
  const blanks = new Set(blank.map((text) => text.trim()));
  blanks.delete('');
  const read: TextOf<F> = (fields) => {
    const value = bound(fields);
    // Nearly all values are texts, and the rest of what is a value would make this too large to be compiled in place.
    return cellText(typeof value === 'string' ? value : rawText(value));
  };
  if (blanks.size === 0) return read;
  return (fields) => {
    const text = read(fields);
    return blanks.has(text) ? '' : text;
  };
}
