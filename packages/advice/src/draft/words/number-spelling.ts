// Writes numbers for titles: in the language's notation, with the unit or the currency where people expect it.

import { countsThings } from '../attribute/counts-itself.ts';
import type { Profile } from '../attribute/profile.ts';
import { inFractions, isInInches, isSaidInFractions } from './fractions.ts';
import type { DraftLanguage } from './languages/languages.ts';
import type { Phrases } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';

export interface NumberSpelling {
  /** A number alone: `1.5 kg`, `€600`. */
  one(value: number): string;
  /** A number before another one of the same unit: `1`, `€600`. */
  bare(value: number): string;
  /** Beside a field for numbers: a unit, a currency sign, or nothing. */
  readonly label: string;
}

export function numberSpelling(profile: Profile, language: DraftLanguage, currency: string | null): NumberSpelling {
  const { attribute, concept, column } = profile;
  if (concept === 'price') return moneySpelling(language, currency);
  // `5000` beside `15,000` looks like a slip.
  const isLarge = column.type === 'number' && column.numbers.some((number) => number >= GROUPED_BY_ALL);
  const bare = fewDigits(language, concept === 'year' ? null : isLarge && attribute.unit !== 'px' ? 'always' : 'min2');
  const unit = attribute.unit === null ? null : phrasesIn(language).unit(attribute.unit);
  const unitOf = (value: number) => (value === 1 ? (SINGULAR.get(unit ?? '') ?? unit) : unit);
  if (attribute.unit === 'kg') return weightSpelling(bare, phrasesIn(language));
  const memory = /^[kmg]b$/i.test(attribute.unit ?? '') && column.type === 'number' ? column.numbers : null;
  if (memory?.some((value) => value >= THOUSAND))
    return memorySpelling(memory, attribute.unit ?? '', bare, phrasesIn(language));
  if (column.type === 'number' && LARGER_UNITS.has(attribute.unit ?? '') && column.numbers.some(isThousands))
    return largerSpelling(attribute.unit ?? '', bare, phrasesIn(language));
  if (isSaidInFractions(profile)) {
    const behind = isInInches(attribute) ? '″' : ` ${unit}`;
    return { one: (value) => `${inFractions(value)}${behind}`, bare: inFractions, label: unit ?? '' };
  }
  // The question says what is counted.
  if (unit !== null && countsThings(profile)) return { one: bare, bare, label: unit };
  const one = (value: number) =>
    unit === null ? bare(value) : `${bare(value)}${isTight(unit) ? '' : ' '}${unitOf(value)}`;
  return { one, bare, label: unit ?? '' };
}

/** Nobody says 0.09 kg. */
function weightSpelling(bare: (value: number) => string, { unit }: Phrases): NumberSpelling {
  const isLight = (value: number): boolean => value > 0 && value < 1;
  const inGrams = (value: number): string => `${bare(Number((value * 1000).toFixed(3)))} ${unit('g')}`;
  return {
    one: (value) => (isLight(value) ? inGrams(value) : `${bare(value)} ${unit('kg')}`),
    bare: (value) => (isLight(value) ? inGrams(value) : bare(value)),
    label: unit('kg'),
  };
}

/** Nobody says 10,000 g. */
function largerSpelling(own: string, bare: (value: number) => string, { unit }: Phrases): NumberSpelling {
  const larger = unit(LARGER_UNITS.get(own) ?? '');
  const one = (value: number): string =>
    isThousands(value) ? `${bare(Number((value / THOUSAND).toFixed(3)))} ${larger}` : `${bare(value)} ${unit(own)}`;
  // Before `1 kg`, 500 needs its own unit.
  return { one, bare: one, label: unit(own) };
}
const LARGER_UNITS: ReadonlyMap<string, string> = new Map([
  ['g', 'kg'],
  ['ml', 'l'],
]);
const isThousands = (value: number): boolean => value >= THOUSAND && Number.isInteger(value / 10);

/** Nobody says 2000 GB: whole thousands are the next larger unit, be it counted in steps of 1000 or of 1024. */
function memorySpelling(
  numbers: Float64Array,
  own: string,
  bare: (value: number) => string,
  phrases: Phrases,
): NumberSpelling {
  const unit = phrases.unit(own);
  const larger = phrases.unit(LARGER.get(own.charAt(0).toUpperCase()) ?? '');
  const thousandsOf = (value: number): number | null => {
    const decimal = value / THOUSAND;
    if (value >= THOUSAND && Number.isInteger(2 * decimal)) return decimal;
    const binary = value / 1024;
    // Drives of 1000 and of 1024 GB would read the same.
    const hasTwin = numbers.includes(binary * THOUSAND);
    return value >= THOUSAND && Number.isInteger(2 * binary) && !hasTwin ? binary : null;
  };
  const one = (value: number): string => {
    const thousands = thousandsOf(value);
    return thousands === null ? `${bare(value)} ${unit}` : `${bare(thousands)} ${larger}`;
  };
  // Before `1 TB`, 500 needs its own unit.
  return { one, bare: one, label: unit };
}
const THOUSAND = 1000;
const LARGER: ReadonlyMap<string, string> = new Map([
  ['K', 'MB'],
  ['M', 'GB'],
  ['G', 'TB'],
]);

const GROUPED_BY_ALL = 10_000;

const SINGULAR: ReadonlyMap<string, string> = new Map(
  'Personen:Person persons:person people:person Jahre:Jahr years:year stars:star hours:hour Stunden:Stunde'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([many = '', single = '']) => [many, single] as const),
);

/** Replaces non-breaking spaces, because people who edit the file cannot tell them from others. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Signs that are written right after a number, such as that of `7/10`, and words of scripts that put no space between words: `27インチ`. */
const isTight = (unit: string): boolean =>
  unit === '"' ||
  unit === '°' ||
  unit.startsWith('/') ||
  unit === "'" ||
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(unit);

/** Countries that write money in a way of their own: `400 €` in Portugal, `€ 400` in Brazil. The currency tells them. */
const REGIONS: Readonly<Record<string, string>> = {
  ...{ 'pt EUR': 'pt-PT', 'de CHF': 'de-CH', 'it CHF': 'it-CH', 'fr CAD': 'fr-CA', 'en INR': 'en-IN' },
  ...{
    'es COP': 'es-CO',
    'es MXN': 'es-MX',
    'es ARS': 'es-AR',
    'es CLP': 'es-CL',
    'es PEN': 'es-PE',
    'es UYU': 'es-UY',
    'es BOB': 'es-BO',
    'es CRC': 'es-CR',
    'es CUP': 'es-CU',
    'es DOP': 'es-DO',
    'es GTQ': 'es-GT',
    'es HNL': 'es-HN',
    'es NIO': 'es-NI',
    'es PAB': 'es-PA',
    'es PYG': 'es-PY',
    'es VES': 'es-VE',
  },
  ...{ 'pt AOA': 'pt-AO', 'pt MZN': 'pt-MZ', 'fr MAD': 'fr-MA', 'en ZAR': 'en-ZA', 'en KES': 'en-KE' },
  ...{ 'ru BYN': 'ru-BY', 'ro MDL': 'ro-MD', 'zh TWD': 'zh-TW', 'zh HKD': 'zh-HK', 'zh SGD': 'zh-SG' },
};

/** The language as it is written where prices are in this currency: what shows the advisor then writes prices as its titles do. */
export const writtenLanguage = (language: DraftLanguage, currency: string | null): string =>
  REGIONS[`${language} ${currency ?? ''}`] ?? language;

function moneySpelling(speech: DraftLanguage, currency: string | null): NumberSpelling {
  const language = writtenLanguage(speech, currency);
  const powers = fewDigits(language, 'min2');
  const number = (value: number) => {
    const digits = digitsOfMoney(value);
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return isPlain(value) ? new Intl.NumberFormat(language, format).format(value) : powers(value);
  };
  if (currency === null) return { one: number, bare: number, label: '' };
  try {
    const money = (digits: number) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const parts = money(0).formatToParts(1);
    const label = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    const isBehind = parts.at(-1)?.type === 'currency';
    const one = (value: number) => {
      if (isPlain(value)) return plainSpaces(money(digitsOfMoney(value)).format(value));
      return isBehind ? `${powers(value)} ${label}` : `${label}${powers(value)}`;
    };
    return { one, bare: isBehind ? number : one, label };
  } catch {
    // It is not a currency code, so it is written after the number as it is.
    return { one: (value) => `${number(value)} ${currency}`, bare: number, label: currency };
  }
}

/** Whole, or in cents. Parts of a cent are shown only if there are some. */
const digitsOfMoney = (value: number): number =>
  [0, 2, 3, 4, 5].find((digits) => Number(value.toFixed(digits)) === value) ?? 6;

const DIGITS = 6;
const SMALLEST_PLAIN = 0.0001;
const LARGEST_PLAIN = 1e15;

/**
 * Writes as many digits as people read: `1.5`, `0.00012`, `4.7 × 10⁻¹²`. A very small or very large number gets a power of ten,
 * because long rows of zeros look alike. `useGrouping` null: no thousands separators, as in years.
 */
function fewDigits(language: string, useGrouping: 'min2' | 'always' | null): (value: number) => string {
  const grouping = { useGrouping: useGrouping ?? (false as const) };
  const large = new Intl.NumberFormat(language, { maximumFractionDigits: DIGITS, ...grouping });
  const small = new Intl.NumberFormat(language, { maximumSignificantDigits: DIGITS, ...grouping });
  return (value) => {
    const size = Math.abs(value);
    if (isPlain(value)) return (size < 1 ? small : large).format(value);
    const [mantissa = '', power = ''] = value.toExponential(DIGITS - 1).split('e');
    return `${small.format(Number(mantissa))} × 10${raised(power)}`;
  };
}

/** Whether it can be written without a power of ten. */
const isPlain = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= SMALLEST_PLAIN && Math.abs(value) < LARGEST_PLAIN);

const RAISED: Readonly<Record<string, string>> = { '-': '⁻', '+': '' };
const DIGITS_RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (power: string): string =>
  Array.from(power, (sign) => RAISED[sign] ?? DIGITS_RAISED[Number(sign)] ?? sign).join('');
