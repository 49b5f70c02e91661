// A range as people type it: `50-100`, `50 - 100 €`, `100 to 200`, `under 100`, `from 50`, `50-`, `-100`,
// `1.000 bis 2.000`, `unter 400`.

import { formatRangeId, type Range } from '@guidepost/engine/range-id';

const NUMBER = String.raw`-?\d[\d.,]*`;
const FROM =
  '(?:from|over|above|more than|at least|min|minimum|>=?|ab|von|über|ueber|mehr als|mindestens|mind\\.?|größer als)';
const TO =
  '(?:up to|to|under|below|less than|at most|max|maximum|until|<=?|bis zu|bis|unter|weniger als|höchstens|hoechstens|maximal|max\\.?)';

const BOTH = new RegExp(
  `^(?:from |between |von |zwischen )?(${NUMBER})\\s*(?:-|to|and|until|bis|und|\\.\\.+)\\s*(${NUMBER})$`,
);
const LOWER = new RegExp(
  `^(?:${FROM}\\s*(${NUMBER})|(${NUMBER})\\s*(?:-|\\+|or more|and more|and up|oder mehr|und mehr|aufwärts|\\.\\.+))$`,
);
const UPPER = new RegExp(`^(?:${TO}\\s*(${NUMBER})|-\\s*(\\d[\\d.,]*)|(${NUMBER}) (?:or less|oder weniger))$`);

/**
 * The id of the range; an end that is left open is that of `bounds`. Null for what is no range. `language` decides whether the
 * point of `1.000` is one of thousands.
 */
export function spokenRange(line: string, bounds: Range, unit: string, language = 'en'): string | null {
  const text = plainOf(line, unit);
  const read = (number: string | undefined): number | null => readNumber(number, language);
  const both = BOTH.exec(text);
  if (both !== null) return idOf(read(both[1]), read(both[2]));
  const upper = UPPER.exec(text);
  if (upper !== null) return idOf(bounds.from, read(upper[1] ?? upper[2] ?? upper[3]));
  const lower = LOWER.exec(text);
  return lower === null ? null : idOf(read(lower[1] ?? lower[2]), bounds.to);
}

/** A number alone, of which only the question can say whether it is the least or the most; null for anything else. */
export const spokenNumber = (line: string, unit: string, language: string): number | null =>
  readNumber(plainOf(line, unit), language);

/** Small letters, plain dashes, without units and currency signs. */
const plainOf = (line: string, unit: string): string => {
  const text = line.toLowerCase().replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  const word = /[\d.,-]/.test(unit) ? '' : unit.trim().toLowerCase();
  const sign = word.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
  // Beside a number only: `m` is in `from`, too.
  const unitAtNumber = new RegExp(`(?<=\\d)\\s*${sign}(?!\\p{L})|(?<!\\p{L})${sign}\\s*(?=\\d)`, 'gu');
  return (
    (word === '' ? text : text.replaceAll(unitAtNumber, ' '))
      .replaceAll(/\p{Sc}|(?<=\d)\s*(?:euros?|eur|chf|franken|usd|dollars?)(?!\p{L})/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      // `1 000` and `1'000`
      .replaceAll(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '')
      .trim()
  );
};

/** As the language writes numbers; where only one reading is possible (`1.000,50`), that one. */
const readNumber = (text: string | undefined, language: string): number | null => {
  if (text === undefined) return null;
  const plain = withoutThousands(text, language) ?? (/^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text);
  return /^-?\d+(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
};

const withoutThousands = (text: string, language: string): string | null => {
  const points = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
  const commas = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
  if (points.test(text) && (isWithComma(language) || /,|\..*\./.test(text)))
    return text.replaceAll('.', '').replace(',', '.');
  return commas.test(text) && (!isWithComma(language) || /\.|,.*,/.test(text)) ? text.replaceAll(',', '') : null;
};

/** Whether decimals stand behind a comma. */
const isWithComma = (language: string): boolean =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',');

const idOf = (from: number | null, to: number | null): string | null =>
  from === null || to === null ? null : formatRangeId({ from, to });

/**
 * A range that shows how one is typed: about the middle half of what can be asked for, in round numbers. An example in other sizes
 * would be taken for a rule. `step` is the least difference that makes sense.
 */
export function exampleRange({ from, to }: Range, step: number): Range {
  const span = to - from;
  if (!(span > 0)) return { from, to };
  const round = Math.max(step, 10 ** Math.floor(Math.log10(span / 4)));
  // Multiples of 0.1 are not exact.
  const multiple = (number: number): number => Number((number * round).toFixed(6));
  const low = multiple(Math.ceil((from + span / 4) / round));
  const high = multiple(Math.floor((to - span / 4) / round));
  return low < high ? { from: low, to: high } : { from, to };
}
