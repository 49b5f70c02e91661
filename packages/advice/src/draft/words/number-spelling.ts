// How numbers read in titles: in the language's notation, with the unit or the currency where people put it.

import type { Profile } from '../attribute/profile.ts';
import type { DraftLanguage } from '../draft.ts';

export interface NumberSpelling {
  /** A number alone: `1.5 kg`, `€600`. */
  one(value: number): string;
  /** A number before another one of the same unit: `1`, `€600`. */
  bare(value: number): string;
  /** Beside a field for numbers: a unit, a currency sign, or nothing. */
  readonly label: string;
}

export function numberSpelling(
  { attribute, concept }: Profile,
  language: DraftLanguage,
  currency: string | null,
): NumberSpelling {
  if (concept === 'price') return moneySpelling(language, currency);
  const isYear = concept === 'year';
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: isYear ? false : 'min2' });
  const bare = (value: number) => format.format(value);
  const unit = language === 'de' && attribute.unit === 'in' ? 'Zoll' : attribute.unit;
  const unitOf = (value: number) => (value === 1 ? (SINGULAR.get(unit ?? '') ?? unit) : unit);
  const one = (value: number) =>
    unit === null ? bare(value) : `${bare(value)}${isTight(unit) ? '' : ' '}${unitOf(value)}`;
  return { one, bare, label: unit ?? '' };
}

const SINGULAR: ReadonlyMap<string, string> = new Map(
  'Personen:Person persons:person people:person Jahre:Jahr years:year hours:hour Stunden:Stunde'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([many = '', single = '']) => [many, single] as const),
);

/** A space that keeps its line together cannot be told from others in a file that people edit. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Signs that stand right behind a number. */
const isTight = (unit: string): boolean => unit === '"' || unit === '°' || unit === "'";

function moneySpelling(language: DraftLanguage, currency: string | null): NumberSpelling {
  const number = (value: number) => {
    const digits = Number.isInteger(value) ? 0 : 2;
    return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );
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
    const [whole, cents] = [money(0), money(2)];
    const one = (value: number) => plainSpaces((Number.isInteger(value) ? whole : cents).format(value));
    const parts = whole.formatToParts(1);
    const label = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    const isBehind = parts.at(-1)?.type === 'currency';
    return { one, bare: isBehind ? number : one, label };
  } catch {
    // Not a currency code: written behind the number as it is.
    return { one: (value) => `${number(value)} ${currency}`, bare: number, label: currency };
  }
}
