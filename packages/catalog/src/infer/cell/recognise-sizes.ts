// The sizes that one product is sold in, in one cell: `43/48/53 cm`, `S/M/L`. Slashes also stand in dates, fractions, ratios and
// sizes of tyres, so most cells must be such lists, each from small to large, and enough of them must have three sizes.

import type { CountedValue } from '../column/column-facts.ts';
import { quantityOf, usualUnit } from './known-units.ts';

export interface SizesReading {
  readonly unit: string | null;
  /** Each match is one size, if the cell is nothing but sizes, else the whole cell: `one size`, `Men 50/55 cm`. */
  readonly pattern: string;
}

const MOST_SIZES = 12;
/** The share of cells that must be lists, and that of cells that are sizes at all. */
const LISTS = 0.5;
const FITTING = 0.8;
const FEWEST_LISTS = 3;
/** The share of lists with three sizes. Two without a unit may be a ratio, and `S/M` one size between two. */
const LONG_WITH_UNIT = 0.2;
const LONG = 0.5;

const UNIT = /\d\s*([\p{L}"″”]{1,6})\.?$/u;
const LETTERS = '(?:\\d?X{0,4}[SL]|M)';
const DECIMAL = '(?:0|[1-9]\\d{0,2})(?:\\.\\d{1,2})?';
/** `54,58` between slashes would be two sizes, `27,5` is one. */
const WITH_COMMA = '(?:0|[1-9]\\d{0,2})(?:\\.\\d{1,2}|,\\d(?!\\d))?';

export function recogniseSizes(values: readonly CountedValue[]): SizesReading | null {
  if (!values.some(({ text }) => text.includes('/'))) return null;
  const unit = unitOf(values);
  return (
    read(values, numbers(unit?.spellings ?? []), unit?.name ?? null) ?? read(values, sizes('/', LETTERS, ''), null)
  );
}

function read(values: readonly CountedValue[], pattern: string, unit: string | null): SizesReading | null {
  const expression = new RegExp(pattern, 'gu');
  let [total, fitting, lists, long, different] = [0, 0, 0, 0, 0];
  for (const { text, count } of values) {
    total += count;
    const found = Array.from(text.matchAll(expression), ([one]) => one);
    if (found.length === 0 || found.length > MOST_SIZES || !isAscending(found)) continue;
    fitting += count;
    if (found.length > 1) {
      lists += count;
      different++;
    }
    if (found.length > 2) long += count;
  }
  const isSure =
    different >= FEWEST_LISTS &&
    lists >= total * LISTS &&
    fitting >= total * FITTING &&
    long >= lists * (unit === null ? LONG : LONG_WITH_UNIT);
  return isSure ? { unit, pattern: `${pattern}|^.+$` } : null;
}

const numbers = (spellings: readonly string[]): string => {
  const behind = spellings.length === 0 ? '' : `(?:\\s*(?:${spellings.join('|')}))?`;
  return [sizes('/', WITH_COMMA, behind), sizes(',', DECIMAL, behind)].join('|');
};

/**
 * `unit`: with the blanks before it, or nothing. A separator too much may stand behind the last. Nowhere may blanks belong to one part as well
 * as to the next, or a cell of blanks would take for ever.
 */
const sizes = (separator: string, size: string, unit: string): string =>
  `(?<=^(?:${size}${unit}\\s*${separator}\\s*)*)${size}(?=${unit}(?:\\s*${separator}\\s*${size}${unit})*(?:\\s*${separator})?${unit}$)`;

/** The one unit behind the last number, and how it is written. */
function unitOf(values: readonly CountedValue[]): { name: string; spellings: string[] } | null {
  const counts = new Map<string, { count: number; spellings: Set<string> }>();
  for (const { text, count } of values) {
    const [, written = ''] = UNIT.exec(text) ?? [];
    if (written === '' || quantityOf(written) === null) continue;
    const name = usualUnit(written);
    const known = counts.get(name) ?? { count: 0, spellings: new Set<string>() };
    known.count += count;
    known.spellings.add(written);
    counts.set(name, known);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  return most === undefined ? null : { name: most[0], spellings: [...most[1].spellings] };
}

const isAscending = (found: readonly string[]): boolean =>
  found.every((one, nth) => nth === 0 || rankOf(one) > rankOf(found[nth - 1] ?? ''));

/** `XS`, `S`, `M`, `L`, `XL`, `2XL` in this order; numbers as they are. */
function rankOf(size: string): number {
  const [, digit = '', more = '', end = ''] = /^(\d?)(X*)([SL])$/.exec(size) ?? [];
  if (end === '') return size === 'M' ? 0 : Number(size.replace(',', '.'));
  const steps = 1 + (digit === '' ? more.length : Number(digit));
  return end === 'S' ? -steps : steps;
}
