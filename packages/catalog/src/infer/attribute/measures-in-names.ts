// Finds measures in product names that no column of the file has: `Olive oil 0.75 l`, `TV 55" 139 cm`, `Сухий корм 1,5 кг`. It takes only
// what is certain: the unit is right after the number, many names have one, and hardly any has two.

import type { Decimal } from '../../mapping/mapping.ts';
import { FRACTION } from '../../mapping/parse-fraction.ts';
import { quantityOf, usualUnit } from '../cell/known-units.ts';
import { NO_RATE } from '../cell/unit-of-time.ts';
import type { ColumnFacts } from '../column/column-facts.ts';
import { escapePattern } from '../column/derive-column.ts';
import { findPacks } from '../names/packs.ts';
import { CUBIC, FLOW, type MeasuredQuantity, UNITS, VESSELS } from './units-in-names.ts';

export interface MeasureInNames {
  readonly quantity: MeasuredQuantity;
  readonly unit: string;
  /** Several units of the quantity, each with its value in `unit`. */
  readonly units: readonly (readonly [string, number])[];
  readonly pattern: string;
  readonly decimal: Decimal | null;
  /** Slips of the pen: `033` → `0,33`. */
  readonly map: readonly (readonly [string, string])[];
  /** The share of names that must have one. */
  readonly count: number;
}

/** Tools and pipes are measured in parts of an inch. */
const NUMBER_OF_INCHES = `(?:${FRACTION}|(?!0\\d)\\d+(?:[.,]\\d+)?)`;
/** `033 l` may be 0.33 l or 33 l, so it is neither, unless many other names say `0,33 l`. */
const NUMBER = '(?!0\\d)\\d+(?:[.,]\\d+)?';
/** `27-inch`: only words stand behind a hyphen. */
const BETWEEN = '(?:\\s*|\\s?-(?=\\p{L}{4}))';
/** Neither a range, nor one side of several, nor part of a code. */
const BEFORE = '(?<![\\p{L}\\d.,/×x*+–-])(?<!\\d ?[x×*] ?)';
const BEHIND = `(?![\\p{L}\\d])(?! ?[x×*] ?\\d)${NO_RATE}`;
/** No side is weighed or poured, so `6 x 1.5 l` and `500 ml x 12` are packs, and this is what one piece holds. */
const BEFORE_PIECE =
  // `Lime0,5l`: a blank is missing.
  '(?:(?<=\\p{Ll}{3})(?=\\d+[.,]\\d)|(?<![\\p{L}\\d.,/×*+–-])|(?<=(?<![\\p{L}\\d.,])\\d{1,3} ?[x×*] ?))';
const BEHIND_PIECE = '(?![\\p{L}\\d])';
const OF_PIECES: ReadonlySet<MeasuredQuantity> = new Set(['weight', 'volume']);
/** A word may follow a sign without a blank: `55"LED`. */
const BEHIND_SIGN = '(?!\\d|(?<=\\p{L})\\p{L})(?! ?[x×*] ?\\d)';

const FEWEST_NAMES = 6;
const FEWEST_SHARE = 0.04;
const MOST_WITH_TWO = 0.1;
const FEWEST_VALUES = 3;

export function findMeasuresInNames(title: ColumnFacts): readonly MeasureInNames[] {
  const found = (Object.keys(UNITS) as MeasuredQuantity[]).flatMap((quantity) => findMeasure(title, quantity) ?? []);
  const [sold, ...others] = found.filter(({ quantity }) => OF_PIECES.has(quantity));
  if (sold === undefined || others.length > 0 || sold.count < title.filled * MOSTLY_SOLD_BY) return found;
  const rest = [...OF_PIECES].flatMap((quantity) =>
    quantity === sold.quantity ? [] : (findMeasure(title, quantity, true) ?? []),
  );
  return [...found, ...rest];
}

/** Of the names, those that must say how much is sold for a few others to say it in another way: sweets by weight, and two drinks. */
const MOSTLY_SOLD_BY = 0.5;
const FEW_NAMES = 3;

/** `isBeside`: most names say how much is sold in units of another quantity. */
function findMeasure(title: ColumnFacts, quantity: MeasuredQuantity, isBeside = false): MeasureInNames | null {
  const isOfPiece = OF_PIECES.has(quantity) && title.values.some(({ text }) => findPacks(text).length > 0);
  const before = isOfPiece ? BEFORE_PIECE : BEFORE;
  const end = quantity === 'size' ? BEHIND_SIGN : isOfPiece ? BEHIND_PIECE : BEHIND;
  const known = UNITS[quantity].filter((unit) =>
    unit === 'G'
      ? haveGramsInCapitals(title)
      : OUNCE.test(unit)
        ? areOuncesWeighed(title)
        : !CUBIC.includes(unit) || !title.values.some(({ text }) => FLOW.test(text)),
  );
  const plain = quantity === 'size' ? NUMBER_OF_INCHES : NUMBER;
  const all = new RegExp(`${before}(${plain})${BETWEEN}(${alternatives(known)})${end}`, 'gu');
  const units = new Map<string, number>();
  const values = new Set<string>();
  const numbers = new Set<string>();
  let [one, two, points, commas] = [0, 0, 0, 0];
  for (const { text, count } of title.values) {
    const found = [...text.matchAll(all)];
    const [first] = found;
    if (first === undefined) continue;
    const [, number = '', unit = ''] = first;
    if (!sayOne(quantity, found)) {
      two += count;
      continue;
    }
    one += count;
    units.set(unit, (units.get(unit) ?? 0) + count);
    values.add(`${number} ${unit}`);
    numbers.add(number);
    if (number.includes('.')) points += count;
    if (number.includes(',')) commas += count;
  }
  const fewest = isBeside ? FEW_NAMES : FEWEST_NAMES;
  const isCommon = one >= fewest && one >= title.filled * FEWEST_SHARE && values.size >= FEWEST_VALUES;
  if (!isCommon || two > (one + two) * MOST_WITH_TWO) return null;
  // `300 l`, `1000 litrů` and `80 lt.` are litres together.
  const together = new Map<string, number>();
  for (const [unit, count] of units)
    together.set(nameOf(quantity, unit), (together.get(nameOf(quantity, unit)) ?? 0) + count);
  const often = (unit: string): number => together.get(nameOf(quantity, unit)) ?? 0;
  const found = [...units].toSorted(([a, one], [b, other]) => often(b) - often(a) || other - one).map(([unit]) => unit);
  const main = found[0] ?? '';
  const factors = found.map((unit) => [unit, factorOf(unit, main)] as const);
  const isOneUnit = factors.every(([, factor]) => factor === 1);
  const written = found.length === 1 ? escapePattern(main) : `(${isOneUnit ? '?:' : ''}${alternatives(found)})`;
  const bare = findBare(title, all, numbers);
  const behind = `${BETWEEN}${written}${end}`;
  const slips = findSlips(title, all, new RegExp(`${before}(0\\d{1,2})${behind}`, 'u'));
  const number = [plain, ...slips.map(([slip]) => slip)].join('|');
  return {
    quantity,
    unit: nameOf(quantity, main),
    units: isOneUnit ? [] : factors,
    pattern: `${before}(${number})${bare === null ? behind : `(?:${behind}|${bare})`}`,
    decimal: commas > points ? 'comma' : commas > 0 || points > 0 ? 'point' : null,
    map: slips,
    count: one,
  };
}

const OUNCE = /^(?:oz|ounces?)$/i;
const IN_OUNCES = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)? ?(?:oz|ounces?)(?!\p{L})/iu;
/** Of the names with ounces. */
const FEW_VESSELS = 0.1;

/** Ounces of cups and bottles are what they hold. */
function areOuncesWeighed({ values }: ColumnFacts): boolean {
  const having = values.filter(({ text }) => IN_OUNCES.test(text));
  return having.filter(({ text }) => VESSELS.test(text)).length <= having.length * FEW_VESSELS;
}

/** Names round what they convert. */
const ROUNDED = 0.03;

/** The same once more, or converted: `5 lb`, `5 lb (2.27 kg)`. */
function sayOne(quantity: MeasuredQuantity, found: readonly RegExpExecArray[]): boolean {
  const [[, , main = ''] = []] = found;
  const said = new Set(found.map(([, value = '', unit = '']) => `${value} ${nameOf(quantity, unit)}`));
  const units = new Set(found.map(([, , unit = '']) => nameOf(quantity, unit)));
  if (said.size === 1) return true;
  if (units.size !== said.size) return false;
  const [first = 0, ...others] = found.map(
    ([, value = '', unit = '']) => Number(value.replace(',', '.')) * (quantity === 'size' ? 1 : factorOf(unit, main)),
  );
  return others.every((other) => Math.abs(other - first) <= first * ROUNDED);
}

const CAPITAL_G = /(?<![\p{L}\d.,/+-])(\d+) ?G(?![\p{L}\d])/gu;
const MEMORY = new Set([16, 32, 64, 128, 256, 512, 1024]);
const MOST_MEMORY = 0.3;

/** How else names say how much is sold: another spelling of grams, or another unit. */
const SOLD_BY =
  /(?<![\p{L}\d.,/+-])\d+(?:[.,]\d+)?(?: G| ?(?:g|gr|GR|Gr|kg|KG|Kg|ml|ML|Ml|cl|CL|l|L|lt|LT|oz|OZ|lb|lbs|LBS))(?![\p{L}\d])/u;
/** Goods are weighed in round amounts; models are numbered on. */
const MOSTLY_ROUND = 0.6;

/** `50G` weighs 50 g, where `5G` is a network, `64G` a memory, and `Kit 49G` beside `Kit 50G` a model. */
function haveGramsInCapitals(title: ColumnFacts): boolean {
  let [all, memory, round] = [0, 0, 0];
  for (const { text, count } of title.values) {
    for (const [, number = ''] of text.matchAll(CAPITAL_G)) {
      if (number.length < 2) return false;
      all += count;
      if (MEMORY.has(Number(number))) memory += count;
      if (number.endsWith('0') || number.endsWith('5')) round += count;
    }
  }
  if (all === 0 || memory > all * MOST_MEMORY) return false;
  return round >= all * MOSTLY_ROUND || title.values.some(({ text }) => SOLD_BY.test(text));
}

/** Of the names with a measure. */
const OFTEN_SAID = 0.3;

/** Numbers that lack their decimal sign, each with what many names say in its place. */
function findSlips(title: ColumnFacts, all: RegExp, slip: RegExp): readonly (readonly [string, string])[] {
  const slips = new Set(title.values.flatMap(({ text }) => slip.exec(text)?.[1] ?? []));
  if (slips.size === 0) return [];
  const counts = new Map<string, number>();
  for (const { text, count } of title.values)
    for (const [, number = ''] of text.matchAll(all)) counts.set(number, (counts.get(number) ?? 0) + count);
  const fewest = [...counts.values()].reduce((sum, count) => sum + count, 0) * OFTEN_SAID;
  return [...slips].flatMap((written) => {
    const meant = [',', '.'].map((sign) => `0${sign}${written.slice(1)}`);
    const [known] = meant.filter((number) => (counts.get(number) ?? 0) >= Math.max(FEWEST_NAMES, fewest));
    return known === undefined ? [] : [[written, known] as const];
  });
}

/**
 * The same measure without its unit before one word: `Quickfit 22 Watch Band` beside `Strap (22 mm)`. It counts if most such
 * numbers have the unit in other names. A pattern of what is behind the number; null: there is none.
 */
function findBare(title: ColumnFacts, all: RegExp, measured: ReadonlySet<string>): string | null {
  const words = new Map<string, { readonly numbers: Set<string>; count: number }>();
  for (const { text, count } of title.values) {
    if (text.search(all) !== -1) continue;
    for (const [, number = '', word = ''] of text.matchAll(BARE)) {
      const known = words.get(word) ?? { numbers: new Set<string>(), count: 0 };
      known.numbers.add(number);
      known.count += count;
      words.set(word, known);
    }
  }
  const found = [...words].filter(([, { numbers, count }]) => {
    const known = [...numbers].filter((number) => measured.has(number)).length;
    return count >= FEWEST_NAMES && numbers.size >= 2 && known >= numbers.size * MOSTLY_MEASURED;
  });
  return found.length === 0 ? null : `(?= (?:${alternatives(found.map(([word]) => word))})${BEHIND})`;
}

const BARE = new RegExp(`${BEFORE}(\\d{2,4}) (\\p{L}{3,})(?![\\p{L}\\d])`, 'gu');
const MOSTLY_MEASURED = 0.66;

const alternatives = (units: readonly string[]): string =>
  units
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');

/** Spellings that only names have. */
const IN_NAMES: Readonly<Record<string, string>> = { L: 'l', Wp: 'W', kWp: 'kW' };

const nameOf = (quantity: MeasuredQuantity, unit: string): string => (quantity === 'size' ? 'in' : latinOf(unit));

const latinOf = (unit: string): string => IN_NAMES[unit] ?? usualUnit(unit);

function factorOf(unit: string, main: string): number {
  const [one, other] = [latinOf(unit), latinOf(main)];
  const quantity = quantityOf(one);
  const worth = (name: string): number => quantity?.find(([known]) => known === name)?.[1] ?? 1;
  return Number((worth(one) / worth(other)).toPrecision(12));
}
