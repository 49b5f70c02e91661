// How a file writes its numbers. Prices are the surest sign. Without prices, every column has one vote, because `20,20` in
// one column may be two numbers.

import type { Decimal } from '../../mapping/mapping.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { namesPrice } from '../column/column-names.ts';
import { areGroupedByPoints, type PriceContext } from './grouped-by-points.ts';
import { pricesIn } from './mixed-prices.ts';
import { concludeNotation, type FileDecimal, type NotationEvidence, weighNotation } from './number-notation.ts';
import { priceIn, pricePattern } from './price-pattern.ts';
import { priceParts } from './read-price.ts';
import { quantityParts } from './recognise-number.ts';

/** `language`: of the catalog; null: not known. `named`: columns that a person says the prices are in. `currencies`: those of the prices. */
export function findDecimal(
  columns: readonly ColumnFacts[],
  language: string | null,
  named: readonly string[] = [],
  currencies: readonly string[] = [],
): FileDecimal {
  const isPrice = ({ name }: ColumnFacts): boolean => namesPrice(name) || named.includes(name);
  const voices = columns
    .filter((column) => !column.isArray && !column.isAddress)
    .map((column) => voiceOf(column, { language, currencies }, isPrice(column)));
  const priced = voices.filter(({ column }) => isPrice(column));
  const said = vote(priced) ?? vote(voices);
  if (said === 'comma') return { setting: 'comma', isPoint: false };
  // `12 900` needs a setting, though it says nothing of decimals.
  if (said === null && priced.some(({ isSpaced }) => isSpaced))
    return { setting: hasDecimalComma(language) ? 'comma' : 'point', isPoint: false };
  const isGrouped = voices.some(({ thousands }) => thousands) || priced.some(({ isSpaced }) => isSpaced);
  return { setting: isGrouped ? 'point' : null, isPoint: said === 'point' };
}

function vote(voices: readonly Voice[]): Decimal | null {
  const count = (notation: Decimal): number => voices.filter((voice) => voice.notation === notation).length;
  const [point, comma] = [count('point'), count('comma')];
  return point === 0 && comma === 0 ? null : comma > point ? 'comma' : 'point';
}

interface Voice {
  readonly column: ColumnFacts;
  readonly notation: Decimal | null;
  /** All numbers with a comma look like `1,299`. */
  readonly thousands: boolean;
  /** Prices have a space or an apostrophe between thousands. */
  readonly isSpaced: boolean;
}

/** Prices in both notations say nothing of the other columns, unless one of them is rare. */
function ofPrices({ point, comma }: NotationEvidence): Decimal | null {
  if (Math.min(point, comma) * MIXED > point + comma) return null;
  return comma > point ? 'comma' : point > 0 ? 'point' : null;
}

const MIXED = 20;

function voiceOf(column: ColumnFacts, { language, currencies }: PriceContext, isPrice: boolean): Voice {
  const evidence: NotationEvidence = { point: 0, comma: 0 };
  const pattern = isPrice ? pricePattern(column) : undefined;
  if (pattern !== undefined) {
    const prices = pricesIn(column);
    // Numbers of a JSON file say nothing of how its texts are written.
    const texts = prices.filter(({ value }) => value.isNumber !== true);
    for (const { number, value } of texts.length > 0 ? texts : prices) weighNotation(number, value.count, evidence);
    if (areGroupedByPoints(prices, { language, currencies })) evidence.comma += column.filled;
  }
  let [numbers, commas, grouped, spaced] = [0, 0, 0, 0];
  for (const { text, count } of column.values) {
    const price = pattern === undefined ? null : priceIn(text, pattern);
    const number = priceParts(price ?? text)?.number ?? quantityParts(text)?.number;
    if (number === undefined) continue;
    numbers += count;
    if (pattern === undefined) weighNotation(number, count, evidence);
    if (SPACED.test(number)) spaced += count;
    if (!number.includes(',')) continue;
    commas += count;
    if (/^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/.test(number)) grouped += count;
  }
  // A column of prices may have words instead (`No old price`).
  const written = isPrice
    ? column.values.reduce((sum, { text, count }) => sum + (/\d/.test(text) ? count : 0), 0)
    : column.filled;
  const isNumeric = numbers > 0 && numbers >= written * 0.8;
  const thousands = isNumeric && commas > 0 && grouped >= commas * 0.98;
  return {
    column,
    notation: isNumeric ? (isPrice ? ofPrices(evidence) : concludeNotation(evidence)) : null,
    thousands,
    isSpaced: pattern !== undefined && spaced > 0,
  };
}

const SPACED = /^\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?$/;

const hasDecimalComma = (language: string | null): boolean =>
  language !== null &&
  new Intl.NumberFormat(language).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',');
