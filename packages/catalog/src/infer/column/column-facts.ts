// What a column looks like as a whole, before anything is decided: its values without blanks, how full it is, and whether
// they are addresses, markup or prose.

import { withHttps } from '../../product/relative-address.ts';
import { BLANK, type ColumnSample, ELEMENTS } from './column-sample.ts';

/** A value of a column, the number of cells with it, and where it is first. */
export interface CountedValue {
  readonly text: string;
  readonly count: number;
  readonly line: number;
  /** Every cell with it is a number of a JSON file, so its point is a decimal point. */
  readonly isNumber?: true;
}

export interface ColumnFacts {
  readonly name: string;
  /** The name without the path before it, if that is enough: `weight` for `specs.weight`. */
  readonly called: string;
  readonly sample: ColumnSample;
  readonly values: readonly CountedValue[];
  /** Cells with a value. */
  readonly filled: number;
  /** The share of all rows that have a value. */
  readonly fill: number;
  readonly distinct: number;
  /** Characters and words of a filled cell, on average. */
  readonly length: number;
  readonly words: number;
  readonly isAddress: boolean;
  readonly isImage: boolean;
  readonly isMarkup: boolean;
  /** Cells are JSON arrays. */
  readonly isArray: boolean;
  /** The index of the row's value, or `BLANK`. */
  at(row: number): number;
  /** The row's value, or an empty text. */
  textAt(row: number): string;
}

const IMAGE = /\.(?:jpe?g|png|webp|gif|avif|svg|bmp|tiff?)(?:[?#].*)?$/i;

export function columnFacts(
  sample: ColumnSample,
  rows: number,
  blank: readonly string[],
  called = sample.name,
): ColumnFacts {
  const blanks = new Set(blank.map((text) => sample.idOf(text)));
  blanks.delete(BLANK);
  const values: CountedValue[] = [];
  let [filled, length, words, addresses, images, markup] = [0, 0, 0, 0, 0, 0];
  for (const [id, text] of sample.values.entries()) {
    if (blanks.has(id)) continue;
    const count = sample.counts[id] ?? 0;
    const value = { text, count, line: sample.lines[id] ?? 1 };
    values.push(sample.texts.has(id) ? value : { ...value, isNumber: true });
    filled += count;
    length += text.length * count;
    words += text.split(/\s+/).length * count;
    const first = firstOf(text);
    if (/^(?:https?:)?\/\/[^\s/]+\.[^\s/]+\S*$/i.test(first) || withHttps(first) !== null) {
      addresses += count;
      if (IMAGE.test(first)) images += count;
    }
    if (/<(?:p|br|div|ul|li|span|strong|b|h\d|table|a)\b[^>]*>|&(?:nbsp|amp|#\d+);/i.test(text)) markup += count;
  }
  const share = (count: number): number => (filled === 0 ? 0 : count / filled);
  const at =
    blanks.size === 0 ? (row: number) => sample.at(row) : (row: number) => withoutBlanks(sample.at(row), blanks);
  return {
    name: sample.name,
    called,
    sample,
    values,
    filled,
    fill: rows === 0 ? 0 : filled / rows,
    distinct: values.length,
    length: share(length),
    words: share(words),
    isAddress: share(addresses) >= 0.9,
    isImage: share(addresses) >= 0.9 && share(images) >= 0.5,
    isMarkup: share(markup) >= 0.1,
    isArray: share(sample.arrays) >= 0.5,
    at,
    textAt: (row) => sample.values[at(row)] ?? '',
  };
}

const withoutBlanks = (id: number, blanks: ReadonlySet<number>): number => (blanks.has(id) ? BLANK : id);

/** A cell with several addresses counts like one with a single address. */
const firstOf = (text: string): string =>
  (elementsOf(text)[0] ?? text).split(/[;|\s]|,(?=\s*(?:https?:|\/\/|www\.))/, 1)[0] ?? text;

export const elementsOf = (text: string): string[] => text.split(ELEMENTS);

/** Prose is for reading, not for choosing. */
export const isProse = ({ length, words, isMarkup, isArray }: ColumnFacts): boolean =>
  !isArray && (isMarkup || length > 90 || words > 14);
