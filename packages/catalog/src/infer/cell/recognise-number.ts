// Whether a column holds numbers, with or without units. Nearly every cell must be one. The others are named, because their
// products will go without the value.

import type { Decimal } from '../../mapping/mapping.ts';
import { FRACTION, parseAmount, parseFraction } from '../../mapping/parse-fraction.ts';
import { isSameUnitWord } from '../../mapping/same-unit-word.ts';
import type { CountedValue } from '../column/column-facts.ts';
import { quantityOf, unitFactor, usualUnit } from './known-units.ts';
import type { FileDecimal } from './number-notation.ts';

/** The share of cells that must fit. */
export const TOLERANCE = 0.97;

/** The share for a column in which nearly all cells have one known unit, so that nobody doubts what it is. */
const TOLERANCE_WITH_UNIT = 0.9;

export interface NumberReading {
  readonly unit: string | null;
  /** Several units of one quantity, each with its value in `unit`. */
  readonly units: readonly (readonly [string, number])[];
  /** Only if it differs from the file's. */
  readonly decimal: Decimal | null;
  readonly misfits: readonly CountedValue[];
  /** All are whole numbers. */
  readonly whole: boolean;
}

export interface QuantityParts {
  readonly number: string;
  readonly unit: string;
}

const ROUGHLY = /^(?:about|approx(?:imately|\.)?|around|circa|ca\.?|etwa|rund|environ|aprox\.?|asi|cca\.?|~|≈|±)\s*/i;
/** `5/8-inch`, `1 1/4 oz`, `12-Volt`: a fraction has its unit behind it, and behind a hyphen stands a unit that is known. */
const FRACTION_OF = new RegExp(`^(${FRACTION})\\s*(-?)\\s?([\\p{L}"″”'][\\p{L}"″”'.]{0,11})$`, 'u');
const HYPHENED = /^(\d+(?:[.,]\d+)?)-(\p{L}{2,11}\.?)$/u;
const QUANTITY =
  /^([-+\u2212\u2013]?\d(?:[\d.,'’ \u00a0\u2009\u202f]*\d)?)\s*([\p{L}"″”°%µ²³/'][\p{L}\p{M}\p{N}"″”°%µ²³/'().]{0,11})?$/u;

/** `100 mm /sec` */
const SPACED_RATE = /(?<=\p{L})(?:\s+\/\s*|\s*\/\s+)(?=\p{L})/u;

/** Splits a text into a number and its unit. Null if the text is more than that. */
export function quantityParts(text: string): QuantityParts | null {
  const plain = text.replace(ROUGHLY, '').replace(SPACED_RATE, '/');
  const [, fraction, , behind = ''] = FRACTION_OF.exec(plain) ?? [];
  if (fraction !== undefined && quantityOf(behind) !== null) return { number: fraction, unit: behind };
  const [, whole, unit = ''] = HYPHENED.exec(plain) ?? [];
  if (whole !== undefined && quantityOf(unit) !== null) return { number: whole, unit };
  const found = QUANTITY.exec(plain);
  return found === null ? null : { number: found[1] ?? '', unit: found[2] ?? '' };
}

/** `decimal`: how the file writes numbers, if that is known. */
export function recogniseNumber(values: readonly CountedValue[], decimal: FileDecimal): NumberReading | null {
  const parts = values.map((value) => ({ value, parts: quantityParts(value.text) }));
  const total = sum(values);
  const units = new Map<string, number>();
  for (const { value, parts: found } of parts) {
    if (found !== null) units.set(found.unit, (units.get(found.unit) ?? 0) + value.count);
  }
  const measures = parts.flatMap(({ parts: found }) => found ?? []);
  const reading = unitsOf(units, total, measures);
  if (reading === null) return null;
  const own = hasOwnComma(measures) || (isOpen(decimal) && hasComma(measures)) ? (['comma'] as const) : [];
  for (const notation of [...own, ...notationsOf(decimal)]) {
    const fits = ({ parts: found }: (typeof parts)[number]): boolean =>
      found !== null &&
      !isCode(found.number) &&
      reading.accepts(found.unit) &&
      parseAmount(found.number, notation) !== null;
    const misfits = parts.filter((one) => !fits(one)).map(({ value }) => value);
    const isMeasure = reading.named >= total * TOLERANCE_WITH_UNIT && reading.units.length === 0;
    if (total - sum(misfits) < total * (isMeasure ? TOLERANCE_WITH_UNIT : TOLERANCE)) continue;
    const whole = parts.every((one) => !fits(one) || /^[-+]?\d+$/.test(one.parts?.number ?? ''));
    return {
      unit: reading.unit,
      units: reading.units,
      decimal: notation === decimal.setting ? null : notation,
      misfits,
      whole,
    };
  }
  return null;
}

/** Tried in this order. In a file that certainly has decimal points, `32,64` is not a number. */
const notationsOf = ({ setting, isPoint }: FileDecimal): readonly (Decimal | null)[] =>
  setting !== null
    ? [setting, setting === 'comma' ? 'point' : null]
    : isPoint
      ? [null, 'point']
      : [null, 'point', 'comma'];

/** `0,75 l` beside `1,5 l`: before one or two digits and a unit, a comma is a decimal comma in any file. */
const hasOwnComma = (measures: readonly QuantityParts[]): boolean =>
  areDecimalCommas(measures, /^0,\d/, /^\d+,\d{1,4}$/);

/** Where the file says nothing of it, a comma before one or two digits is a decimal one. */
const hasComma = (measures: readonly QuantityParts[]): boolean =>
  areDecimalCommas(measures, /^\d+,\d{1,2}$/, /^\d+,\d{1,2}$|^0,\d+$/);

/** `sure`: some number with a comma is like it; `any`: each is. Most have a unit, and none has an unknown one. */
function areDecimalCommas(measures: readonly QuantityParts[], sure: RegExp, any: RegExp): boolean {
  const commas = measures.filter(({ number }) => number.includes(','));
  const bare = commas.filter(({ unit }) => unit === '').length;
  return (
    commas.some(({ number }) => sure.test(number)) &&
    commas.every(({ number, unit }) => any.test(number) && (unit === '' || quantityOf(unit) !== null)) &&
    bare <= commas.length * FEW_BARE &&
    measures.every(({ number }) => !number.includes('.'))
  );
}

const FEW_BARE = 0.3;

const isOpen = ({ setting, isPoint }: FileDecimal): boolean => setting === null && !isPoint;

/** Whether commas in the cells of a column are decimal ones, whatever the file does elsewhere. Between two ends of a range, none has a unit behind it. */
export function isDecimalCommaColumn(values: readonly CountedValue[]): boolean {
  const measures = values.flatMap(({ text }) => quantityParts(text) ?? []);
  return hasOwnComma(measures) || hasComma(measures);
}

const sum = (values: readonly CountedValue[]): number => values.reduce((total, { count }) => total + count, 0);

/** A leading zero, as in a post code or a part number; a plus and many digits, as in a telephone number. */
const isCode = (number: string): boolean => /^-?0\d|^\+\d[\d ]{5}/.test(number);

interface Units {
  readonly unit: string | null;
  readonly units: readonly (readonly [string, number])[];
  /** How many cells have the unit, if it is a known one. */
  readonly named: number;
  accepts(unit: string): boolean;
}

/** The one unit of a column, or several of one quantity. */
function unitsOf(counts: ReadonlyMap<string, number>, total: number, measures: readonly QuantityParts[]): Units | null {
  const named = [...counts].filter(([unit]) => unit !== '').toSorted(([, a], [, b]) => b - a);
  const [most] = named;
  if (most === undefined) return { unit: null, units: [], named: 0, accepts: (unit) => unit === '' };
  const bare = counts.get('') ?? 0;
  const [main] = most;
  const quantity = quantityOf(main);
  if (quantity === null) {
    // An unknown word is a unit only if it follows every number: `12 months`, but not `10 Home` and `7 Pro`.
    const forms = named.filter(([unit]) => unit === main || isSameUnitWord(unit, main));
    const behind = forms.reduce((all, [, count]) => all + count, 0);
    const sure = behind + bare >= total * TOLERANCE && behind > bare && named.length - forms.length < 2;
    const words = forms.map(([unit]) => unit);
    const top = named.length === 1 && bare > 0 ? topOfScale(main) : null;
    if (top !== null && behind + bare >= total * TOLERANCE && areWithin(measures, top)) {
      return { unit: main, units: [], named: 0, accepts: (unit) => unit === '' || unit === main };
    }
    // `2000/1000` among a hundred plain numbers is no reason to doubt these.
    if (!sure && bare >= total * TOLERANCE) return { unit: null, units: [], named: 0, accepts: (unit) => unit === '' };
    return sure
      ? { unit: pluralOf(words, measures), units: [], named: 0, accepts: (unit) => unit === '' || words.includes(unit) }
      : null;
  }
  const known = new Map(
    named.flatMap(([name]) => (quantityOf(name) === quantity ? [[name, usualUnit(name)] as const] : [])),
  );
  const spellings = [...new Set(known.values())];
  const unit = exactUnit(usualUnit(main), spellings, measures);
  const units =
    spellings.length < 2 ? [] : spellings.map((name): readonly [string, number] => [name, unitFactor(name, unit) ?? 1]);
  const behind = named.reduce((all, [name, count]) => (known.has(name) ? all + count : all), 0);
  return { unit, units, named: behind, accepts: (name) => name === '' || known.has(name) };
}

/** `6/10` is 6 of 10. Null: it is no scale. */
function topOfScale(unit: string): number | null {
  const top = Number(/^\/(\d{1,3})$/.exec(unit)?.[1] ?? 0);
  return SCALES.has(top) ? top : null;
}

const SCALES = new Set([5, 6, 7, 10, 20, 100]);

/** A number on a scale, with or without its top behind it. */
const areWithin = (measures: readonly QuantityParts[], top: number): boolean =>
  measures.every(({ number }) => {
    const value = Number(number.replace(',', '.'));
    return value >= 0 && value <= top;
  });

/** The word that follows most numbers other than 1, out of `Person` and `Personen`. */
function pluralOf(words: readonly string[], measures: readonly QuantityParts[]): string {
  const countOf = (word: string): number =>
    measures.filter(({ number, unit }) => unit === word && number !== '1').length;
  return words.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? '';
}

/** Nobody writes 20 s as minutes, so a column with such values is in seconds. */
function exactUnit(main: string, others: readonly string[], measures: readonly QuantityParts[]): string {
  const isExact = ({ number, unit }: QuantityParts): boolean => {
    const amount =
      (parseFraction(number) ?? Number(number.replace(',', '.'))) * (unitFactor(usualUnit(unit), main) ?? 1);
    return Number.isNaN(amount) || Math.abs(Number(amount.toPrecision(12)) - amount) <= amount * 1e-14;
  };
  if (measures.every(isExact)) return main;
  const finer = others.filter((other) => Number.isInteger(unitFactor(main, other)) && other !== main);
  const isFinest = (one: string): boolean => others.every((other) => (unitFactor(one, other) ?? 1) <= 1);
  return finer.find(isFinest) ?? main;
}
